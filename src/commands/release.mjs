import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { main, ROOT } from './lib/processes.mjs'
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs'
import { commitOfSources, stampApp } from './lib/stamp.mjs'
import { bundleServer, copyApp, copyServer } from './release/buildServer.mjs'
import { sbomOf, licencesOf, releasedPackages } from './release/sbom.mjs'
import { tryRelease } from './release/tryRelease.mjs'

function manifest(commit) {
  const { name, version, license, type, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return { name, version, commit, private: true, license, type, engines }
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`

async function write(folder) {
  const commit = commitOfSources()
  rmSync(folder, { recursive: true, force: true })
  await copyServer(folder)
  copyApp(folder)
  // The sources may have been built at an earlier commit that had the same files.
  await stampApp(join(folder, 'dist'), commit)
  const packages = releasedPackages()
  writeFileSync(join(folder, 'package.json'), json(manifest(commit)))
  writeFileSync(join(folder, 'sbom.cdx.json'), json(sbomOf(packages)))
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), licencesOf(packages))
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  return packages.length
}

function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return `${(bytes / 1e6).toFixed(1)} MB in ${files.length} files`
}

/** `npm run release [-- FOLDER]` writes everything that runs in production into `release/`, and starts it once to see. */
await main(async () => {
  ensureInstalled()
  // A business gives its people no button that signs nobody in.
  process.env.VITE_GOOGLE_LOGIN ??= 'hide'
  const folder = resolve(ROOT, process.argv[2] ?? 'release')
  await ensureBuilt()
  bundleServer()
  const packages = await write(folder)
  const { first, again } = await tryRelease(folder)
  console.log(`${relative(process.cwd(), folder) || '.'}: ${sizeOf(folder)}, ${packages} packages (sbom.cdx.json)`)
  console.log(`starts in ${again} ms; the first start, with a new embedded database, in ${first} ms`)
})
