import type { HotelRow, MasterRow, StoreSession, Versioned } from '../stores/store'
import type { KursStore, PriceStore, UploadsStore } from '../stores/mastersStore'
import { fromBase64, toBase64 } from '@/domain/values/base64'
import type { Deletable, MemoryState, StoredKurs } from './memoryState'

type MasterMethods = Pick<
  StoreSession,
  | 'listMasters'
  | 'findMasters'
  | 'insertMaster'
  | 'updateMaster'
  | 'deleteMaster'
  | 'restoreMaster'
  | 'listHotels'
  | 'findHotels'
  | 'insertHotel'
  | 'updateHotel'
  | 'deleteHotel'
  | 'restoreHotel'
>

type Table<T> = {
  all: () => readonly Deletable<T>[]
  set: (rows: readonly Deletable<T>[]) => void
  newId: () => number
}

/** A row as a write leaves it: with the next version. */
export const written = <T extends object>(row: T, { version = 1 }: { version?: number }): T & { version: number } => ({
  ...structuredClone(row),
  version: version + 1,
})

/** The operations on one table whose deleted rows stay. They replace the table and never change a row in place. */
function deletable<T extends { id: number }>({ all, set, newId }: Table<T>) {
  const find = (id: number, isWanted: (row: Deletable<T>) => boolean) =>
    all().find((row) => row.id === id && isWanted(row))
  const put = (row: Deletable<T>) => set(all().map((old) => (old.id === row.id ? row : old)))
  const isThere = ({ deletedAt }: Deletable<T>) => deletedAt === undefined
  const withoutMark = ({ deletedAt: _, version = 1, ...row }: Deletable<T>) =>
    structuredClone({ ...row, version }) as unknown as Versioned<T>

  return {
    rows: (isWanted: (row: T) => boolean) =>
      all()
        .filter((row) => isThere(row) && isWanted(row))
        .map(withoutMark),
    insert: (row: Omit<T, 'id'>) => {
      const id = newId()
      set([...all(), { ...structuredClone(row), id } as unknown as Deletable<T>])
      return id
    },
    update: (row: T, isSameKind: (old: T) => boolean) => {
      const found = find(row.id, (old) => isThere(old) && isSameKind(old))
      if (found) put(written(row, found))
      return found !== undefined
    },
    remove: (id: number, now: number) => {
      const found = find(id, isThere)
      if (found) put({ ...written(found, found), deletedAt: now })
      return found !== undefined
    },
    restore: (id: number, isSameKind: (old: T) => boolean) => {
      const found = find(id, (row) => !isThere(row) && isSameKind(row))
      if (!found) return null
      const { deletedAt: _, ...row } = written(found, found)
      put(row as unknown as Deletable<T>)
      return withoutMark(row as unknown as Deletable<T>)
    },
  }
}

export function memoryMasters(state: MemoryState): MasterMethods {
  const newId = () => state.nextId++
  const masters = deletable<MasterRow>({ all: () => state.masters, set: (rows) => (state.masters = rows), newId })
  const hotels = deletable<HotelRow>({ all: () => state.hotels, set: (rows) => (state.hotels = rows), newId })

  return {
    listMasters: async (kind) => masters.rows((row) => row.kind === kind),
    findMasters: async (ids) => masters.rows(({ id }) => ids.includes(id)),
    insertMaster: async (row) => masters.insert(row),
    updateMaster: async (row) => masters.update(row, ({ kind }) => kind === row.kind),
    deleteMaster: async (id, now) => masters.remove(id, now),
    restoreMaster: async (id, kind) => masters.restore(id, (row) => row.kind === kind),

    listHotels: async (city) => hotels.rows((row) => row.city === city),
    findHotels: async (ids) => hotels.rows(({ id }) => ids.includes(id)),
    insertHotel: async (row) => hotels.insert(row),
    updateHotel: async (row) => hotels.update(row, ({ city }) => city === row.city),
    deleteHotel: async (id, now) => hotels.remove(id, now),
    restoreHotel: async (id, city) => hotels.restore(id, (row) => row.city === city),
  }
}

const newestFirst = (a: StoredKurs, b: StoredKurs) =>
  a.validFrom === b.validFrom ? b.id - a.id : a.validFrom < b.validFrom ? 1 : -1

/** The rates of a memory store. Their ids are their own, so that a new rate shifts no other id. */
export function memoryKurs(state: MemoryState): KursStore {
  const named = ({ createdBy, ...row }: StoredKurs) => {
    const user = state.users.find(({ id }) => id === createdBy)
    return { ...row, createdBy: user ? { id: user.id, name: user.name } : null }
  }
  const listKurs = async () => [...state.kurs].sort(newestFirst).map(named)
  return {
    listKurs,
    findKurs: async (day) => (await listKurs()).find(({ validFrom }) => validFrom <= day) ?? null,
    insertKurs: async (row) => {
      const id = state.kurs.length + 1
      state.kurs = [...state.kurs, { ...row, id }]
      return id
    },
  }
}

/** Reads the records that price a package from a memory store. */
export function memoryPrices(state: MemoryState): PriceStore {
  const { findMasters, findHotels } = memoryMasters(state)
  const { findKurs } = memoryKurs(state)
  return {
    findPriced: async (masterIds, hotelIds, day) => {
      const kurs = await findKurs(day)
      return { masters: await findMasters(masterIds), hotels: await findHotels(hotelIds), kurs }
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
