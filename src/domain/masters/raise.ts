import { perRoom, ROOM_TYPES } from '../types'
import type { RatesOfSeason } from './rates'
import { readWritten } from '../values/writtenNumbers'

/** The change of a master's prices, once: by so many percent, rounded to whole steps (docs/product.md §15.9). */
export type Raise = {
  /** With two decimals at most; negative for a lower price. */
  percent: number
  /** New prices are multiples of it. */
  step: number
}

/** The steps that an admin may round to. The first one rounds to the decimals of the currency, the second is usual. */
export const RAISE_STEPS = { rupiah: [0.01, 1000, 10_000, 50_000], sar: [0.01, 1, 5, 10] } as const

const PERCENT = { min: -90, max: 200 }

/** A typed change in percent: `5`, `+5%`, `-2,5`; null for anything else, for 0, and for a change beyond the bounds. */
export function parseRaise(typed: string): number | null {
  const value = readWritten(typed.trim().replace(/^\+\s*(?=\d)/, ''), 'percent')?.value ?? 0
  const isRight = value !== 0 && value >= PERCENT.min && value <= PERCENT.max && Number(value.toFixed(2)) === value
  return isRight ? value : null
}

/** A product of decimals without the noise of binary fractions: 57.7 × 1.05 is 60.585. */
const exact = (value: number) => Number(value.toPrecision(15))

/** `price × tenThousandths ÷ 10.000` as the nearest multiple of a step. Rounding never makes a price free of charge. */
function scaled(price: number, tenThousandths: number, step: number): number {
  const product = price * tenThousandths
  const rounded = exact(Math.round(exact(product / (10_000 * step))) * step)
  return rounded === 0 && price > 0 ? exact(product / 10_000) : rounded
}

/** A price after the change. */
export const raisedPrice = (price: number, { percent, step }: Raise): number =>
  scaled(price, 10_000 + Math.round(percent * 100), step)

const CENT = 0.01
const byFactor = (rate: number | null, factor: number) =>
  rate === null ? null : scaled(rate, Math.round(factor * 10_000), CENT)

/** The rates of another season, multiplied; a missing rate stays null. */
export const ratesByFactor = (rates: RatesOfSeason, factor: number): RatesOfSeason =>
  perRoom((room) => byFactor(rates[room], factor))

/** The factor from a season's rates to another season's; null if no factor with two decimals fits. */
export function usualFactor(from: RatesOfSeason, to: RatesOfSeason): number | null {
  const factor = from.double && to.double ? Number((to.double / from.double).toFixed(2)) : null
  return factor && ROOM_TYPES.every((room) => byFactor(from[room], factor) === to[room]) ? factor : null
}
