import type { MastersStore } from '@/partner-api/stores/mastersStore'

/** Insert one record, where a store takes a list. */
export const insertMaster = async (store: MastersStore, row: Parameters<MastersStore['insertMasters']>[0][number]) =>
  (await store.insertMasters([row]))[0]!
export const insertHotel = async (store: MastersStore, row: Parameters<MastersStore['insertHotels']>[0][number]) =>
  (await store.insertHotels([row]))[0]!
