import { bin, main, run } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/** `node src/commands/run.mjs oxlint …`: an installed command, also on a fresh clone. */
await main(() => {
  ensureInstalled()
  const [name, ...args] = process.argv.slice(2)
  return run(bin(name), args)
})
