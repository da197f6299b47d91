import { tiersOfPairs } from '@/domain/masters/tiers'

/** The price list `HANDLING SAUDI 1448H`: 1–7 jamaah 249, 8–19 98, 20–34 60, 35–44 48, from 45 on 43. */
export const HANDLING_TIERS = tiersOfPairs([
  [1, 249],
  [8, 98],
  [20, 60],
  [35, 48],
  [45, 43],
])
