import { pathToFileURL } from 'node:url'
import { ensureChromium, preferHeadlessShell } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { main } from './processes.mjs'

export { ensureBuilt, ensureDemoBuilt } from './appBuild.mjs'
export { ensureChromium } from './chromium.mjs'
export { ensureInstalled } from './install.mjs'

/** Installs the packages and a Chromium, which the checks need. */
async function setUp() {
  ensureInstalled()
  await preferHeadlessShell()
  console.error(`Chromium: ${await ensureChromium()}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(setUp)
