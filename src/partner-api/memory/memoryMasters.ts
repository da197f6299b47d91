import type { HotelRow, MasterRow, Versioned } from '../stores/store'
import type { KursStore, MastersStore, PriceStore, UploadsStore } from '../stores/mastersStore'
import { fromBase64, toBase64 } from '@/domain/values/base64'
import type { Deletable, MemoryState, StoredKurs } from './memoryState'

type Table<T> = {
  all: () => readonly Deletable<T>[]
  set: (rows: readonly Deletable<T>[]) => void
  newId: () => number
  listOf: (row: T) => string
}

/** The operations on one table whose deleted rows stay. They replace the table and never change a row in place. */
function deletable<T extends { id: number }>({ all, set, newId, listOf }: Table<T>) {
  const isThere = ({ deletedAt }: Deletable<T>) => deletedAt === undefined
  const read = ({ deletedAt: _, ...row }: Deletable<T>) => structuredClone(row) as unknown as Versioned<T>
  const written = (row: T, { version }: Deletable<T>) => ({ ...structuredClone(row), version: version + 1 })
  const mark = (ids: readonly number[], deletedAt: number | null) =>
    set(
      all().map((row) => {
        if (!ids.includes(row.id)) return row
        const { deletedAt: _, ...kept } = written(row, row) as Deletable<T>
        return (deletedAt === null ? kept : { ...kept, deletedAt }) as Deletable<T>
      }),
    )
  const rows = async (isWanted: (row: T) => boolean): Promise<Versioned<T>[]> =>
    all()
      .filter((row) => isThere(row) && isWanted(row))
      .map(read)
  const list = (name: string) => rows((row) => listOf(row) === name)
  return {
    list,
    // Transactions of a memory store follow each other.
    lock: list,
    find: (ids: readonly number[]) => rows(({ id }) => ids.includes(id)),
    insert: async (fresh: readonly Omit<T, 'id'>[]) => {
      const added = structuredClone(fresh).map(
        (row) => ({ ...row, id: newId(), version: 1 }) as unknown as Deletable<T>,
      )
      set([...all(), ...added])
      return added.map(({ id }) => id)
    },
    update: async (changed: readonly T[]) => {
      const byId = new Map(changed.map((row) => [row.id, row]))
      set(
        all().map((old) => {
          const row = byId.get(old.id)
          return row && isThere(old) && listOf(row) === listOf(old) ? written(row, old) : old
        }),
      )
    },
    mark: async (ids: readonly number[], deletedAt: number | null) => mark(ids, deletedAt),
    restore: async (id: number, list: string) => {
      const isWanted = (row: Deletable<T>) => row.id === id && !isThere(row) && listOf(row) === list
      if (!all().some(isWanted)) return null
      mark([id], null)
      return (await rows((row) => row.id === id))[0] ?? null
    },
  }
}

export function memoryMasters(state: MemoryState): MastersStore {
  const newId = () => state.nextId++
  return {
    masters: deletable<MasterRow>({
      all: () => state.masters,
      set: (rows) => (state.masters = rows),
      newId,
      listOf: ({ kind }) => kind,
    }),
    hotels: deletable<HotelRow>({
      all: () => state.hotels,
      set: (rows) => (state.hotels = rows),
      newId,
      listOf: ({ city }) => city,
    }),
  }
}

const newestFirst = (a: StoredKurs, b: StoredKurs) =>
  a.validFrom === b.validFrom ? b.id - a.id : a.validFrom < b.validFrom ? 1 : -1

/** The rates of a memory store. Their ids are their own, so that a new rate shifts no other id. */
export function memoryKurs(state: MemoryState): KursStore {
  const named = ({ createdBy, ...row }: StoredKurs) => {
    const user = state.users.find(({ id }) => id === createdBy)
    return { currency: 'SAR' as const, ...row, createdBy: user ? { id: user.id, name: user.name } : null }
  }
  const listKurs = async () => [...state.kurs].sort(newestFirst).map(named)
  return {
    listKurs,
    findKurs: async (day) => {
      const past = (await listKurs()).filter(({ validFrom }) => validFrom <= day)
      // The newest comes last, so that it is the one that stays.
      return Object.fromEntries(past.reverse().map((row) => [row.currency, row]))
    },
    insertKurs: async (row) => {
      const id = state.kurs.length + 1
      state.kurs = [...state.kurs, { ...row, id }]
      return id
    },
  }
}

/** Reads the records that price a package from a memory store. */
export function memoryPrices(state: MemoryState): PriceStore {
  const { masters, hotels } = memoryMasters(state)
  const { findKurs } = memoryKurs(state)
  return {
    findPriced: async (masterIds, hotelIds, day) => {
      const kurs = await findKurs(day)
      return { masters: await masters.find(masterIds), hotels: await hotels.find(hotelIds), kurs }
    },
  }
}

/** The pictures of masters. A browser keeps the state as JSON, so they are base64 there. */
export const memoryUploads = (state: MemoryState): UploadsStore => ({
  keepUpload: async ({ jpeg, ...upload }) => {
    const known = state.uploads.find(({ hash }) => hash === upload.hash)
    const kept = known ? { ...known, createdAt: upload.createdAt } : { ...upload, jpeg: toBase64(jpeg), isUsed: false }
    state.uploads = [...state.uploads.filter((row) => row !== known), kept]
    return !known
  },
  findUpload: async (hash) => {
    const found = state.uploads.find((row) => row.hash === hash)
    return found ? fromBase64(found.jpeg) : null
  },
  markUploads: async (hashes) => {
    state.uploads = state.uploads.map((row) => (hashes.includes(row.hash) ? { ...row, isUsed: true } : row))
    return state.uploads.flatMap(({ hash }) => (hashes.includes(hash) ? [hash] : []))
  },
  eraseUploads: async (before) => {
    const kept = state.uploads.filter(({ isUsed, createdAt }) => isUsed || createdAt >= before)
    const erased = state.uploads.length - kept.length
    if (erased > 0) state.uploads = kept
    return erased
  },
})
