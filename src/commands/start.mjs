import { forwardSignals, main, start } from './lib/processes.mjs'
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs'

/** `npm start`: app, API and database at one address. PORT, HOST, DATABASE_URL and DATA_DIR are the server's own. */
await main(async () => {
  ensureInstalled()
  await ensureBuilt()
  const server = start(process.execPath, ['--import', 'tsx', 'src/partner-api/server.ts'], {
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  })
  forwardSignals([server.child])
  return server.ended
})
