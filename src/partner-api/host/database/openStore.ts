import { clockOf } from '../../clock'
import { createFirstOwner, hostAudit, CLOSED_SETUP, type SetupGate } from '../../accounts/accounts'
import { hashPassword, verifyPassword } from '../../auth/passwords'
import { DEMO_ACCOUNTS } from '../../auth/demoAccounts'
import type { Store } from '../../stores/store'
import { newToken, sha256 } from '../../auth/tokens'
import { whenUp } from '../../postgres/connect/again'
import { openPostgresStore } from '../../postgres/postgresStore'
import { seedStore, type SeedOptions } from '../../seed/seedStore'
import { type ServerSettings, type OwnerSettings, checkOwner } from '../settings/env'
import { isLoopback, isLocalRequest } from '../http/loopback'
import { type Log, databaseEvents } from '../log/log'
import { checkEmails } from './checkEmails'
import { openDataFolder } from './dataFolder'

type Settings = Pick<ServerSettings, 'seed' | 'databaseUrl' | 'host' | 'trustProxy' | 'owner'>

/**
 * Whether a new database gets the demo, whose passwords are published (docs/product.md §29.1.1). Without SEED=demo it gets
 * the demo only if nobody else can reach it and the settings name no owner: an embedded database, the loopback address, no
 * proxy.
 */
export function wantsDemo({ seed, databaseUrl, host, trustProxy, owner }: Settings): boolean {
  if (seed !== 'auto') return seed === 'demo'
  return databaseUrl === null && isLoopback(host) && !trustProxy && owner === null
}

/** Creates the owner whom the environment names, unless the database has an account. */
export async function createOwnerOf(store: Store, owner: OwnerSettings | null, iterations?: number): Promise<void> {
  if (!owner || (await store.hasAccounts())) return
  const { password, ...rest } = owner
  const passwordHash = await hashPassword(password, iterations)
  const at = clockOf(store)()
  await store.transaction(async (tx) => {
    const created = await createFirstOwner(tx, { ...rest, passwordHash }, at)
    if (!created) return
    const audit = hostAudit(tx, at, 'OWNER_EMAIL')
    await audit.mitra('create', { row: created.mitra, after: created.mitra })
    await audit.account('create', { row: created.account, after: created.account })
  })
}

/** The emails of the demo accounts that may enter this database. */
export async function demoEmails(store: Store): Promise<string[]> {
  const found = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ email }) => {
      const user = await store.findUserByEmail(email)
      return user && (await store.mayEnter(user.id)) ? [email] : []
    }),
  )
  return found.flat()
}

/** The emails of the accounts that still have the password that the README publishes. */
export async function publishedAccounts(store: Store): Promise<string[]> {
  const emails = await demoEmails(store)
  const found = await Promise.all(
    DEMO_ACCOUNTS.filter(({ email }) => emails.includes(email)).map(async ({ email, password }) => {
      const user = await store.findUserByEmail(email)
      return user && (await verifyPassword(password, user.passwordHash)) ? [email] : []
    }),
  )
  return found.flat()
}

/** Whether others may reach the server, so that published passwords are a danger. */
export const isExposed = ({ seed, databaseUrl, host, trustProxy }: Settings): boolean =>
  !isLoopback(host) || trustProxy || (databaseUrl !== null && seed !== 'demo')

async function addFirstAccounts(store: Store, { owner, seed }: ServerSettings, demo: SeedOptions): Promise<void> {
  if (seed === 'demo') await seedStore(store, demo)
  if (!owner) return
  await checkOwner(owner)
  await createOwnerOf(store, owner, demo.iterations)
}

async function warnOfPublishedPasswords(store: Store, settings: ServerSettings, log: Log): Promise<void> {
  const emails = isExposed(settings) ? await publishedAccounts(store) : []
  if (emails.length > 0)
    log.warn('demo.exposed', {
      accounts: emails.length,
      text: `Database ini berisi ${emails.length} akun demo dengan kata sandi yang diterbitkan di README. Siapa pun yang menjangkau server ini dapat masuk. Nonaktifkan akun-akun itu atau ubah kata sandinya: npm run account -- help`,
    })
}

const WAITING = 'PostgreSQL di DATABASE_URL belum menjawab. Ditunggu paling lama satu menit.'

/** Opens the database of the settings. A new one gets the demo, the owner of the environment, or nothing. */
export async function openStore(settings: ServerSettings, demo: SeedOptions, log: Log): Promise<Store> {
  const { databaseUrl, databaseMigrateUrl: migrateUrl, databasePrepared: prepared, dataDir } = settings
  const store = databaseUrl
    ? await whenUp(
        () => openPostgresStore(databaseUrl, databaseEvents(log), { migrateUrl, prepared }),
        () => log.warn('database.waiting', { text: WAITING }),
      )
    : await openDataFolder(dataDir, wantsDemo(settings) ? demo : null, log)
  try {
    if (!(await store.hasAccounts())) await addFirstAccounts(store, settings, demo)
    await warnOfPublishedPasswords(store, settings, log)
    await checkEmails(store, log)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

const OPEN_HERE =
  'Dari mesin ini /mulai terbuka tanpa kunci selama belum ada akun. Bila reverse proxy di mesin yang sama meneruskan permintaan ke server ini, jalankan dengan TRUST_PROXY=1: kunci lalu selalu diminta.'

/** Makes the one-time key of `/mulai` for a database that has no account. Its path begins with PUBLIC_URL where that is set. */
export async function openSetup(
  store: Store,
  { trustProxy, publicUrl = null }: Pick<ServerSettings, 'trustProxy'> & Partial<Pick<ServerSettings, 'publicUrl'>>,
  log: Log,
): Promise<{ setup: SetupGate; setupPath: string | null }> {
  if (await store.hasAccounts()) return { setup: CLOSED_SETUP, setupPath: null }
  // Behind a proxy every request comes from this machine.
  const isLocal = trustProxy ? CLOSED_SETUP.isLocal : isLocalRequest
  if (!trustProxy) log.warn('setup.local', { text: OPEN_HERE })
  const key = newToken()
  return { setup: { keyHash: await sha256(key), isLocal }, setupPath: `${publicUrl ?? ''}/mulai?kunci=${key}` }
}
