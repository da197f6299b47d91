import type { MastersStore } from '@/partner-api/stores/mastersStore'

/** Insert one record, where a store takes a list. */
export const insertMaster = async (
  store: MastersStore,
  row: Parameters<MastersStore['masters']['insert']>[0][number],
) => (await store.masters.insert([row]))[0]!
export const insertHotel = async (store: MastersStore, row: Parameters<MastersStore['hotels']['insert']>[0][number]) =>
  (await store.hotels.insert([row]))[0]!
