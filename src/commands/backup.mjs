import { main, run } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/** `npm run backup -- FILE` and `npm run restore -- FILE`: the database that DATABASE_URL or DATA_DIR names. */
await main(() => {
  ensureInstalled()
  return run(process.execPath, ['--import', 'tsx', 'src/partner-api/backup/main.ts', ...process.argv.slice(2)])
})
