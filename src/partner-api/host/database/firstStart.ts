import { createFirstOwner } from '../../accounts/accounts'
import { hostAudit } from '../../accounts/hostAudit'
import { hashPassword, verifyPassword } from '../../auth/passwords'
import { DEMO_ACCOUNTS } from '../../seed/accounts'
import type { Store } from '../../store'
import type { ServerSettings } from '../settings/env'
import { isLoopback } from '../http/loopback'
import type { OwnerSettings } from '../settings/ownerSettings'

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
  const at = Date.now()
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
