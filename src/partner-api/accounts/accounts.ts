import type { AccountRow, MitraAccountRow } from '../stores/accountsStore'
import type { AuditedFields, Change } from '../stores/upkeepStore'
import { newToken, sha256 } from '../auth/tokens'
import type { StoreSession, UserRow } from '../stores/store'
import { lookOfEmail, normalEmail } from '@/domain/access/email'
import { isStorable } from '@/domain/values/isStorable'
import { ADMIN_ROLE, EVERYTHING } from '@/domain/access/permissions'
import type { AuditEvent } from '@/domain/audit/events'
import { mergedRecord } from '@/records/fields'
import { MITRA_PATHS } from '@/records/mitra'

/** The fields of a user in the audit. No password, hash or token is among them. */
const fieldsOfAccount = ({ name, email, mitra, roles, permissions, disabledAt }: AccountRow): AuditedFields => ({
  name,
  email,
  mitra: mitra?.name ?? null,
  roles,
  permissions,
  disabled: disabledAt !== null,
})

/** The fields of a mitra in the audit. */
const fieldsOfMitra = (row: MitraAccountRow): AuditedFields => ({
  ...mergedRecord(MITRA_PATHS, row),
  disabled: row.disabledAt !== null,
})

/**
 * Finds the account of an email as it was typed. An earlier version may have stored it in just that form; it has the first
 * word, because the other form may be another account.
 */
export async function userByEmail(store: StoreSession, typed: string): Promise<UserRow | null> {
  const [asTyped, normal] = [typed.trim().toLowerCase(), normalEmail(typed)]
  if (!isStorable(asTyped)) return null
  const old = asTyped === normal ? null : await store.findUserByEmail(asTyped)
  return old ?? store.findUserByEmail(normal)
}

/** Whether another account has an email that looks like this one (docs/product.md §36.2.2). */
export async function looksLikeAnother(tx: StoreSession, email: string, own: number | null): Promise<boolean> {
  const look = lookOfEmail(email)
  return (await tx.listEmails()).some((other) => other.id !== own && lookOfEmail(other.email) === look)
}

const HOURS = 60 * 60_000
const LINK_LIFETIME = 72 * HOURS

export type NewLink = { path: string; expiresAt: number }

/** Whether a link is for a first password or for another one decides its address and its words. */
type LinkKind = 'invitation' | 'reset'
export const linkKindOf = ({ hasPassword }: Pick<AccountRow, 'hasPassword'>): LinkKind =>
  hasPassword ? 'reset' : 'invitation'

const PATHS: Record<LinkKind, string> = { invitation: '/undangan', reset: '/atur-ulang' }

/** Makes the link by which a user chooses a password; it replaces the user's earlier link. Only its hash is kept. */
export async function makeLink(tx: StoreSession, account: AccountRow, now: number): Promise<NewLink> {
  const token = newToken()
  const expiresAt = now + LINK_LIFETIME
  await tx.putLink({ userId: account.id, tokenHash: await sha256(token), expiresAt })
  // No browser sends what stands behind `#`, so no proxy can log it.
  return { path: `${PATHS[linkKindOf(account)]}#${token}`, expiresAt }
}

/** The account of a link, or null when the link is unknown, used, replaced or too old, or the account is disabled. */
export async function accountOfLink(tx: StoreSession, token: string, now: number): Promise<AccountRow | null> {
  const link = await tx.findLink(await sha256(token))
  if (!link || link.expiresAt <= now || !(await tx.mayEnter(link.userId))) return null
  return tx.findAccount(link.userId)
}

/** No time is this early: a used link tells nobody anything, and only finds the account of a request that is repeated. */
const USED = 0

/** Marks a link as used, in place of deleting it. */
export const markUsed = async (tx: StoreSession, userId: number, token: string): Promise<void> =>
  tx.putLink({ userId, tokenHash: await sha256(token), expiresAt: USED })

/** The account whose newest link was this one, and was used. */
export async function accountOfUsedLink(tx: StoreSession, token: string): Promise<AccountRow | null> {
  const link = await tx.findLink(await sha256(token))
  return link?.expiresAt === USED ? tx.findAccount(link.userId) : null
}

/** Lets a person create the first account if that person has the key, or sits at the machine itself. */
export type SetupGate = {
  /** The hash of the key that the server printed; null: no key opens it. */
  keyHash: string | null
  isLocal: (request: Request, env: unknown) => boolean
}

/** Lets nobody in. */
export const CLOSED_SETUP: SetupGate = { keyHash: null, isLocal: () => false }

type FirstOwner = { business: string; name: string; email: string; passwordHash: string }
type Created = { mitra: MitraAccountRow; account: AccountRow }

/**
 * Creates the first account: an admin who may do everything, and who belongs to the business as a mitra, so that the
 * owner can also make packages. Returns both as the audit needs them, or null when the database has an account. Of two
 * simultaneous calls the second waits for the first, because both claim the same row.
 */
export async function createFirstOwner(tx: StoreSession, owner: FirstOwner, now: number): Promise<Created | null> {
  const claimed = await tx.claimSeeding(now)
  if (!claimed || (await tx.hasAccounts())) return null
  const { business, name, email, passwordHash } = owner
  const mitraId = await tx.insertMitra({ name: business })
  const rights = { mitraId, roles: [ADMIN_ROLE], permissions: [EVERYTHING] }
  const id = await tx.insertUser({ name, email, passwordHash, ...rights })
  const [mitra, account] = [await tx.findMitraAccount(mitraId), await tx.findAccount(id)]
  if (!mitra || !account) throw new Error(`no owner ${id} of mitra ${mitraId}`)
  return { mitra, account }
}

/** Which row changed how. Without `after` the audit says only that it happened, as of a link. */
export type Changed<Row> = { event: AuditEvent; row: Row; before?: Row | null; after?: Row }

const changeOf =
  <Row extends { id: number; name: string }>(resource: string, fieldsOf: (row: Row) => AuditedFields) =>
  ({ event, row, before, after }: Changed<Row>): Change => ({
    event,
    resource,
    recordId: row.id,
    label: row.name,
    before: before ? fieldsOf(before) : null,
    after: after ? fieldsOf(after) : null,
  })
export const accountChange = changeOf<AccountRow>('users', fieldsOfAccount)
export const mitraChange = changeOf<MitraAccountRow>('mitra', fieldsOfMitra)

/** Adds audit rows of changes that the host itself makes, where nobody is signed in. `userName` says which part of it. */
export function hostAudit(tx: StoreSession, at: number, userName: string) {
  const add = (change: Change) => tx.addAudit({ at, userId: null, userName, address: '', ...change })
  return {
    account: (event: AuditEvent, changed: Omit<Changed<AccountRow>, 'event'>) =>
      add({ ...accountChange({ event, ...changed }), label: changed.row.email }),
    mitra: (event: AuditEvent, changed: Omit<Changed<MitraAccountRow>, 'event'>) =>
      add(mitraChange({ event, ...changed })),
  }
}
