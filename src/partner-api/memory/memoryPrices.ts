import type { PriceStore } from '../stores/priceStore'
import { memoryKurs } from './memoryKurs'
import { memoryMasters } from './memoryMasters'
import type { MemoryState } from './memoryState'

/** What a package is priced with, from a memory store. */
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
