import { main } from '../../src/commands/lib/processes.mjs'
import { ensureInstalled } from '../../src/commands/lib/setup.mjs'
import { ensureChromium, preferHeadlessShell } from './chromium.mjs'

/** Installs the packages and a Chromium, which the checks need. `.ci/run` begins with it. */
await main(async () => {
  ensureInstalled()
  await preferHeadlessShell()
  console.error(`Chromium: ${await ensureChromium()}`)
})
