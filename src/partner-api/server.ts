import type { SetupGate } from './accounts/setupGate'
import { newToken, sha256 } from './auth/tokens'
import type { ConnectionLimits } from './host/connectionLimits'
import { createSite } from './host/createSite'
import { openDataFolder } from './host/dataFolder'
import { readSettings, type ServerSettings } from './host/env'
import { createOwnerOf, isExposed, publishedAccounts, wantsDemo } from './host/firstStart'
import { listen } from './host/listen'
import { quietLog, type Log } from './host/log/log'
import { isLocalRequest } from './host/loopback'
import { checkOwner } from './host/ownerSettings'
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
export type RunningServer = {
  url: string
  port: number
  store: Store
  /** Where the owner creates the first account; null when one exists. */
  setupUrl: string | null
  close: () => Promise<void>
}

async function openStore(settings: ServerSettings, demo: SeedOptions, log: Log): Promise<Store> {
  const { databaseUrl, dataDir } = settings
  const newFolder = () => openDataFolder(dataDir, wantsDemo(settings) ? demo : null, log)
  const store = await (databaseUrl ? openPostgresStore(databaseUrl) : newFolder())
  try {
    if (!(await store.hasAccounts())) await firstAccounts(store, settings, demo)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

async function firstAccounts(store: Store, { owner, seed }: ServerSettings, demo: SeedOptions): Promise<void> {
  if (seed === 'demo') await seedStore(store, demo)
  if (!owner) return
  await checkOwner(owner)
  await createOwnerOf(store, owner, demo.iterations)
}

/** Makes the one-time key of `/mulai` while the database has no account. */
async function openSetup(store: Store): Promise<{ key: string | null; gate: SetupGate }> {
  const key = (await store.hasAccounts()) ? null : newToken()
  return { key, gate: { keyHash: key === null ? null : await sha256(key), isLocal: isLocalRequest } }
}

async function warnOfPublishedPasswords(store: Store, settings: ServerSettings, log: Log): Promise<void> {
  const emails = isExposed(settings) ? await publishedAccounts(store) : []
  if (emails.length > 0)
    log.warn('demo.exposed', {
      text: `Basis data ini berisi akun demo dengan kata sandi yang diterbitkan di README: ${emails.join(', ')}. Siapa pun yang menjangkau server ini dapat masuk. Nonaktifkan akun itu atau ubah kata sandinya: npm run account -- --help`,
    })
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
    const { key, gate } = await openSetup(store)
    await warnOfPublishedPasswords(store, settings, log)
    const site = createSite({ ...settings, store, log, setup: gate, ...(iterations ? { iterations } : {}) })
    const { port, close } = await listen(site, { ...settings, log, limits: { ...limitsOf(settings), ...limits } })
    const url = `http://localhost:${port}`
    const setupUrl = key === null ? null : `${url}/mulai?kunci=${key}`
    return { url, port, store, setupUrl, close: () => close().finally(() => store.close()) }
  } catch (error) {
    await store.close()
    throw error
  }
}
