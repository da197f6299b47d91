import { forwardSignals, main, start } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/**
 * The server's own commands, for the database that DATABASE_URL or DATA_DIR names: `npm run backup -- FILE` and
 * `npm run restore -- FILE`, and `npm run account -- …`, which creates an owner, sets a password, lists, disables and enables
 * accounts. A command that somebody stops undoes its work before it ends.
 */
await main(() => {
  ensureInstalled()
  const command = start(process.execPath, ['--import', 'tsx', 'src/partner-api/main.ts', ...process.argv.slice(2)])
  forwardSignals([command.child])
  return command.ended
})
