import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { clientAddressOf } from './host/clientAddress'
import { openDataFolder } from './host/dataFolder'
import { readSettings, type ServerSettings } from './host/env'
import { listen } from './host/listen'
import { logError } from './host/logError'
import { securityHeaders, transportHeaders } from './host/securityHeaders'
import { siteRoutes } from './host/siteRoutes'
import { StartError } from './host/startError'
import { loadStaticFiles } from './host/staticFiles'
import { messages } from './routes/messages'
import { openPostgresStore } from './postgres/postgresStore'
import { createPartnerApi } from './routes/partnerApi'
import { DEMO_ACCOUNTS } from './seed/accounts'
import { seedStore, type SeedOptions } from './seed/seedStore'
import type { Store } from './store'

export type ServerOptions = Partial<ServerSettings> & {
  /** PBKDF2 rounds; only tests lower them. */
  iterations?: number
  /** The number of seeded packages for each mitra. */
  seedPackages?: readonly number[]
  log?: (line: string) => void
}
export type RunningServer = { url: string; port: number; store: Store; close: () => Promise<void> }

async function openStore(
  { databaseUrl, dataDir }: ServerSettings,
  seed: SeedOptions,
  log: (line: string) => void,
): Promise<Store> {
  if (!databaseUrl) return openDataFolder(dataDir, seed, log)
  const store = await openPostgresStore(databaseUrl)
  try {
    await seedStore(store, seed)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

function createSite(store: Store, { distDir, trustProxy }: ServerSettings, iterations: number | undefined): Hono {
  const files = loadStaticFiles(distDir)
  const headers = securityHeaders(files.get('/index.html')?.bytes.toString('utf8') ?? '')
  const api = createPartnerApi({
    store,
    clientAddress: clientAddressOf(trustProxy),
    onError: logError,
    ...(iterations ? { iterations } : {}),
  })
  const site = new Hono()
  site.use('*', async (c, next) => {
    await next()
    const all = { ...headers, ...transportHeaders(trustProxy, c.req.header('x-forwarded-proto')) }
    // A picture already has a stricter policy.
    for (const [name, value] of Object.entries(all)) if (!c.res.headers.has(name)) c.header(name, value)
  })
  site.use('/api/*', compress())
  site.route('/', api)
  site.route('/', siteRoutes(files))
  site.onError((error, c) => {
    logError(error, { method: c.req.method, path: c.req.path })
    return c.text(messages.failed, 500)
  })
  return site
}

/**
 * Opens the database, migrates it, seeds a new one, and serves the API, the pictures and the built app at one address.
 * Settings that are not given come from the environment. Throws StartError for a bad setting, and a folder or port in use.
 */
export async function startServer({
  iterations,
  seedPackages,
  log = console.log,
  ...given
}: ServerOptions = {}): Promise<RunningServer> {
  const settings = { ...readSettings(process.env), ...given }
  const seed = { ...(iterations ? { iterations } : {}), ...(seedPackages ? { packages: seedPackages } : {}) }
  const store = await openStore(settings, seed, log)
  try {
    const { port, close } = await listen(createSite(store, settings, iterations), settings.port, settings.host)
    return { url: `http://localhost:${port}`, port, store, close: () => close().finally(() => store.close()) }
  } catch (error) {
    await store.close()
    throw error
  }
}

function printWelcome(url: string): void {
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, password, mitra, permissions }) =>
      `  ${email}  ${password}  (${mitra ?? (permissions.includes('*') ? 'admin' : 'staf')})`,
  )
  console.log(['', `Aplikasi siap di ${url}`, '', 'Akun demo:', ...accounts, ''].join('\n'))
}

/** Runs the server until SIGTERM or SIGINT. When it cannot start, it prints the reason and exits with 1. */
export async function main(): Promise<void> {
  try {
    const server = await startServer()
    let closing = false
    const stop = async () => {
      // A second signal ends the process without waiting for running requests.
      if (closing) process.exit(1)
      closing = true
      await server.close()
      process.exit(0)
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
    printWelcome(server.url)
  } catch (error) {
    if (error instanceof StartError) console.error(error.message)
    else logError(error, { method: 'start', path: 'server' })
    process.exit(1)
  }
}

const isMain = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
if (isMain) await main()
