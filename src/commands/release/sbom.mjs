import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
