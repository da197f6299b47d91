import { CLOSED_SETUP, type SetupGate } from '../../accounts/accounts'
import { newToken, sha256 } from '../../auth/tokens'
import { openPostgresStore } from '../../postgres/postgresStore'
import { seedStore, type SeedOptions } from '../../seed/seedStore'
import type { Store } from '../../store'
import { openDataFolder } from './dataFolder'
import type { ServerSettings } from '../settings/env'
import { createOwnerOf, isExposed, publishedAccounts, wantsDemo } from './firstStart'
import { type Log, databaseEvents } from '../log/log'
import { isLocalRequest } from '../http/loopback'
import { checkOwner } from '../settings/ownerSettings'

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

/** Opens the database of the settings. A new one gets the demo, the owner of the environment, or nothing. */
export async function openStore(settings: ServerSettings, demo: SeedOptions, log: Log): Promise<Store> {
  const { databaseUrl, databaseMigrateUrl: migrateUrl, databasePrepared: prepared, dataDir } = settings
  const store = databaseUrl
    ? await openPostgresStore(databaseUrl, databaseEvents(log), { migrateUrl, prepared })
    : await openDataFolder(dataDir, wantsDemo(settings) ? demo : null, log)
  try {
    if (!(await store.hasAccounts())) await addFirstAccounts(store, settings, demo)
    await warnOfPublishedPasswords(store, settings, log)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

const OPEN_HERE =
  'Dari mesin ini /mulai terbuka tanpa kunci selama belum ada akun. Bila reverse proxy di mesin yang sama meneruskan permintaan ke server ini, jalankan dengan TRUST_PROXY=1: kunci lalu selalu diminta.'

/** Makes the one-time key of `/mulai` for a database that has no account. */
export async function openSetup(
  store: Store,
  { trustProxy }: Pick<ServerSettings, 'trustProxy'>,
  log: Log,
): Promise<{ setup: SetupGate; setupPath: string | null }> {
  if (await store.hasAccounts()) return { setup: CLOSED_SETUP, setupPath: null }
  // Behind a proxy every request comes from this machine.
  const isLocal = trustProxy ? CLOSED_SETUP.isLocal : isLocalRequest
  if (!trustProxy) log.warn('setup.local', { text: OPEN_HERE })
  const key = newToken()
  return { setup: { keyHash: await sha256(key), isLocal }, setupPath: `/mulai?kunci=${key}` }
}
