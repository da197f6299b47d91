import { join } from 'node:path'
import { forwardSignals, main, ROOT, start } from './lib/processes.mjs'
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs'
import { commitOfSources, stampApp } from './lib/stamp.mjs'

/** `npm start` serves app, API and database at one address. The server reads PORT, HOST, DATABASE_URL and DATA_DIR. */
await main(async () => {
  ensureInstalled()
  await ensureBuilt()
  const commit = commitOfSources()
  await stampApp(join(ROOT, 'dist'), commit)
  const server = start(process.execPath, ['--import', 'tsx', 'src/partner-api/main.ts'], {
    env: {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      LOG_FORMAT: process.env.LOG_FORMAT ?? 'text',
      ...(commit ? { COMMIT: commit } : {}),
    },
    hears: true,
  })
  forwardSignals([server.child])
  return server.ended
})
