import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltChunk } from '@/shell/build/chunkList'
import { copyOfApp } from './withResource'

/** Functions that remove one part of a complete resource: a file, or a piece of a file’s text. */
const remove = (file: string) => (folder: string) => rmSync(join(folder, file))
const cut = (file: string, part: RegExp) => (folder: string) => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const without = text.replace(part, '')
  if (without === text) throw new Error(`${file} has no ${String(part)}`)
  writeFileSync(path, without)
}

const PARTS: [part: string, takeAway: (folder: string) => void][] = [
  ['its name', cut('resource.ts', /^ {2}name: .*\n/m)],
  ['its label', cut('resource.ts', /^ {2}options: .*\n/m)],
  ['its path', cut('resource.ts', /^ {2}path: .*\n/m)],
  ['resource.ts', remove('resource.ts')],
  ['its fields', cut('resource.ts', /^ {2}name: \{ kind.*\n/m)],
  ['a view', cut('index.ts', /^ {4}edit: .*\n/m)],
  ['the file of a view', remove('UmrohPlusListPage.tsx')],
]

describe('a resource that consists of a folder and one line in the registry', () => {
  const app = copyOfApp()
  const folderOf = (index: number) => `umroh-plus-${index}`
  const errors = new Map<string, string[]>()

  beforeAll(() => {
    app.addFolder()
    app.register()
    for (const [index, [, takeAway]] of PARTS.entries()) takeAway(app.addFolder(folderOf(index)))
    // Several threads would check part of the app more than once, and the other tests need the cores.
    const flags = ['--noEmit', '--singleThreaded', '--pretty', 'false']
    const { stdout } = spawnSync(join(app.root, 'node_modules/.bin/tsc'), flags, { cwd: app.root, encoding: 'utf8' })
    for (const line of stdout.split('\n')) {
      const place = /^src\/(?:resources\/([^/]+)\/)?/.exec(line)
      const folder = place?.[1] ?? 'elsewhere'
      if (place) errors.set(folder, [...(errors.get(folder) ?? []), line])
    }
  }, 120_000)
  afterAll(app.remove)

  it('the complete resource compiles, and so does the rest of the app', () => {
    expect([errors.get('umroh-plus'), errors.get('elsewhere')]).toEqual([undefined, undefined])
    const broken = PARTS.map((_, index) => folderOf(index))
    expect([...errors.keys()].filter((folder) => !broken.includes(folder))).toEqual([])
  })

  it.each(PARTS.map(([part], index) => [part, index] as const))(
    'the resource does not compile without %s',
    (_, index) => {
      expect(errors.get(folderOf(index)) ?? []).not.toEqual([])
    },
  )
})

describe('a resource that was copied from the guide', () => {
  const app = copyOfApp()
  let folder = ''
  beforeAll(() => {
    folder = app.addFolder()
    app.register()
  })
  afterAll(app.remove)
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: app.root, encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }

  it('its list, detail, form and action cost five files and 120 lines at most', () => {
    const files = readdirSync(folder)
    const lines = files.map((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length)
    expect(files).toHaveLength(5)
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(120)
  })

  it('lint finds nothing in its folder', () => {
    const { status, said } = run(
      join(app.root, 'node_modules/.bin/oxlint'),
      '--deny-warnings',
      'src/resources/umroh-plus',
    )
    expect([status, said]).toEqual([0, expect.stringContaining('Found 0 warnings and 0 errors.')])
  })

  it('each of its screens is within the budget of its kind, and its list loads no page and no sheet of packages', () => {
    const { status, said } = run(process.execPath, 'tests/run/size.mjs')
    expect(said).toMatch(/^umroh-plus, list +\d/m)
    expect([status, said.match(/^.*is over its.*$/gm)]).toEqual([0, null])
    const chunks = JSON.parse(readFileSync(join(app.root, '.cache/dist-lists/chunks.json'), 'utf8')) as BuiltChunk[]
    const loaded = new Set<BuiltChunk>()
    const load = (one: (chunk: BuiltChunk) => boolean) => {
      const chunk = chunks.find(one)
      if (!chunk || loaded.has(chunk)) return
      loaded.add(chunk)
      for (const fileName of chunk.imports) load((other) => other.fileName === fileName)
    }
    load(({ modules }) => modules.includes('src/resources/umroh-plus/UmrohPlusListPage.tsx'))
    const modules = [...loaded].flatMap((chunk) => chunk.modules)
    expect(modules).toContain('src/kit/CardList.tsx')
    const foreign = /umroh-regular\/(detail|wizard)\/|\/pages\/HomePage|Sheet\.tsx$|SwipeableDrawer|x-date-pickers/
    expect(modules.filter((module) => foreign.test(module))).toEqual([])
  }, 120_000)
})

describe('a build that fails', () => {
  const app = copyOfApp()
  afterAll(app.remove)

  it('says which frames.tsx threw, and why', () => {
    const folder = app.addFolder()
    app.register()
    const thrown =
      "const { label } = JSON.parse('null') as { label: string }\nexport const frames = {\n  list: <p>{label}</p>,\n}\n"
    writeFileSync(join(folder, 'frames.tsx'), thrown)
    const env = { ...process.env, NODE_ENV: 'production', VITE_DEMO: '' }
    const { status, stdout, stderr } = spawnSync(join(app.root, 'node_modules/.bin/vite'), ['build'], {
      cwd: app.root,
      env,
      encoding: 'utf8',
    })
    const said = stdout + stderr
    expect(status).not.toBe(0)
    expect(said).toMatch(/umroh-plus\/frames\.tsx:\d+/)
    expect(said).toContain("Cannot destructure property 'label'")
    expect(said).not.toContain('ENOENT')
  }, 120_000)
})
