import { Hono } from 'hono'
import type { ConnectionLimits } from './http/connections'
import { createSite } from './http/createSite'
import { readSettings, type ServerSettings } from './settings/env'
import { keepBackups } from './dailyBackup'
import type { Measured } from './metrics/metrics'
import { watchDisk } from './database/diskRoom'
import { keepErasing, repeatedly } from './keepErasing'
import { listen } from './http/listen'
import { quietLog, type Log, errorFields, type Answered } from './log/log'
import { UNKNOWN_VERSION, type ProgramVersion } from '../errors/programVersion'
import type { Store } from '../stores/store'
import { openSetup, openStore } from './database/openStore'
import { keepPushing } from './push/keepPushing'
import type { PushNetwork } from './push/sendPush'

export type OpenMetrics = { port: number | null; observe: (answered: Answered) => void; close: () => Promise<void> }

const NONE: OpenMetrics = { port: null, observe: () => undefined, close: async () => undefined }

/** Serves `GET /metrics`, without sign-in, at another address than the site. Does nothing when no address is given. */
export async function openMetrics(
  address: { port: number; host: string } | null,
  measured: Measured,
  log: Log,
): Promise<OpenMetrics> {
  if (!address) return NONE
  const { createMetrics } = await import('./metrics/metrics')
  const { observe, text, contentType } = createMetrics(measured)
  const site = new Hono()
  site.get('/metrics', async (c) => c.body(await text(), 200, { 'Content-Type': contentType }))
  const { port, close } = await listen(site, { ...address, names: { host: 'METRICS_HOST', port: 'METRICS_PORT' }, log })
  log.info('metrics.started', { host: address.host, port })
  return { port, observe, close }
}

const MINUTE = 60_000

/** Tidies the database now and each minute, so that no login waits for it (docs/product.md §29.5.7). Returns a function that ends this. */
export const keepTidy = (store: Pick<Store, 'tidy'>, log: Log, everyMs = MINUTE): (() => Promise<void>) =>
  repeatedly(async () => {
    try {
      await store.tidy()
    } catch (error) {
      log.error('tidying.failed', { error: errorFields(error) })
    }
  }, everyMs)

export type ServerOptions = Partial<ServerSettings> & {
  /** PBKDF2 rounds; only tests lower them. */
  iterations?: number
  /** The number of seeded packages for each mitra. */
  seedPackages?: readonly number[]
  /** Limits of connections; only tests lower them. */
  limits?: Partial<ConnectionLimits>
  /** What push notices may reach; only tests change it. */
  pushNetwork?: PushNetwork
  log?: Log
  /** The program's version, for `/api/health`. */
  program?: ProgramVersion
}
export type RunningServer = {
  url: string
  port: number
  metricsPort: number | null
  store: Store
  /** The page on which the owner creates the first account; null when an account exists. */
  setupUrl: string | null
  close: () => Promise<void>
}

/** Behind a proxy all clients have its address, so that only their sum is limited. */
const limitsOf = ({ maxConnections, trustProxy }: ServerSettings): Partial<ConnectionLimits> => ({
  connections: maxConnections,
  ...(trustProxy ? { perAddress: null } : {}),
})

/**
 * Opens the database, migrates it, seeds a new one, and serves the API, the pictures and the built app at one address.
 * Settings that are not given come from the environment. Throws StartError for a bad setting, a folder or port in use, and a database that cannot be opened.
 */
export async function startServer({
  iterations,
  seedPackages,
  limits,
  pushNetwork,
  log = quietLog,
  program = UNKNOWN_VERSION,
  ...given
}: ServerOptions = {}): Promise<RunningServer> {
  const settings = { ...readSettings(process.env), ...given }
  const seed = {
    ...(iterations ? { iterations } : {}),
    ...(seedPackages ? { packages: seedPackages } : { withContracts: true }),
  }
  const store = await openStore(settings, seed, log)
  const closing = [store.close]
  const close = () => closing.reduceRight((before, end) => before.finally(end), Promise.resolve())
  try {
    const disk = watchDisk(settings.databaseUrl === null ? settings.dataDir : null, log)
    const metrics = await openMetrics(settings.metrics, { ...store, freeBytes: disk.free }, log)
    closing.push(metrics.close)
    const { setup, setupPath } = await openSetup(store, settings, log)
    const push = settings.sendsPush
      ? keepPushing(store, { log, publicUrl: settings.publicUrl, network: pushNetwork })
      : null
    if (push) closing.push(push.end)
    const own = { store, log, disk, setup, version: program, observe: metrics.observe, ...(push ? { push } : {}) }
    const site = createSite({ ...settings, ...own, ...(iterations ? { iterations } : {}) })
    const listening = await listen(site, { ...settings, log, limits: { ...limitsOf(settings), ...limits } })
    // The listener ends first: a run of the others may wait for a database that does not answer.
    const erasing = keepErasing(store, settings.customerDataMonths, log)
    closing.push(erasing, keepTidy(store, log), keepBackups(store, settings.backupDir, log), listening.close)
    const { port } = listening
    const url = `http://localhost:${port}`
    const setupUrl = setupPath === null ? null : new URL(setupPath, url).href
    return { url, port, metricsPort: metrics.port, store, setupUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}
