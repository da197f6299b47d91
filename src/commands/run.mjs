import { bin, main, run } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/** `node src/commands/run.mjs oxlint …` runs an installed command; on a new clone it installs the packages first. */
await main(() => {
  ensureInstalled()
  const [name, ...args] = process.argv.slice(2)
  return run(bin(name), args)
})
