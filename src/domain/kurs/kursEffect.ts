import { savedPriceInput } from '../package/price/hotelReading'
import { calculatePrice } from '../package/price/price'
import { BEDS, ROOM_TYPES, type DetailHotel, type PackageDetail, type PerRoom, type RoomType } from '../types'
import { rupiahWithBuffer, type Kurs } from './kurs'

type Amount = number | null

const perRoom = (amount: (room: RoomType) => Amount) =>
  Object.fromEntries(ROOM_TYPES.map((room) => [room, amount(room)])) as PerRoom<Amount>

/** A stay of so much riyal per room in rupiah, per room and per jamaah. Nothing is rounded (docs/product.md §28.1.2). */
export function stayInRupiah(sar: PerRoom<Amount>, kurs: Kurs): Record<'rupiah' | 'perJamaah', PerRoom<Amount>> {
  const perSar = rupiahWithBuffer(kurs)
  const rupiah = perRoom((room) => sar[room] && sar[room] * perSar)
  return { rupiah, perJamaah: perRoom((room) => rupiah[room] && rupiah[room] / BEDS[room]) }
}

/** By how many percent hotels become dearer with another rate, both with their buffers, with two decimals. */
export const kursMove = (from: Kurs, to: Kurs): number =>
  Number(((rupiahWithBuffer(to) / rupiahWithBuffer(from) - 1) * 100).toFixed(2))

/** A move of a rate beyond so many percent is more often a slip than a market. */
const LARGE_MOVE = 5

export const isLargeMove = (percent: number): boolean => Math.abs(percent) > LARGE_MOVE

/** The totals of a saved package with its hotels at this rate and its other prices unchanged. */
export function totalsWithKurs(detail: PackageDetail, kurs: Kurs): PerRoom<number | null> {
  const priced = (hotel: DetailHotel | null) => hotel && stayInRupiah(hotel.sar, kurs).perJamaah
  const hotels = { makkah: priced(detail.hotels.makkah), madinah: priced(detail.hotels.madinah) }
  const prices = calculatePrice({ ...savedPriceInput(detail), hotels })
  return perRoom((room) => prices[room].total)
}
