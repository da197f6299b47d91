import { hasPermission } from '@/domain/access/permissions'
import { hasRole } from '@/domain/access/roles'
import { SIGN_IN_EVENTS, type AuditEvent } from '@/domain/audit/events'
import { foundIn } from '@/domain/text/search'
import { asciiLower, type MitraRow, type UserRow } from '../stores/store'
import type { AccountQuery, AccountRow, AccountsStore, MitraAccountRow } from '../stores/accountsStore'
import { enabledAtOf } from '../stores/sessionStore'
import { mergedRecord, valuesOf } from '@/records/fields'
import { MITRA_PATHS, type MitraFields } from '@/records/mitra'
import type { AuditFilter, AuditPlace, AuditRow, AuditStore } from '../stores/upkeepStore'
import { type MemoryState, type StoredMitra, type StoredUser, copy, compareText } from './memoryState'

const without = (links: MemoryState['links'], userId: number) => links.filter((link) => link.userId !== userId)

export const withPassword = ({ id, email, name, passwordHash, mitraId, roles, permissions }: StoredUser): UserRow =>
  copy({ id, email, name, passwordHash, mitraId, roles, permissions })
export const publicMitra = (row: StoredMitra | undefined): MitraRow | null =>
  row ? { id: row.id, name: row.name } : null

type Named = { id: number; name: string; email?: string }

/** The rows that a search finds, in order, and one page of them. */
function pageOf<T extends Named>(rows: readonly T[], { q, page, perPage, sort: { field, direction } }: AccountQuery) {
  const found = [...foundIn(rows, ({ name, email = '' }) => `${name} ${email}`, q)]
  const sign = direction === 'asc' ? 1 : -1
  const key = (row: T) => asciiLower(row[field] ?? row.name)
  const sorted = found.sort((a, b) => sign * (compareText(key(a), key(b)) || a.id - b.id))
  return { rows: sorted.slice((page - 1) * perPage, page * perPage), total: found.length }
}

const lastLoginOf = ({ audit }: MemoryState, id: number): number | null => {
  const logins = audit.filter((row) => row.event === 'login' && row.resource === 'users' && row.recordId === id)
  return logins.length === 0 ? null : Math.max(...logins.map(({ at }) => at))
}

const accountRow = (state: MemoryState, user: StoredUser): AccountRow => {
  const mitra = state.mitra.find(({ id }) => id === user.mitraId)
  return copy({
    id: user.id,
    name: user.name,
    email: user.email,
    mitraId: user.mitraId,
    roles: user.roles,
    permissions: user.permissions,
    mitra: mitra ? { id: mitra.id, name: mitra.name } : null,
    hasPassword: user.passwordHash !== '',
    hasSecondFactor: enabledAtOf(state.secondFactors[user.id]) !== null,
    lastLoginAt: lastLoginOf(state, user.id),
    disabledAt: user.disabledAt,
    linkExpiresAt: state.links.find(({ userId }) => userId === user.id)?.expiresAt ?? null,
    version: user.version,
  })
}

const mitraRow = (state: MemoryState, row: StoredMitra): MitraAccountRow => ({
  ...(mergedRecord(MITRA_PATHS, row) as MitraFields),
  id: row.id,
  users: state.users.filter(({ mitraId }) => mitraId === row.id).length,
  disabledAt: row.disabledAt,
  version: row.version,
})

/** Whether the user and their mitra are enabled. */
export function mayEnter(state: MemoryState, user: StoredUser | undefined): boolean {
  if (!user || user.disabledAt !== null) return false
  return (state.mitra.find(({ id }) => id === user.mitraId)?.disabledAt ?? null) === null
}

/** The operations on users, mitra and links. */
export function memoryAccounts(state: MemoryState): AccountsStore {
  const changeUser = (id: number, change: Partial<UserRow & StoredUser>, steps = 1) => {
    state.users = state.users.map((user) =>
      user.id === id ? { ...user, ...copy(change), version: user.version + steps } : user,
    )
  }
  const changeMitra = (id: number, change: Partial<StoredMitra>) => {
    state.mitra = state.mitra.map((row) => (row.id === id ? { ...row, ...change, version: row.version + 1 } : row))
  }
  const isOwner = (user: StoredUser) =>
    mayEnter(state, user) && user.passwordHash !== '' && hasPermission(user, '*') && hasRole(user, 'admin')

  return {
    hasAccounts: async () => state.users.length > 0,
    // The memory store runs one transaction at a time.
    lockAccounts: async () => {},
    listAccounts: async (query) => {
      const { mitraId } = query
      const users = state.users.filter((user) => mitraId === undefined || user.mitraId === mitraId)
      const { rows, total } = pageOf(users, query)
      return { rows: rows.map((user) => accountRow(state, user)), total }
    },
    findAccount: async (id) => {
      const user = state.users.find((row) => row.id === id)
      return user ? accountRow(state, user) : null
    },
    listEmails: async () => state.users.map(({ id, email }) => ({ id, email })),
    setEmail: async (id, email) => changeUser(id, { email }, 0),
    updateAccount: async (id, { name, email, mitraId, roles, permissions }) =>
      changeUser(id, { name, email, mitraId, roles, permissions }),
    disableAccount: async (id, disabledAt) => changeUser(id, { disabledAt }),
    setPassword: async (id, passwordHash) => changeUser(id, { passwordHash }, 0),
    lockUser: async (id) => state.users.find((user) => user.id === id)?.passwordHash ?? null,
    mayEnter: async (id) =>
      mayEnter(
        state,
        state.users.find((user) => user.id === id),
      ),
    countOwners: async () => state.users.filter(isOwner).length,

    listMitra: async (query) => {
      const { rows, total } = pageOf(state.mitra, { ...query, sort: { ...query.sort, field: 'name' } })
      return { rows: rows.map((row) => mitraRow(state, row)), total }
    },
    findMitraAccount: async (id) => {
      const row = state.mitra.find((one) => one.id === id)
      return row ? mitraRow(state, row) : null
    },
    updateMitra: async (id, fields) => changeMitra(id, valuesOf(MITRA_PATHS, fields)),
    disableMitra: async (id, disabledAt) => changeMitra(id, { disabledAt }),

    putLink: async (link) => {
      state.links = [...without(state.links, link.userId), { ...link }]
    },
    findLink: async (hash) => copy(state.links.find(({ tokenHash }) => tokenHash === hash) ?? null),
    deleteLink: async (userId) => {
      state.links = without(state.links, userId)
    },
  }
}

const newestFirst = (a: AuditPlace, b: AuditPlace) => b.at - a.at || b.id - a.id

const isSignIn = (event: AuditEvent) => SIGN_IN_EVENTS.some((known) => known === event)

const isWanted = (
  row: AuditRow,
  { userId, event, withoutSignIns, byUsers, resource, recordId, from, to }: AuditFilter,
) =>
  (userId === undefined || row.userId === userId) &&
  (event === undefined || row.event === event) &&
  !(withoutSignIns && isSignIn(row.event)) &&
  !(byUsers && row.userId === null) &&
  (resource === undefined || row.resource === resource) &&
  (recordId === undefined || row.recordId === recordId) &&
  (from === undefined || row.at >= from) &&
  (to === undefined || row.at < to)

export const memoryAudit = (state: MemoryState): AuditStore => ({
  addAudit: async (entry, once) => {
    if (once !== undefined && state.audit.some((row) => row.once === once)) return
    const row = { ...structuredClone(entry), id: state.nextId++, ...(once === undefined ? {} : { once }) }
    state.audit = [...state.audit, row]
  },
  listAudit: async (filter, limit, after) =>
    structuredClone(
      state.audit
        .filter((row) => isWanted(row, filter) && (!after || newestFirst(after, row) < 0))
        .sort(newestFirst)
        .slice(0, limit)
        .map(({ once: _, ...row }) => row),
    ),
})
