import { tiersOfPairs, type Tier } from '@/domain/masters/tiers'
import { readNumber } from '@/domain/values/numbers'
import { readList } from './wire'

/** Reads prices by the size of the group, the smallest first; a row without both numbers is left out. */
export const readTiers = (value: unknown): readonly Tier[] =>
  tiersOfPairs(
    readList(value).flatMap((row) => {
      const [from, amount] = [readNumber(row.from), readNumber(row.amount)]
      return from === null || amount === null ? [] : [[from, amount] as const]
    }),
  )
