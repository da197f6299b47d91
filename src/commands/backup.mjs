import { forwardSignals, main, start } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/**
 * `npm run backup -- FILE` and `npm run restore -- FILE`, for the database that DATABASE_URL or DATA_DIR names. A command
 * that somebody stops undoes its work before it ends.
 */
await main(() => {
  ensureInstalled()
  const command = start(process.execPath, ['--import', 'tsx', 'src/partner-api/main.ts', ...process.argv.slice(2)])
  forwardSignals([command.child])
  return command.ended
})
