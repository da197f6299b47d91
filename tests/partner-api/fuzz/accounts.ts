import { sha256 } from '@/partner-api/auth/tokens'
import type { Store, UserRow } from '@/partner-api/stores/store'

/** Requests that change accounts, and the way back: the accounts of the world must stay as they are. */

const TOKEN = 'T'.repeat(43)
const PASSWORD = 'jalan setapak ke laut'
const CHANGES = /^\/(users|mitra)\b(?:\/(\d+))?/
const USES_LINK = /^\/partner\/account-link\b/

const SAMPLES: Record<string, Record<string, unknown>> = {
  '/users': { name: 'Contoh', email: 'contoh@a.co', mitra_id: null, roles: ['admin'], permissions: [] },
  '/users/{id}': { name: 'Contoh', email: 'ubah@a.co', mitra_id: null, roles: ['admin'], permissions: [] },
  '/partner/setup': { business: 'Contoh', name: 'Contoh', email: 'contoh@a.co', password: PASSWORD, key: 'x' },
  '/partner/account-link': { token: TOKEN },
  '/partner/account-link/password': { token: TOKEN, password: PASSWORD },
}

/** A right body for a call about accounts; undefined for other calls. */
export const accountSample = (template: string): Record<string, unknown> | undefined => SAMPLES[template]

/** Operations that refuse all requests: a world with accounts has no setup, and it has no database to back up. */
export const isClosed = (template: string, method: string) =>
  ['POST /partner/setup', 'GET /partner/backup'].includes(`${method} ${template}`)

/** Makes the one link of the samples valid before a request that uses it. */
export async function readyLink(store: Store, path: string, now: number): Promise<void> {
  if (!USES_LINK.test(path)) return
  const [row] = (
    await store.listAccounts({ q: 'hasan@annur', page: 1, perPage: 1, sort: { field: 'name', direction: 'asc' } })
  ).rows
  if (row) await store.putLink({ userId: row.id, tokenHash: await sha256(TOKEN), expiresAt: now + 1000 })
}

/** Returns the accounts that a request to this path may have changed: all, if the path has no id. */
export function changedBy(path: string, users: readonly UserRow[]): UserRow[] {
  const [, list, id] = CHANGES.exec(path) ?? []
  if (!list) return []
  return users.filter((user) => !id || Number(id) === (list === 'users' ? user.id : user.mitraId))
}

/** Gives accounts back what a request may have changed. */
export async function restoreAccounts(store: Store, users: readonly UserRow[]): Promise<void> {
  for (const user of users) {
    await store.updateAccount(user.id, user)
    await store.disableAccount(user.id, null)
    if (user.mitraId !== null) await store.disableMitra(user.mitraId, null)
  }
}
