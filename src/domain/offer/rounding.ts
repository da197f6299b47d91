import { perRoom, type PerRoom, type RoomType } from '../types'
import { knownPrice } from './savedFacts'

/** The rupiah to whose multiples a mitra rounds the prices of its offers up; 0: prices are told as they are. */
export const ROUNDING_STEPS = [0, 1_000, 10_000, 50_000, 100_000] as const
export type RoundingStep = (typeof ROUNDING_STEPS)[number]

/** Whether a value is one of the steps. */
export const isRoundingStep = (value: unknown): value is RoundingStep => ROUNDING_STEPS.some((step) => step === value)

/**
 * The price that a customer is told: the smallest multiple of the step that is not below the total
 * in whole rupiah (docs/product.md §21.8.1). Without a step the total stays as it is.
 */
export function toldPrice<Total extends number | null>(total: Total, step: RoundingStep): Total
export function toldPrice(total: number | null, step: RoundingStep): number | null {
  return total === null || step === 0 ? total : Math.ceil(Math.round(total) / step) * step
}

/** The exact total behind a told price; null if both are the same, or the total is not known. */
export function roundedFrom(totals: PerRoom<number | null>, room: RoomType, step: RoundingStep): number | null {
  const price = knownPrice({ totals }, room)
  return price === toldPrice(price, step) ? null : price
}

/** The told prices of totals. */
export const toldTotals = <Total extends number | null>(totals: PerRoom<Total>, step: RoundingStep): PerRoom<Total> =>
  step === 0 ? totals : perRoom((room) => toldPrice(totals[room], step))
