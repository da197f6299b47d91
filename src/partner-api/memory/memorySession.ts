import { departureOf } from '@/domain/offer/savedFacts'
import { OPEN_STATUSES, packageStatus, type OpenCounts, type Status } from '@/domain/status/packageStatus'
import { hasWords, searchable } from '@/domain/text/search'
import { perRoom } from '@/domain/types'
import { memoryAccounts, publicMitra, withPassword, memoryAudit } from './memoryAccounts'
import { memoryBatches } from './memoryBatches'
import { memoryMasters, memoryPrices, memoryKurs, memoryUploads } from './memoryMasters'
import { memoryDesk, statusOf, memoryStatus } from './memoryDesk'
import { memoryOffers, memoryOfferProfiles } from './memoryOffers'
import { compareText, type MemoryState, without, own, copy, inOrder, sees } from './memoryState'
import { businessDay } from '../pricing/businessDay'
import type { SessionRow, OwnPackagesStore } from '../stores/sessionStore'
import type { PackageSnapshot } from '../stores/snapshot'
import { together } from '../stores/together'
import type { StatusRow } from '../stores/statusStore'
import { NEWEST_FIRST } from '../stores/packageSort'
import {
  asciiLower,
  FORGOTTEN,
  searchText,
  type OwnerRow,
  type PackageListRow,
  type PackageRow,
  type Scope,
  type StoreSession,
  type TemplateRow,
} from '../stores/store'
import { memorySecondFactors, memoryTokens, memoryAttempts, memoryPush } from './memorySignIn'

// `__proto__` is the one name that an object cannot hold as a key: the prefix makes it an ordinary one.
const keyName = (userId: number, key: string) => `${userId}:${key}`
function listed(snapshot: PackageSnapshot): Omit<TemplateRow, 'id'> {
  const { namaPaket, tipePerjalanan, jumlahJamaah, totals } = snapshot
  return {
    namaPaket,
    tipePerjalanan,
    jumlahJamaah,
    checkIn: departureOf(snapshot),
    totals: perRoom((room) => totals[room]),
  }
}
const listRow = ({ id, createdAt, snapshot }: PackageRow, mitra: OwnerRow, status: StatusRow): PackageListRow => ({
  id,
  createdAt,
  mitra: copy(mitra),
  ...listed(snapshot),
  status,
})

const ownOf = ({ user: { mitraId } }: SessionRow): Scope => (mitraId === null ? 'none' : { mitraId })

/** Sessions with packages of their users' mitra. */
const ownPackages = ({
  findSession,
  listPackages,
  findDetail,
}: Pick<StoreSession, 'findSession' | 'listPackages' | 'findDetail'>): OwnPackagesStore => ({
  findSessionAndPage: async (hash, { page, perPage }, today) => {
    const session = await findSession(hash)
    if (!session) return null
    const asked = { scope: ownOf(session), q: '', page, perPage }
    const totalOf = async (is: Status) => (await listPackages({ ...asked, status: { is, today } })).total
    const open = OPEN_STATUSES.map(async (is) => [is, await totalOf(is)])
    const counts = Object.fromEntries(await Promise.all(open)) as OpenCounts
    return { session, list: { ...(await listPackages(asked)), counts } }
  },
  findSessionAndDetail: async (hash, id) => {
    const session = await findSession(hash)
    return session && { session, detail: await findDetail(id, ownOf(session)) }
  },
})

/** The store's operations on a state. They replace whole tables and never change a row in place. */
export function memorySession(state: MemoryState): StoreSession {
  const takeId = () => state.nextId++
  const add = <K extends 'mitra' | 'users'>(
    table: K,
    row: Omit<MemoryState[K][number], 'id' | 'disabledAt' | 'version'>,
  ) => {
    const id = takeId()
    state[table] = [...state[table], { ...copy(row), id, disabledAt: null, version: 1 }] as unknown as MemoryState[K]
    return id
  }
  const mitraOf = (id: number): OwnerRow => {
    const found = state.mitra.find((row) => row.id === id)
    if (!found) throw new Error(`no mitra ${id}`)
    return { id: found.id, name: found.name, rounding: own(state.offerProfiles, String(id))?.profile.rounding ?? 0 }
  }
  const parts = together(
    memoryAudit(state),
    memoryMasters(state),
    memoryAccounts(state),
    memoryPrices(state),
    memoryBatches(state),
    memoryTokens(state, takeId),
    memoryAttempts(state),
    memoryPush(state),
    memorySecondFactors(state),
    memoryDesk(state),
    memoryKurs(state),
    memoryUploads(state),
    memoryStatus(state),
    memoryOffers(state),
    memoryOfferProfiles(state),
  )
  const findKey: StoreSession['findKey'] = async (userId, key) => {
    const row = own(state.keys, keyName(userId, key))
    return row?.answer ? copy({ fingerprint: row.fingerprint, answer: row.answer }) : null
  }
  const rest: Omit<StoreSession, keyof typeof parts | keyof OwnPackagesStore> = {
    insertMitra: async (mitra) => add('mitra', mitra),
    findMitra: async (id) => publicMitra(state.mitra.find((row) => row.id === id)),
    insertUser: async (user) => {
      if (state.users.some(({ email }) => email === user.email)) throw new Error('email is taken')
      return add('users', user)
    },
    findUserByEmail: async (email) => {
      const found = state.users.find((user) => user.email === email)
      return found ? withPassword(found) : null
    },

    listPackages: async ({
      scope,
      q,
      page,
      perPage,
      sort = NEWEST_FIRST,
      status,
      checkInMonth = '',
      createdMonth = '',
      ids,
    }) => {
      const wanted = searchable(q)
      const isWanted = (row: StatusRow) => !status || packageStatus(row, status.today) === status.is
      const textOf = ({ id, snapshot }: PackageRow) => searchText(snapshot.namaPaket, statusOf(state, id))
      const isIn = (month: string, day: string | null) => month === '' || (day ?? '').startsWith(month)
      const found = state.packages.filter(
        (row) =>
          sees(scope, row) &&
          (!ids || ids.includes(row.id)) &&
          hasWords(textOf(row), wanted) &&
          isWanted(statusOf(state, row.id)) &&
          isIn(checkInMonth, departureOf(row.snapshot)) &&
          isIn(createdMonth, businessDay(row.createdAt)),
      )
      const known = {
        mitraName: (id: number) => mitraOf(id).name,
        textOf,
        statusOf: ({ id }: PackageRow) => statusOf(state, id),
      }
      const rows = inOrder(found, sort, known).slice((page - 1) * perPage, page * perPage)
      return {
        rows: rows.map((row) => listRow(row, mitraOf(row.mitraId), statusOf(state, row.id))),
        total: found.length,
      }
    },
    findPackage: async (id, scope) => {
      const row = state.packages.find((one) => one.id === id && sees(scope, one))
      return row ? copy(row) : null
    },
    findDetail: async (id, scope) => {
      const row = state.packages.find((one) => one.id === id && sees(scope, one))
      return row
        ? {
            ...copy({ id, isTemplate: row.isTemplate, snapshot: row.snapshot, mitra: mitraOf(row.mitraId) }),
            status: statusOf(state, id),
          }
        : null
    },
    insertPackage: async ({ mitraId, createdBy, createdAt, snapshot }) => {
      const edit = { updatedAt: createdAt, updatedBy: createdBy }
      const row = { id: takeId(), mitraId, createdAt, version: 1, isTemplate: false, ...edit, snapshot: copy(snapshot) }
      state.packages = [...state.packages, row]
      return row.id
    },
    listTemplates: async (most) => {
      const nameOf = ({ snapshot }: PackageRow) => asciiLower(snapshot.namaPaket)
      const found = state.packages.filter(({ isTemplate }) => isTemplate)
      const sorted = found.sort((a, b) => compareText(nameOf(a), nameOf(b)) || a.id - b.id)
      return sorted.slice(0, most).map(({ id, snapshot }) => ({ id, ...listed(snapshot) }))
    },
    findTemplate: async (id) => {
      const row = state.packages.find((one) => one.id === id && one.isTemplate)
      return row ? copy({ id, version: row.version, snapshot: row.snapshot }) : null
    },
    setTemplate: async (id, isTemplate) => {
      state.packages = state.packages.map((row) => (row.id === id ? { ...row, isTemplate } : row))
    },
    updatePackage: async (id, snapshot, edit) => {
      state.packages = state.packages.map((row) =>
        row.id === id ? { ...row, ...edit, version: row.version + 1, snapshot: copy(snapshot) } : row,
      )
    },

    findKey,
    claimKey: async ({ userId, key, fingerprint, about, now }) => {
      const earlier = await findKey(userId, key)
      if (earlier) return earlier
      state.keys = { ...state.keys, [keyName(userId, key)]: { fingerprint, about, createdAt: now, answer: null } }
      return null
    },
    completeKey: async (userId, key, answer) => {
      const row = own(state.keys, keyName(userId, key))
      if (row) state.keys = { ...state.keys, [keyName(userId, key)]: { ...row, answer: copy(answer) } }
    },

    forgetRequests: async (about) => {
      const forgotten = Object.entries(state.keys).filter(([, row]) => row.about !== null && about.includes(row.about))
      const rows = forgotten.map(([name, row]) => [name, { ...row, fingerprint: FORGOTTEN, about: null }] as const)
      state.keys = { ...state.keys, ...Object.fromEntries(rows) }
    },

    claimSeeding: async (now) => {
      if (state.seededAt !== null) return false
      state.seededAt = now
      return true
    },
    purge: async ({ tokens, begun, keys, attempts, places }) => {
      state.tokens = without(state.tokens, ({ lastUsedAt, createdAt }) => lastUsedAt >= tokens && createdAt >= begun)
      state.keys = without(state.keys, ({ createdAt }) => createdAt >= keys)
      state.attempts = without(state.attempts, ({ at }) => at >= attempts)
      state.places = without(state.places, ({ lastLoginAt }) => lastLoginAt >= places)
    },
  }
  const session = together(parts, rest)
  return together(session, ownPackages(session))
}
