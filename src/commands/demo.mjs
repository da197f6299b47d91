import { forwardSignals, main, start } from './lib/processes.mjs'
import { ensureDemoBuilt, ensureInstalled } from './lib/setup.mjs'

/** `npm run demo` serves the demo at one address, from static files only. The server reads PORT and HOST. */
await main(async () => {
  ensureInstalled()
  await ensureDemoBuilt()
  const server = start(process.execPath, ['--import', 'tsx', 'src/partner-api/host/http/staticSite.ts'], {
    env: { DIST_DIR: 'dist-demo' },
  })
  forwardSignals([server.child])
  return server.ended
})
