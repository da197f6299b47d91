import { main } from './lib/processes.mjs'
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs'
import { bundleServer } from './release/buildServer.mjs'
import { sbomOf, releasedPackages } from './release/sbom.mjs'

/** `npm run -s sbom > sbom.cdx.json` lists each package of a release with version, hash and licence. */
await main(async () => {
  ensureInstalled()
  await ensureBuilt()
  bundleServer()
  process.stdout.write(`${JSON.stringify(sbomOf(releasedPackages()), null, 2)}\n`)
})
