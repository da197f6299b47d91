import { isOfTrip, MASTER_FIELDS, MASTERS, type MasterField } from '../../masters/masters'
import { isTiered, priceFor, sizesFor, type Price } from '../../masters/tiers'
import { perRoom, type City, type PerRoom, type RoomType, type TripType } from '../../types'
import type { FieldWhere } from '../packageFields'

type Amount = number | null

/** The input of a price. Amounts are rupiah; null and every other value that is not a finite number is a missing one. */
export type PriceInput = {
  /** n: number of jamaah. */
  jamaah: Amount
  /** Number of tour leaders. */
  tourLeader: Amount
  tripType: TripType | null
  /** The prices of each master's choices: none, one, or several. Each is an amount, or tiers by the number of jamaah. */
  prices: { [field in MasterField]?: readonly Price[] }
  /** Per jamaah and room type; null if the city is skipped or no hotel is chosen. A chosen hotel may lack a room type. */
  hotels: Record<City, PerRoom<Amount> | null>
}

/** Named as the form field that the line comes from. */
export type PriceLineKey = MasterField | FieldWhere<{ kind: 'hotel' }> | 'tourLeader'

export type PriceLine = {
  key: PriceLineKey
  /** Rupiah per jamaah, in full precision; null if it is not known. */
  perJamaah: Amount
  /** The sizes of the group that its price is for, such as `20–34`. Absent for a price that is the same for every group. */
  sizes?: string
  /** The shared amount: `amount × times ÷ by`. Absent if the amount is per jamaah already. */
  shared?: { amount: Amount; times: number; by: number }
}

/** `total` is null if a chosen hotel has no price for the room type, or a service none for the number of jamaah. */
export type RoomPrice = { total: Amount; lines: PriceLine[] }

/** Rounding at the server may make up so many rupiah. */
export const TOLERANCE = 1
export const isOther = (before: number, after: number) => Math.abs(after - before) > TOLERANCE

const isAmount = (value: Amount | undefined): value is number => typeof value === 'number' && Number.isFinite(value)
const amount = (value: Amount): number => (isAmount(value) ? value : 0)

function shared(key: PriceLineKey, value: Amount, times: number, by: number): PriceLine {
  const isFree = by === 0 || times === 0
  return { key, perJamaah: isFree ? 0 : value && (value / by) * times, shared: { amount: value, times, by } }
}

const added = (amounts: readonly Amount[]) =>
  amounts.reduce<Amount>((total, each) => (total === null || each === null ? null : total + each), 0)

/**
 * The line of a master's choices per jamaah: the whole group shares the price of a guide or of a vehicle. The line of a group that is
 * smaller than the first tier of a choice is not known.
 */
export function masterLine(field: MasterField, prices: readonly Price[], n: number): PriceLine {
  const total = added(prices.map((price) => (isTiered(price) ? priceFor(price, n) : amount(price))))
  const line = 'shared' in MASTERS[field] ? shared(field, total, 1, n) : { key: field, perJamaah: total }
  const [sizes] = prices.flatMap((price) => (isTiered(price) ? (sizesFor(price, n) ?? []) : []))
  return sizes === undefined ? line : { ...line, sizes }
}

/** A skipped hotel costs nothing. The price of a room type that a chosen hotel lacks is not known, and never 0. */
function hotelLine(key: PriceLineKey, hotel: PerRoom<Amount> | null, room: RoomType): PriceLine {
  const price = hotel ? hotel[room] : 0
  return { key, perJamaah: isAmount(price) ? price : null }
}

const sum = (lines: readonly PriceLine[]) => added(lines.map(({ perJamaah }) => perJamaah))

/**
 * The price of a package per jamaah for each room type, in rupiah, with the lines it is made of (docs/product.md §8.1).
 * Never rounded. A price that is divided by n costs 0 if n is empty or 0. A room type that a chosen hotel does not sell has
 * no total. No room type has one if a chosen price has tiers and n is smaller than the first, or empty; any other missing amount
 * counts 0. Never throws, never NaN.
 */
export function calculatePrice(input: PriceInput): PerRoom<RoomPrice> {
  const n = Math.max(0, amount(input.jamaah))
  const leaders = Math.max(0, amount(input.tourLeader))
  const common = MASTER_FIELDS.filter((field) => isOfTrip(field, input.tripType)).map((field) =>
    masterLine(field, input.prices[field] ?? [], n),
  )
  return perRoom((room) => {
    const lines: PriceLine[] = [
      ...common,
      hotelLine('hotelMakkah', input.hotels.makkah, room),
      hotelLine('hotelMadinah', input.hotels.madinah, room),
    ]
    lines.push(shared('tourLeader', sum(lines), leaders, n))
    return { total: sum(lines), lines }
  })
}
