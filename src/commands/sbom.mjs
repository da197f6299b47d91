import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, ROOT, Trouble } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

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

/**
 * The packages that the lock file does not mark as development tools. npm's `--omit dev` would leave out React, because
 * React is also a peer dependency of a tool.
 */
function productionRefs() {
  const places = Object.entries(readJson('package-lock.json').packages).filter(
    ([, { dev, devOptional }]) => !dev && !devOptional,
  )
  return new Set(
    places.map(([place, { name, version }]) => `${name ?? place.replace(/.*node_modules\//, '')}@${version}`),
  )
}

/** `npm run -s sbom > sbom.cdx.json` lists every production component with version, hash and licence. */
await main(() => {
  ensureInstalled()
  const [bom, kept] = [bomOfNpm(), productionRefs()]
  bom.components = bom.components.filter((component) => kept.has(component['bom-ref']))
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
  // npm takes the project's name from its folder; use the name of package.json instead.
  Object.assign(bom.metadata.component, { name: readJson('package.json').name, type: 'application' })
  process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)
})
