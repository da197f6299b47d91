import { NAMED_FIELDS } from '../../masters/masters'
import { PLACES } from '../../offer/roomMix'
import { type City, type DetailHotel, type PackageDetail, type PerRoom, type RoomType } from '../../types'
import { calculatePrice, type PriceInput, type PriceLine } from './price'

/** A hotel's price for a whole room, which its `people` share. `sar` is null if the API does not tell it. */
export type RoomShare = { rupiah: number; people: number; sar: number | null; rupiahPerSar: number | null }

export type SavedLine = PriceLine & { room?: RoomShare }

/** The price of one room type in lines, from the figures that a package was saved with. */
export type SavedBreakdown = {
  lines: SavedLine[]
  /** The sum of the lines: the total that calculatePrice computes. */
  sum: number
  /** The total that the server has saved; null if it tells none. */
  saved: number | null
  /** How much the saved total is above the sum; 0 if they differ by a rupiah at the most, or if there is no saved total. */
  difference: number
}

/** Rounding at the server may make up so many rupiah. */
const TOLERANCE = 1

const perJamaah = ({ rupiah }: DetailHotel): PerRoom<number | null> => {
  const share = (room: RoomType) => {
    const price = rupiah[room]
    return price === null ? null : price / PLACES[room]
  }
  return { double: share('double'), triple: share('triple'), quad: share('quad') }
}

/** The input of calculatePrice from the figures that a package was saved with. */
export function savedPriceInput({
  jamaah,
  tourLeader,
  tripType,
  flight,
  choices,
  transports,
  margin,
  hotels,
}: PackageDetail): PriceInput {
  return {
    jamaah,
    tourLeader,
    tripType,
    prices: {
      ...Object.fromEntries(NAMED_FIELDS.map((field) => [field, [choices[field]?.price ?? null]])),
      pesawat: [flight?.price ?? null],
      transportasi: transports.map(({ price }) => price),
      margin: [margin],
    },
    hotels: {
      makkah: hotels.makkah && perJamaah(hotels.makkah),
      madinah: hotels.madinah && perJamaah(hotels.madinah),
    },
  }
}

const CITY_OF: Partial<Record<PriceLine['key'], City>> = { hotelMakkah: 'makkah', hotelMadinah: 'madinah' }

function withRoom({ hotels, kurs }: PackageDetail, room: RoomType, line: PriceLine): SavedLine {
  const city = CITY_OF[line.key]
  const hotel = city && hotels[city]
  const rupiah = hotel?.rupiah[room] ?? null
  if (!hotel || rupiah === null) return line
  const rate = hotel.kurs ?? kurs
  return {
    ...line,
    room: { rupiah, people: PLACES[room], sar: hotel.sar[room], rupiahPerSar: rate?.rupiahPerSar ?? null },
  }
}

/** Explains the saved total of each room type (docs/product.md §22.1.2). */
export function savedBreakdown(detail: PackageDetail): PerRoom<SavedBreakdown> {
  const prices = calculatePrice(savedPriceInput(detail))
  const of = (room: RoomType): SavedBreakdown => {
    const { lines, total: sum } = prices[room]
    const saved = detail.totals[room]
    const gap = saved === null ? 0 : saved - sum
    return {
      lines: lines.map((line) => withRoom(detail, room, line)),
      sum,
      saved,
      difference: Math.abs(gap) > TOLERANCE ? gap : 0,
    }
  }
  return { double: of('double'), triple: of('triple'), quad: of('quad') }
}
