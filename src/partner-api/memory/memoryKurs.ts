import type { KursStore, PriceStore } from '../stores/mastersStore'
import { memoryMasters } from './memoryMasters'
import type { MemoryState, StoredKurs } from './memoryState'

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
