import type { Money } from '../../kurs/currency'
import type { PricedNights } from '../../masters/stayPrice'
import {
  perRoom,
  type City,
  type NamedField,
  type NamedPrice,
  type PackageDetail,
  type PerRoom,
  type RoomType,
} from '../../types'
import { divisionOf, hotelReading, savedPriceInput, type Division, type HotelReading } from './hotelReading'
import { calculatePrice, TOLERANCE, type PriceLine } from './price'

/** A hotel's saved price, and how it is divided. `sar` is null if the API does not tell it. */
export type RoomShare = Division & { rupiah: number; sar: number | null; rupiahPerSar: number | null }

/**
 * `nights`: the rows that price the nights of a hotel's stay, if the API tells them. `money`: the prices of the line that were no
 * rupiah.
 */
export type SavedLine = PriceLine & { room?: RoomShare; nights?: readonly PricedNights[]; money?: readonly Money[] }

/** The price of one room type in lines, from the figures that a package was saved with. */
export type SavedBreakdown = {
  lines: SavedLine[]
  /** The sum of the lines: the total that calculatePrice computes. Null if a hotel's price is not known. */
  sum: number | null
  /** The total that the server has saved; null if it tells none. */
  saved: number | null
  /** How much the saved total is above the sum; 0 if they differ by a rupiah at the most, or if one is not known. */
  difference: number
}

const CITY_OF: Partial<Record<PriceLine['key'], City>> = { hotelMakkah: 'makkah', hotelMadinah: 'madinah' }

function withMoney({ flight, choices, transports }: PackageDetail, line: PriceLine): SavedLine {
  const priced: readonly (NamedPrice | null | undefined)[] =
    line.key === 'pesawat' ? [flight] : line.key === 'transportasi' ? transports : [choices[line.key as NamedField]]
  const money = priced.flatMap((one) => one?.money ?? [])
  return money.length > 0 ? { ...line, money } : line
}

function withRoom(detail: PackageDetail, reading: HotelReading, room: RoomType, line: PriceLine): SavedLine {
  const { hotels, kurs } = detail
  const city = CITY_OF[line.key]
  const hotel = city && hotels[city]
  const rupiah = hotel?.rupiah[room] ?? null
  if (!city) return withMoney(detail, line)
  if (!hotel || rupiah === null) return line
  const rupiahPerSar = (hotel.kurs ?? kurs)?.rupiahPerSar ?? null
  const share = { ...divisionOf(reading, hotel, room), rupiah, sar: hotel.sar[room], rupiahPerSar }
  return { ...line, room: share, ...(hotel.nights ? { nights: hotel.nights } : {}) }
}

/** Explains the saved total of each room type (docs/product.md §22.1.2). */
export function savedBreakdown(detail: PackageDetail): PerRoom<SavedBreakdown> {
  const prices = calculatePrice(savedPriceInput(detail))
  const reading = hotelReading(detail)
  return perRoom((room) => {
    const { lines, total: sum } = prices[room]
    const saved = detail.totals[room]
    const gap = saved === null || sum === null ? 0 : saved - sum
    return {
      lines: lines.map((line) => withRoom(detail, reading, room, line)),
      sum,
      saved,
      difference: Math.abs(gap) > TOLERANCE ? gap : 0,
    }
  })
}
