import { addDays, isCalendarDate, nightsBetween } from '@/domain/values/dates'
import {
  ROOM_TYPES,
  SEASONS,
  type CalendarDate,
  type Nights,
  type PerRoom,
  type RoomType,
  type Season,
} from '@/domain/types'
import type { Rates } from '@/domain/masters/rates'
import { hasRate, ratesIn } from '@/domain/masters/rates'
import type { DatedKurs } from '@/domain/kurs/kurs'
import { stayInRupiah } from '@/domain/kurs/kursEffect'
import { validation } from '@/i18n/rules/validation'
import { messages } from '../errors/messages'
import { seasonNights, seasonOf } from './season'
import type { StayCopy } from '../stores/snapshot'
import type { HotelRow } from '../stores/store'

const MAX_NIGHTS = 90

/** Riyal for a room and the nights of a stay; null if one of the nights has no rate for the room (docs/product.md §16.1.5). */
const stayRate = (rates: Rates, nights: Record<Season, number>, room: RoomType): number | null =>
  SEASONS.filter((season) => nights[season] > 0).reduce<number | null>((total, season) => {
    const rate = ratesIn(rates, season)[room]
    return total === null || rate === null ? null : total + nights[season] * rate
  }, 0)

/**
 * Prices a hotel for a stay. Each night costs the rate of the season in which it lies (docs/product.md §16.1), and riyal
 * become rupiah by `kurs`, its buffer included (§28.1.2).
 */
export function hotelOffer(
  hotel: HotelRow,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  { rupiahPerSar, buffer, validFrom }: DatedKurs,
  nights = seasonNights(checkIn, checkOut),
): StayCopy {
  const sar = Object.fromEntries(ROOM_TYPES.map((room) => [room, stayRate(hotel.rates, nights, room)])) as PerRoom<
    number | null
  >
  return {
    id: hotel.id,
    name: hotel.name,
    ...(hotel.toldName === undefined ? {} : { toldName: hotel.toldName }),
    image: hotel.image,
    distance: hotel.distance,
    stars: hotel.stars,
    checkIn,
    checkOut,
    sar,
    ...stayInRupiah(sar, { rupiahPerSar, buffer }),
    kurs: { rupiahPerSar, buffer, validFrom },
  }
}

/** An offer of a list. A hotel that sells no room for the stay tells the nights without any rate. */
export type ListedOffer = StayCopy & { unpriced?: readonly Nights[] }

/** The nights of a stay in which a hotel sells no room. */
function nightsWithoutRate(rates: Rates, checkIn: CalendarDate, checkOut: CalendarDate): Nights[] {
  const runs: Nights[] = []
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) {
    if (hasRate(ratesIn(rates, seasonOf(night)))) continue
    const last = runs.at(-1)
    if (last && addDays(last.to, 1) === night) last.to = night
    else runs.push({ from: night, to: night })
  }
  return runs
}

/** Prices all hotels for one stay. */
export function hotelOffers(
  hotels: readonly HotelRow[],
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  kurs: DatedKurs,
): ListedOffer[] {
  const nights = seasonNights(checkIn, checkOut)
  return hotels.map((hotel) => {
    const offer = hotelOffer(hotel, checkIn, checkOut, kurs, nights)
    return hasRate(offer.sar) ? offer : { ...offer, unpriced: nightsWithoutRate(hotel.rates, checkIn, checkOut) }
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
