import { main, run } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/** `npm run check:api`: whether a partner API keeps the contract that the app reads it by. */
await main(() => {
  ensureInstalled()
  return run(process.execPath, ['--import', 'tsx', 'src/commands/checkApi/main.ts', ...process.argv.slice(2)])
})
