import { tiersOfPairs, type Tier } from '@/domain/masters/tiers'
import { parseRupiah, typedRupiah } from '@/domain/values/typedNumbers'
import type { Unit } from '@/domain/values/units'
import { readFigure } from './figures'

/** Tiers as a file has them in one cell: `1: 249.000; 8: 98.000`. */
export const writtenTiers = (tiers: readonly Tier[]): string =>
  tiers.map(({ from, amount }) => `${from}: ${typedRupiah(amount)}`).join('; ')

/** The tiers of such a cell, whose amounts are read as those of the prices beside it; null where a part of it is none. */
export function readWrittenTiers(written: string, unit: Unit = 'rupiah'): readonly Tier[] | null {
  const read = (amount: string) => {
    const found = readFigure(amount.trim(), unit, new Set())
    return 'value' in found ? found.value : null
  }
  const pairs = written.split(';').flatMap((part) => {
    const [from = '', amount = ''] = part.split(':', 2)
    return part.trim() === '' ? [] : [[parseRupiah(from), read(amount)] as const]
  })
  const tiers = pairs.flatMap(([from, amount]) => (from === null || amount === null ? [] : [[from, amount] as const]))
  return tiers.length === pairs.length && tiers.length > 0 ? tiersOfPairs(tiers) : null
}
