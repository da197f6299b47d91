import { bin, forwardSignals, main, start } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

const API_PORT = process.env.API_PORT ?? '3001'
const PORT = process.env.PORT ?? '5173'
const HOST = process.env.HOST ? ['--host', process.env.HOST] : []

/**
 * `npm run dev` starts Vite on PORT, which forwards /api and /media to the API on API_PORT. Both reload after changes.
 */
await main(async () => {
  ensureInstalled()
  // Only Vite reads the keyboard, for its shortcuts: two readers would steal keys from each other.
  const api = start(bin('tsx'), ['watch', '--clear-screen=false', 'src/partner-api/main.ts'], {
    env: { PORT: API_PORT, HOST: '127.0.0.1', LOG_FORMAT: process.env.LOG_FORMAT ?? 'text' },
    stdin: 'ignore',
  })
  const app = start(bin('vite'), ['--port', PORT, '--strictPort', ...HOST], { env: { API_PORT } })
  const both = [api.child, app.child]
  forwardSignals(both)
  const code = await Promise.race([api.ended, app.ended])
  for (const child of both) child.kill('SIGTERM')
  await Promise.all([api.ended, app.ended])
  return code
})
