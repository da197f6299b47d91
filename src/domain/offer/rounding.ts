import { ROOM_TYPES, type PerRoom, type RoomType } from '../types'
import { knownPrice } from './savedFacts'

/** The rupiah to whose multiples a mitra rounds the prices of its offers up; 0: prices are told as they are. */
export const ROUNDING_STEPS = [0, 1_000, 10_000, 50_000, 100_000] as const
export type RoundingStep = (typeof ROUNDING_STEPS)[number]

/** Whether a value is one of the steps. */
export const isRoundingStep = (value: unknown): value is RoundingStep => ROUNDING_STEPS.some((step) => step === value)

/** The price that a customer is told: the smallest multiple of the step that is not below the total (docs/product.md §21.8.1). */
export const toldPrice = (total: number, step: RoundingStep): number =>
  step === 0 ? total : Math.ceil(total / step) * step

/** The total of which a told price was rounded; null where both are the same, or the total is not known. */
export function roundedFrom(totals: PerRoom<number | null>, room: RoomType, step: RoundingStep): number | null {
  const price = knownPrice({ totals }, room)
  return price === null || toldPrice(price, step) === price ? null : price
}

/** The told prices of saved totals. A price that is not known stays as it is, and so does everything without a step. */
export function toldTotals<Total extends number | null>(totals: PerRoom<Total>, step: RoundingStep): PerRoom<Total> {
  if (step === 0) return totals
  const told = (room: RoomType) => {
    const price = knownPrice({ totals }, room)
    return price === null ? totals[room] : toldPrice(price, step)
  }
  return Object.fromEntries(ROOM_TYPES.map((room) => [room, told(room)])) as PerRoom<Total>
}
