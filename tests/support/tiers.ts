import { tiersOfPairs, type Tier } from '@/domain/masters/tiers'
import type { MemoryStore } from '@/partner-api/memory/memoryStore'

/** The price list `HANDLING SAUDI 1448H`: 1–7 jamaah 249, 8–19 98, 20–34 60, 35–44 48, from 45 on 43. */
export const HANDLING_TIERS = tiersOfPairs([
  [1, 249],
  [8, 98],
  [20, 60],
  [35, 48],
  [45, 43],
])

/** Gives the first handling Saudi of a store these tiers, and the price of the first one. Resolves to the record before. */
export async function giveTiers(store: Pick<MemoryStore, 'masters'>, tiers: readonly Tier[]) {
  const [row] = await store.masters.list('handlingSaudi')
  await store.masters.update([{ ...row!, price: tiers[0]!.amount, tiers }])
  return row!
}
