import { isCalendarDate, nightsBetween } from '@/domain/values/dates'
import type { CalendarDate, Nights, Stay } from '@/domain/types'
import { hasRate } from '@/domain/masters/rates'
import {
  nightsOf,
  pricedNights,
  stayRates,
  unsoldNights,
  type PricedNights,
  type StayNight,
} from '@/domain/masters/stayPrice'
import type { DatedKurs } from '@/domain/kurs/kurs'
import { stayInRupiah } from '@/domain/kurs/kursEffect'
import { validation } from '@/i18n/rules/validation'
import { messages } from '../errors/messages'
import type { StayCopy } from '../stores/snapshot'
import type { HotelRow } from '../stores/store'

const MAX_NIGHTS = 90

/** One base row for the whole stay tells nothing that its totals do not. */
const told = (rows: readonly PricedNights[]) => (rows.length === 1 && rows[0]?.season ? {} : { nights: rows })

/** A rate as a package keeps it. */
export const datedKurs = ({ rupiahPerSar, buffer, validFrom }: DatedKurs): DatedKurs => ({
  rupiahPerSar,
  buffer,
  validFrom,
})

/**
 * Prices a hotel for the nights of a stay (docs/product.md §16.4), and turns riyal into rupiah by `kurs`, its buffer included
 * (§28.1.2).
 */
export function hotelOffer(
  { id, name, toldName, image, distance, stars, meal, ...prices }: HotelRow,
  { checkIn, checkOut, nights = nightsOf(checkIn, checkOut) }: Stay & { nights?: readonly StayNight[] },
  kurs: DatedKurs,
): StayCopy {
  const rows = pricedNights(prices, nights)
  const sar = stayRates(rows)
  return {
    id,
    name,
    ...(toldName === undefined ? {} : { toldName }),
    image,
    distance,
    stars,
    ...(meal === undefined ? {} : { meal }),
    checkIn,
    checkOut,
    sar,
    ...stayInRupiah(sar, kurs),
    ...told(rows),
    kurs: datedKurs(kurs),
  }
}

/** An offer of a list. A hotel that sells no room for the stay tells the nights without any rate. */
export type ListedOffer = StayCopy & { unpriced?: readonly Nights[] }

/** Prices all hotels for one stay. */
export function hotelOffers(hotels: readonly HotelRow[], { checkIn, checkOut }: Stay, kurs: DatedKurs): ListedOffer[] {
  const nights = nightsOf(checkIn, checkOut)
  return hotels.map((hotel) => {
    const offer = hotelOffer(hotel, { checkIn, checkOut, nights }, kurs)
    return hasRate(offer.sar) ? offer : { ...offer, unpriced: unsoldNights(pricedNights(hotel, nights)) }
  })
}

/** Checks the dates of a stay. Returns a message for each wrong date, and nothing for a stay that can be priced. */
export function stayProblems(checkIn: unknown, checkOut: unknown): { checkIn?: string; checkOut?: string } {
  const problem = (value: unknown, missing: string) =>
    value === undefined || value === null || value === ''
      ? missing
      : isCalendarDate(value)
        ? undefined
        : validation.tanggal
  const problems = { checkIn: problem(checkIn, validation.checkIn), checkOut: problem(checkOut, validation.checkOut) }
  if (!problems.checkIn && !problems.checkOut) problems.checkOut = lengthProblem(String(checkIn), String(checkOut))
  return problems
}

function lengthProblem(checkIn: CalendarDate, checkOut: CalendarDate): string | undefined {
  const nights = nightsBetween(checkIn, checkOut)
  if (nights < 1) return validation.checkOutAfter
  return nights > MAX_NIGHTS ? messages.stayTooLong(MAX_NIGHTS) : undefined
}
