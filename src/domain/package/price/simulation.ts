import { isOfTrip, MASTER_FIELDS } from '../../masters/masters'
import { isTiered } from '../../masters/tiers'
import { perRoom, ROOM_TYPES, type PackageDetail, type PackageForm, type PerRoom, type RoomType } from '../../types'
import { priceInputOf, totalsPerRoom } from './packagePrice'
import { savedPriceInput } from './hotelReading'
import { calculatePrice, type PriceInput } from './price'
import { toldTotals, type RoundingStep } from '../../offer/rounding'

/** A price that a customer was told, and the input of its calculation. */
export type ToldPrice = {
  input: PriceInput
  /** Rupiah per jamaah; null if the price of a room type is not known. */
  told: PerRoom<number | null>
  /** The totals before they were rounded for the customer. */
  totals: PerRoom<number | null>
  /** How they were rounded. */
  step: RoundingStep
}

/** The largest group that a simulation counts with (docs/product.md §24.1.4). */
export const MOST_JAMAAH = 1000

const USUAL_GROUPS = [15, 20, 25, 30, 35, 40, 45]

// Two prices that differ by this margin show how a price follows its margin. A large unit keeps the quotient exact.
const UNIT = 1_000_000

// Sums of fractions differ in the last digits of a double, far below a rupiah.
const ROUNDING = 0.01

const isKnown = (price: number | null): price is number => price !== null && Number.isFinite(price) && price > 0

/** A room type with an unknown cost has no total here, also if its saved total is known. */
function quoteOf(input: PriceInput, saved: PerRoom<number | null>, step: RoundingStep): ToldPrice {
  const costs = calculatePrice(input)
  const totals = perRoom((room) => costs[room].total && saved[room])
  return { input, totals, step, told: toldTotals(totals, step) }
}

/** The quote of a saved package, whose prices the mitra tells rounded by `step`. */
export const savedQuote = (detail: PackageDetail, step: RoundingStep): ToldPrice =>
  quoteOf(savedPriceInput(detail), detail.totals, step)

/** The same as {@link savedQuote} for the wizard's form. */
export const quoteOfForm = (form: PackageForm, step: RoundingStep): ToldPrice =>
  quoteOf(priceInputOf(form), totalsPerRoom(form), step)

/** The room types whose price was told. */
export const toldRooms = ({ told }: ToldPrice): RoomType[] => ROOM_TYPES.filter((room) => isKnown(told[room]))

/** The number of jamaah that the price rests on; 0 if it is not known. */
export const groupOf = ({ input }: ToldPrice): number => input.jamaah ?? 0

/** Whether there is a price, and a group that it rests on. */
export const canSimulate = (quote: ToldPrice): boolean => groupOf(quote) > 0 && toldRooms(quote).length > 0

/** The margin per jamaah that the price was made with. */
export function marginOf({ prices }: PriceInput): number {
  const [margin] = prices.margin ?? []
  return typeof margin === 'number' ? margin : 0
}

/** The sizes of a group at which a tier of a price begins. */
const tierStarts = ({ input }: ToldPrice): number[] =>
  MASTER_FIELDS.filter((field) => isOfTrip(field, input.tripType))
    .flatMap((field) => input.prices[field] ?? [])
    .flatMap((price) => (isTiered(price) ? price.map(({ from }) => from) : []))
    .filter((from) => from <= MOST_JAMAAH)

/** The total per jamaah of each room type for a group of `jamaah` with this margin. */
function totalsFor(input: PriceInput, jamaah: number, margin: number): PerRoom<number | null> {
  const prices = calculatePrice({ ...input, jamaah, prices: { ...input.prices, margin: [margin] } })
  return perRoom((room) => prices[room].total)
}

const perToldRoom = ({ told }: ToldPrice, amount: (room: RoomType, told: number) => number | null) =>
  perRoom((room) => {
    const price = told[room]
    return isKnown(price) ? amount(room, price) : null
  })

/** The price per jamaah that a group of `jamaah` needs for the same margin, before it is rounded for the customer. */
export function exactNeeded(quote: ToldPrice, jamaah: number, margin = marginOf(quote.input)): PerRoom<number | null> {
  const totals = totalsFor(quote.input, jamaah, margin)
  return perToldRoom(quote, (room) => totals[room])
}

/** The same price as a customer is told it. */
export const priceNeeded = (quote: ToldPrice, jamaah: number, margin?: number): PerRoom<number | null> =>
  toldTotals(exactNeeded(quote, jamaah, margin), quote.step)

/**
 * The margin per jamaah for which calculatePrice at `jamaah` gives the told price (docs/product.md §24.1.3). A price
 * grows evenly with its margin, the tour leader's share of it included, so two prices give that margin.
 */
export function marginLeft(quote: ToldPrice, jamaah: number): PerRoom<number | null> {
  const [none, one] = [totalsFor(quote.input, jamaah, 0), totalsFor(quote.input, jamaah, UNIT)]
  return perToldRoom(quote, (room, told) => {
    const [from, to] = [none[room], one[room]]
    return from === null || to === null ? null : ((told - from) / (to - from)) * UNIT
  })
}

/** The margin left in the room type that leaves the least; null if no price is known. */
export function leastMargin(quote: ToldPrice, jamaah: number): number | null {
  const left = marginLeft(quote, jamaah)
  const known = ROOM_TYPES.flatMap((room) => left[room] ?? [])
  return known.length > 0 ? Math.min(...known) : null
}

export const isLoss = (margin: number): boolean => margin < -ROUNDING

/**
 * Whether every group needs the same price: no cost is shared, and no tier costs another amount. Within its tiers a price only
 * falls as the group grows, so the first and the last group of each tell.
 */
export function isSameForAnyGroup(quote: ToldPrice): boolean {
  const ends = tierStarts(quote).flatMap((from) => (from > 1 ? [from - 1, from] : []))
  const needed = [1, ...ends, MOST_JAMAAH].map((jamaah) => exactNeeded(quote, jamaah))
  return toldRooms(quote).every((room) => {
    const prices = needed.map((price) => price[room])
    return prices.every(isKnown) && Math.max(...prices) - Math.min(...prices) < ROUNDING
  })
}

/** The room type whose price stands for all: quad, or the last one that was told. */
export const mainRoom = (quote: ToldPrice): RoomType => toldRooms(quote).at(-1) ?? 'quad'

/** The smallest group that loses nothing in any room type; null if even `MOST_JAMAAH` lose. */
export function breakEven(quote: ToldPrice): number | null {
  for (let jamaah = 1; jamaah <= MOST_JAMAAH; jamaah += 1) {
    const least = leastMargin(quote, jamaah)
    if (least !== null && !isLoss(least)) return jamaah
  }
  return null
}

/** The largest difference between a saved total and the total of the saved figures, in rupiah. */
export function simulationGap(quote: ToldPrice): number {
  const totals = totalsFor(quote.input, groupOf(quote), marginOf(quote.input))
  return Math.max(0, ...toldRooms(quote).map((room) => Math.abs((quote.totals[room] ?? 0) - (totals[room] ?? 0))))
}

/** The groups that the table compares: the usual ones, those at which a tier begins, and the package's own. */
export const tiersOf = (quote: ToldPrice): number[] =>
  [...new Set([...USUAL_GROUPS, ...tierStarts(quote), groupOf(quote)])].sort((a, b) => a - b)

/** The smaller group that a simulation tells about before anybody asks: the next usual one below the package's own. */
export function fewerThan(jamaah: number): number {
  const usual = USUAL_GROUPS.findLast((tier) => tier < jamaah) ?? jamaah - 1
  return Math.min(MOST_JAMAAH, Math.max(1, usual))
}

/** The margin of the whole group, in rupiah. */
export const marginOfGroup = (margin: number, jamaah: number): number => margin * jamaah
