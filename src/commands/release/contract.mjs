import { main, run } from '../lib/processes.mjs'
import { ensureInstalled } from '../lib/setup.mjs'

/** `npm run contract` keeps the contract of the version in package.json, with which later versions are compared. */
await main(() => {
  ensureInstalled()
  return run(process.execPath, ['--import', 'tsx', 'src/commands/checkApi/keep.ts'])
})
