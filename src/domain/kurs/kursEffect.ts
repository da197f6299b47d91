import { savedPriceInput } from '../package/price/hotelReading'
import { calculatePrice } from '../package/price/price'
import { BEDS, CITIES, perRoom, type DetailHotel, type NamedPrice, type PackageDetail, type PerRoom } from '../types'
import type { Currency } from './currency'
import { rupiahWithBuffer, type Kurs } from './kurs'

type Amount = number | null

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

/** A choice of a saved package at this rate of a currency; one in rupiah or in another currency as it is. */
function repriced<T extends NamedPrice>(choice: T, currency: Currency, kurs: Kurs): Omit<T, 'tiers'> {
  if (choice.money?.currency !== currency) return choice
  // The amount is that of the package's own tier.
  const { tiers: _, ...rest } = choice
  return { ...rest, price: choice.money.amount * rupiahWithBuffer(kurs) }
}

/** Whether a rate of this currency changes a saved package that is priced anew. */
export const isOfCurrency = ({ hotels, flight, choices, transports }: PackageDetail, currency: Currency): boolean =>
  (currency === 'SAR' && CITIES.some((city) => hotels[city] !== null)) ||
  [flight, ...Object.values(choices), ...transports].some((choice) => choice?.money?.currency === currency)

/**
 * The totals of a saved package with what is priced in a currency at this rate, its hotels if it is the riyal, and its other prices
 * unchanged.
 */
export function totalsWithKurs(detail: PackageDetail, kurs: Kurs, currency: Currency = 'SAR'): PerRoom<number | null> {
  const priced = (hotel: DetailHotel | null) => hotel && stayInRupiah(hotel.sar, kurs).perJamaah
  const atRate = <T extends NamedPrice>(choice: T) => repriced(choice, currency, kurs)
  const { choices, flight, transports } = detail
  const { prices: services } = savedPriceInput({
    ...detail,
    flight: flight && atRate(flight),
    choices: Object.fromEntries(Object.entries(choices).map(([field, choice]) => [field, atRate(choice)])),
    transports: transports.map(atRate),
  })
  // How a hotel's price is meant shows in the figures that were saved together.
  const { hotels: saved, ...input } = savedPriceInput(detail)
  const atRiyal = { makkah: priced(detail.hotels.makkah), madinah: priced(detail.hotels.madinah) }
  const hotels = currency === 'SAR' ? atRiyal : saved
  const prices = calculatePrice({ ...input, prices: services, hotels })
  return perRoom((room) => prices[room].total)
}
