import type { ConnectionLimits } from './host/connectionLimits'
import { createSite } from './host/createSite'
import { openDataFolder } from './host/dataFolder'
import { readSettings, type ServerSettings } from './host/env'
import { listen } from './host/listen'
import { quietLog, type Log } from './host/log/log'
import { openPostgresStore } from './postgres/postgresStore'
import { seedStore, type SeedOptions } from './seed/seedStore'
import type { Store } from './store'

export type ServerOptions = Partial<ServerSettings> & {
  /** PBKDF2 rounds; only tests lower them. */
  iterations?: number
  /** The number of seeded packages for each mitra. */
  seedPackages?: readonly number[]
  /** Limits of connections; only tests lower them. */
  limits?: Partial<ConnectionLimits>
  log?: Log
}
export type RunningServer = { url: string; port: number; store: Store; close: () => Promise<void> }

async function openStore({ databaseUrl, dataDir }: ServerSettings, seed: SeedOptions, log: Log): Promise<Store> {
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

/** Behind a proxy all clients have its address, so that only their sum is limited. */
const limitsOf = ({ maxConnections, trustProxy }: ServerSettings): Partial<ConnectionLimits> => ({
  connections: maxConnections,
  ...(trustProxy ? { perAddress: null } : {}),
})

/**
 * Opens the database, migrates it, seeds a new one, and serves the API, the pictures and the built app at one address.
 * Settings that are not given come from the environment. Throws StartError for a bad setting, and a folder or port in use.
 */
export async function startServer({
  iterations,
  seedPackages,
  limits,
  log = quietLog,
  ...given
}: ServerOptions = {}): Promise<RunningServer> {
  const settings = { ...readSettings(process.env), ...given }
  const seed = { ...(iterations ? { iterations } : {}), ...(seedPackages ? { packages: seedPackages } : {}) }
  const store = await openStore(settings, seed, log)
  try {
    const site = createSite({ ...settings, store, log, ...(iterations ? { iterations } : {}) })
    const { port, close } = await listen(site, { ...settings, log, limits: { ...limitsOf(settings), ...limits } })
    return { url: `http://localhost:${port}`, port, store, close: () => close().finally(() => store.close()) }
  } catch (error) {
    await store.close()
    throw error
  }
}
