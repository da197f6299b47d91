import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt, ensureDemoBuilt } from '@/commands/lib/appBuild.mjs'
import { newerIn } from '../support/oldEngine'
import type { BuiltChunk } from '@/shell/build/chunkList'

const root = resolve(import.meta.dirname, '../..')
/** Texts of the demo, its seed and the reference API. A test of the demo build proves that each text can be found. */
const MARKERS = [
  'siti@annur.co.id',
  'admin123',
  'PBKDF2',
  'umroh-demo',
  'Mulai ulang demo',
  'latency',
  'An-Nur Tour',
  'Majelis Taklim',
  'pbkdf2-sha256',
]
const KEPT_OUT = /^src\/(demo|partner-api)\/|(^|\/)node_modules\/hono\//

type Built = { modules: string[]; text: string; names: string[]; chunks: BuiltChunk[]; html: string; early: string }

const COMPRESSED = /\.(br|gz)$/
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

/** Reads what `npm run build` or `npm run build:demo` wrote. */
function builtIn(folder: 'dist' | 'dist-demo'): Built {
  const place = join(root, folder)
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !COMPRESSED.test(name))
  const textOf = (pattern: RegExp) =>
    names
      .filter((name) => pattern.test(name))
      .map((name) => readFileSync(join(place, name), 'utf8'))
      .join('\n')
  const chunks = JSON.parse(readFileSync(join(root, `.cache/${folder}-lists/chunks.json`), 'utf8')) as BuiltChunk[]
  return {
    modules: chunks.flatMap(({ modules }) => modules),
    names,
    chunks,
    html: textOf(/^index\.html$/),
    early: textOf(/^assets\/early-.*\.js$/),
    text: textOf(TEXT).toLowerCase(),
  }
}

/** The modules of the named chunks and of every chunk that they import. */
function loadedWith({ chunks }: Built, ...names: string[]): string[] {
  const seen = new Set<string>()
  const load = (fileName: string): string[] => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    if (!chunk || seen.has(fileName)) return []
    seen.add(fileName)
    return [...chunk.modules, ...chunk.imports.flatMap(load)]
  }
  return names.flatMap((name) => {
    const chunk = chunks.find((one) => one.name === name)
    if (!chunk) throw new Error(`no chunk is named ${name}`)
    return load(chunk.fileName)
  })
}

const packagesOf = (modules: string[]) => [
  ...new Set(modules.map((module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1])),
]
const REACT_ADMIN_SCREENS = ['react-admin', 'ra-ui-materialui', 'ra-language-english']

const markersIn = ({ text }: Built) => MARKERS.filter((marker) => text.includes(marker.toLowerCase()))

describe('the production build', () => {
  let app: Built
  beforeAll(async () => {
    await ensureBuilt()
    app = builtIn('dist')
  }, 120_000)

  it('the build holds the whole app', () => {
    expect(app.names).toContain('index.html')
    expect(app.modules.filter((module) => module.startsWith('src/')).length).toBeGreaterThan(100)
  })

  it('the build holds no module of the demo, the reference API or its server', () => {
    expect(app.modules.filter((module) => KEPT_OUT.test(module))).toEqual([])
  })

  // The login has from ra-core only the routes' contexts and the imports of ra-data-simple-rest.
  it('the login loads no screen of react-admin, no query, no form and no date picker', () => {
    const packages = packagesOf(loadedWith(app, 'app'))
    expect(packages).toContain('react-dom')
    expect(
      packages.filter(
        (name) => name && /^(react-admin|@mui\/x-date-pickers|@tanstack|react-hook-form|dayjs|lodash)/.test(name),
      ),
    ).toEqual([])
  })

  it('list, detail and home load ra-core, and neither a date picker nor a screen of react-admin', () => {
    const packages = packagesOf(loadedWith(app, 'app', 'area', 'pages'))
    expect(packages).toContain('ra-core')
    expect(packages.filter((name) => name && [...REACT_ADMIN_SCREENS, '@mui/x-date-pickers'].includes(name))).toEqual(
      [],
    )
  })

  it('the list with its statuses loads no form library, and what Beranda and the detail show of the status loads no sheet', () => {
    const list = packagesOf(loadedWith(app, 'app', 'area'))
    expect(list.filter((name) => name === 'react-hook-form')).toEqual([])
    const parts = loadedWith(app, 'pages', 'umroh-regular-show-status')
    expect(parts.filter((module) => /\/(HomeLists|DetailStatus)\.tsx$/.test(module))).toHaveLength(2)
    expect(parts.filter((module) => module.includes('/ui/sheet/'))).toEqual([])
    expect(packagesOf(parts).filter((name) => name === 'react-hook-form')).toEqual([])
  })

  it('no screen of a mitra loads react-admin’s own screens, which only the desktop uses', () => {
    const phone = packagesOf(loadedWith(app, 'app', 'area', 'pages', 'sheet', 'umroh-regular-form', 'CalendarPanel'))
    expect(phone.filter((name) => name && REACT_ADMIN_SCREENS.includes(name))).toEqual([])
    expect(packagesOf(loadedWith(app, 'PackageTablePage'))).toContain('ra-ui-materialui')
  })

  it('the build holds one copy of each library that must be unique', () => {
    const copies = (name: string) =>
      new Set(app.modules.map((module) => new RegExp(`^(.*node_modules/${name})/`).exec(module)?.[1]).filter(Boolean))
        .size
    expect(
      ['react', 'react-dom', 'react-router', '@emotion/react', '@tanstack/query-core', 'react-hook-form'].map(copies),
    ).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('the first paint waits for the inline script, which puts the frame in', () => {
    const [, waited] = /<link rel="expect" href="#(\w+)" blocking="render"/.exec(app.html) ?? []
    expect(app.html).toMatch(new RegExp(`--></template><script id="${String(waited)}">`))
  })

  it('index.html draws a frame of every screen of a mitra before the code loads', () => {
    const words = (screen: string) => app.html.split(`<template id="shell-${screen}"><!--`)[1]?.split('</template>')[0]
    expect(words('login')).toMatch(/Masuk.*Silahkan masuk.*name="email".*name="password".*Login.*Continue with Google/s)
    expect(words('home')).toMatch(/Paket Umroh.*Umroh Reguler.*Beranda.*Profil/s)
    expect(words('umroh-regular/list')).toMatch(/Paket Umroh Regular.*Buat Baru.*Cari paket umroh.*role="progressbar"/s)
    expect(words('umroh-regular/show')).toMatch(/Detail Paket.*role="progressbar".*Kembali ke daftar/s)
    expect(words('umroh-regular/wizard')).toMatch(/Umroh Regular.*Info.*Review.*role="progressbar"/s)
    expect(words('profile')).toMatch(/role="progressbar".*Profil/s)
    expect(words('desktop')).toMatch(/Initializing\.\.\./)
    // The other script is the one that knows old browsers.
    expect(app.html.match(/<script\b/g)).toHaveLength(2)
  })

  it('no script before React holds a lookbehind or a named group: Safari before 16.4 rejects a whole script for one, and only the inline script starts the app', () => {
    expect(app.html).toContain('id="entry"')
    expect(app.html).not.toContain('(?<')
    expect(app.early).toContain('data-held')
    expect(app.early).not.toContain('(?<')
  })

  it('no file of the build uses what the oldest promised browsers do not know, and nor do its libraries (docs/product.md §34.1)', () => {
    const codes = app.names.filter((name) => name.endsWith('.js'))
    // jsPDF defines a function `toHex`, and React Query an `isError`.
    const OWN_NAMES = ['.toHex', '.isError']
    const found = codes.flatMap((name) =>
      newerIn(readFileSync(join(root, 'dist', name), 'utf8')).filter((member) => !OWN_NAMES.includes(member)),
    )
    expect(codes.length).toBeGreaterThan(50)
    expect(found).toEqual([])
  })

  it('the early script has the card of the list and the name of a detail with holes, once, and no text of their samples; index.html has neither', () => {
    const { early, html } = app
    expect(app.names.filter((name) => /^assets\/early-.*\.js$/.test(name))).toHaveLength(1)
    expect(early.split('aria-label="Duplikat {name}"')).toHaveLength(2)
    expect(early).toMatch(/<section[^`]*?\{name\}[^`]*?\{journey\}[^`]*?\{double\}/)
    for (const text of [early, html]) expect(text).not.toMatch(/PELANGGAN|KODE|NAMA/)
    expect(html).not.toMatch(/\{(?:name|journey|double)\}/)
  })

  it('index.html has no styles of a class that no frame has: each costs bytes before the first paint', () => {
    const [, css = ''] = /<style id="styles">(.*?)<\/style>/s.exec(app.html) ?? []
    const drawn = app.html.replace(css, '')
    const names = new Set(css.match(/(?<=\.)css-\w+/g))
    expect(names.size).toBeGreaterThan(20)
    expect([...names].filter((name) => !drawn.includes(name))).toEqual([])
  })

  it('index.html names only files of the build', () => {
    const named = [...app.html.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((name) => !app.names.includes(name ?? ''))).toEqual([])
  })

  it('the build has no dot folder: a static host would serve the lists of its modules', () => {
    expect(app.names.filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('the build has no source map and refers to none', () => {
    expect(app.names.filter((name) => name.endsWith('.map'))).toEqual([])
    expect(app.text).not.toContain('sourcemappingurl=')
  })

  it('the build contains no text and no file name of the demo or the reference API', () => {
    expect(markersIn(app)).toEqual([])
    expect(app.names.filter((name) => /demo|partner-api/i.test(name))).toEqual([])
  })
})

describe('the demo build', () => {
  it('the demo build holds all that the production build must not, so the markers above are valid', async () => {
    await ensureDemoBuilt()
    const demo = builtIn('dist-demo')
    expect(markersIn(demo)).toEqual(MARKERS)
    expect(demo.modules.filter((module) => KEPT_OUT.test(module)).length).toBeGreaterThan(30)
    expect(demo.modules.filter((module) => /\/partner-api\/(host|postgres)\/|^node:/.test(module))).toEqual([])
  }, 120_000)
})
