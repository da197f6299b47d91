import { main, start } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/** `npm run account -- …` creates an owner, sets a password, lists, disables and enables accounts; without words it says how. */
await main(async () => {
  ensureInstalled()
  const args = ['--import', 'tsx', 'src/partner-api/main.ts', 'account', ...process.argv.slice(2)]
  return start(process.execPath, args).ended
})
