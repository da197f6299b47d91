import { main, run } from './processes.mjs'
import { ensureInstalled } from './setup.mjs'

/** `npm run check:api`: whether a partner API keeps the contract that the app reads it by. */
await main(() => {
  ensureInstalled()
  return run(process.execPath, ['--import', 'tsx', 'src/commands/checkApi/main.ts', ...process.argv.slice(2)])
})
