import { execFileSync } from 'node:child_process'
import { readFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, Trouble } from '../lib/processes.mjs'

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))

/** npm's own list of all installed packages, as CycloneDX. */
function bomOfNpm() {
  try {
    return JSON.parse(
      execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
        cwd: ROOT,
        encoding: 'utf8',
        maxBuffer: 64e6,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    )
  } catch (error) {
    throw new Trouble(
      `npm sbom failed; it needs npm 10 or newer and what package-lock.json names, installed.\n${error.stderr ?? error.message}`,
    )
  }
}

/** Packages as `name@version`, from their folders. */
function refsOf(folders) {
  const { packages } = readJson('package-lock.json')
  return new Set(
    folders.map((folder) => {
      const { name = folder.replace(/.*node_modules\//, ''), version } = packages[folder] ?? {}
      return `${name}@${version}`
    }),
  )
}

/** Lists the packages in these folders with version, hash and licence, as CycloneDX. */
export function sbomOf(folders) {
  const [bom, kept] = [bomOfNpm(), refsOf(folders)]
  const { name, version } = readJson('package.json')
  const own = `${name}@${version}`
  bom.components = bom.components.filter((component) => kept.has(component['bom-ref']))
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
  bom.dependencies.push({ ref: own, dependsOn: [...kept].sort() })
  // npm takes the project's name from its folder; use the name of package.json instead.
  Object.assign(bom.metadata.component, { 'bom-ref': own, name, version, type: 'application' })
  return bom
}

const IS_LICENCE = /^(licen[cs]e|copying|notice)(\.|-|$)/i

function textsOf(folder) {
  const place = join(ROOT, folder)
  if (!existsSync(place)) return []
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_LICENCE.test(entry.name))
    .map(({ name }) => readFileSync(join(place, name), 'utf8').trim())
}

/** The licence texts of the packages in these folders, which a copy of their code has to carry. */
export const licencesOf = (folders) =>
  folders
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
      return [`${name} ${version} (${license})`, ...textsOf(folder), ''].join('\n\n')
    })
    .join(`${'-'.repeat(80)}\n`)

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Returns the folders of all packages in a build, named as in package-lock.json. `folder` has the lists of the build. */
function packagesIn(folder) {
  const chunks = JSON.parse(readFileSync(join(ROOT, folder, 'chunks.json'), 'utf8'))
  return chunks.flatMap(({ modules }) => modules.flatMap((module) => PACKAGE.exec(module)?.[0] ?? []))
}

/** The service worker is built apart from the app; its runtime names its own parts. */
function workboxParts() {
  const worker = readFileSync(join(ROOT, 'dist/sw.js'), 'utf8')
  return [...worker.matchAll(/workbox:([a-z-]+):\d/g)].map(([, part]) => `node_modules/workbox-${part}`)
}

/** The font's file is copied into the app; no module imports it. */
const FONT = 'node_modules/@fontsource-variable/plus-jakarta-sans'

/** The folders of the packages with code or files in a release, after `dist` and server were built. */
export function releasedPackages() {
  const bundled = ['.cache/dist-lists', '.cache/server/.vite'].flatMap(packagesIn)
  return [...new Set([...bundled, ...workboxParts(), FONT])].sort()
}
