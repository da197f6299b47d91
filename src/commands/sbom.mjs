import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, ROOT, Trouble } from './processes.mjs'
import { ensureInstalled } from './setup.mjs'

/** npm's own list of what is installed for production, as CycloneDX. */
function componentsOfNpm() {
  try {
    return JSON.parse(execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64e6, stdio: ['ignore', 'pipe', 'pipe'] }))
  } catch (error) {
    throw new Trouble(`npm sbom failed; it needs npm 10 or newer and what package-lock.json names, installed.\n${error.stderr ?? error.message}`)
  }
}

/** `npm run -s sbom > sbom.cdx.json`: every production component with version, hash and licence. */
await main(() => {
  ensureInstalled()
  const bom = componentsOfNpm()
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  // npm names the whole after the folder it lies in.
  Object.assign(bom.metadata.component, { name, type: 'application' })
  process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)
})
