import { ADD_ONS, ROOM_TYPES, type AddOn, type City, type PerRoom, type RoomType, type TripType } from '../types'

/** Everything a price depends on. Amounts are rupiah; null or anything that is no finite number counts 0. */
export type PriceInput = {
  /** n: number of jamaah. */
  jamaah: number | null
  /** Number of tour leaders. */
  tourLeader: number | null
  flight: number | null
  tripType: TripType | null
  laPrivate: number | null
  visaBus: number | null
  /** Per group, divided by n. */
  muthawwif: number | null
  handlingSaudi: number | null
  /** Per vehicle, their sum divided by n. */
  transports: readonly (number | null)[]
  addOns: Record<AddOn, number | null>
  margin: number | null
  /** Per jamaah and room type; null where the city is skipped or no hotel is chosen. */
  hotels: Record<City, PerRoom<number | null> | null>
}

/** Named as the form field that the line comes from. */
export type PriceLineKey =
  | 'pesawat'
  | 'hotelMakkah'
  | 'hotelMadinah'
  | 'laPrivate'
  | 'visaBus'
  | 'muthawwif'
  | 'handlingSaudi'
  | 'transportasi'
  | AddOn
  | 'margin'
  | 'tourLeader'

export type PriceLine = {
  key: PriceLineKey
  /** Rupiah per jamaah, in full precision. */
  perJamaah: number
  /** How the amount came to be shared: `amount × times ÷ by`. Absent where it is per jamaah already. */
  shared?: { amount: number; times: number; by: number }
}

export type RoomPrice = { total: number; lines: PriceLine[] }

const amount = (value: number | null): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

function shared(key: PriceLineKey, value: number, times: number, by: number): PriceLine {
  return { key, perJamaah: by > 0 ? (value / by) * times : 0, shared: { amount: value, times, by } }
}

function tripLines(input: PriceInput, n: number): PriceLine[] {
  if (input.tripType === 'private') return [{ key: 'laPrivate', perJamaah: amount(input.laPrivate) }]
  if (input.tripType === 'group')
    return [
      { key: 'visaBus', perJamaah: amount(input.visaBus) },
      shared('muthawwif', amount(input.muthawwif), 1, n),
      { key: 'handlingSaudi', perJamaah: amount(input.handlingSaudi) },
    ]
  return []
}

const sum = (lines: readonly PriceLine[]) => lines.reduce((total, line) => total + line.perJamaah, 0)

/**
 * The price of a package per jamaah for each room type, in rupiah, with the lines it is made of (spec §9, Price
 * calculation). Never rounded. Where n is empty or 0, what is divided by n costs 0. Never throws, never NaN.
 */
export function calculatePrice(input: PriceInput): PerRoom<RoomPrice> {
  const n = Math.max(0, amount(input.jamaah))
  const leaders = Math.max(0, amount(input.tourLeader))
  const transport = input.transports.reduce<number>((total, price) => total + amount(price), 0)
  const common: PriceLine[] = [
    { key: 'pesawat', perJamaah: amount(input.flight) },
    ...tripLines(input, n),
    shared('transportasi', transport, 1, n),
    ...ADD_ONS.map((key): PriceLine => ({ key, perJamaah: amount(input.addOns[key]) })),
    { key: 'margin', perJamaah: amount(input.margin) },
  ]
  const price = (room: RoomType): RoomPrice => {
    const lines: PriceLine[] = [
      ...common,
      { key: 'hotelMakkah', perJamaah: amount(input.hotels.makkah?.[room] ?? null) },
      { key: 'hotelMadinah', perJamaah: amount(input.hotels.madinah?.[room] ?? null) },
    ]
    lines.push(shared('tourLeader', sum(lines), leaders, n))
    return { total: sum(lines), lines }
  }
  return Object.fromEntries(ROOM_TYPES.map((room) => [room, price(room)])) as PerRoom<RoomPrice>
}
