import { HOTEL_FIELDS, isOfTrip, MASTER_FIELDS, type MasterField } from '../masters/masters'
import { CITIES, type CalendarDate, type City, type PackageForm } from '../types'
import { addDays, addYears, nightsBetween } from '../values/dates'
import { choicesOf } from './choices'
import { withoutRecords } from './packageContents'
import { firstCheckIn } from './stayDates'

type HotelField = (typeof HOTEL_FIELDS)[City]

/**
 * The check-in that a copy begins with: the same day, or for a past one the same day of the first year in which it is not
 * past (docs/product.md §23.1.2). `today` is the phone's own day.
 */
export function usualCheckIn(checkIn: CalendarDate, today: CalendarDate): CalendarDate {
  let years = 0
  while (addYears(checkIn, years) < today) years += 1
  return addYears(checkIn, years)
}

/** The form with every stay moved so that the first one begins on `checkIn`. Hotels keep their ids: their prices are read again. */
export function movedTo<Form extends Pick<PackageForm, HotelField>>(form: Form, checkIn: CalendarDate): Form {
  const first = firstCheckIn(form)
  if (first === null) return form
  const days = nightsBetween(first, checkIn)
  const later = (date: CalendarDate | null) => (date === null ? null : addDays(date, days))
  const stays = CITIES.map((city) => HOTEL_FIELDS[city]).map((field) => {
    const stay = form[field]
    return [
      field,
      { ...stay, tanggalCheckIn: later(stay.tanggalCheckIn), tanggalCheckOut: later(stay.tanggalCheckOut) },
    ]
  })
  return { ...form, ...Object.fromEntries(stays) }
}

/** The copy with its stays moved again. A hotel that it has lost returns: another date may offer it. */
export function movedAgain(
  saved: PackageForm,
  copy: PackageForm,
  checkIn: CalendarDate,
): Pick<PackageForm, HotelField> {
  const { hotelMakkah, hotelMadinah } = copy
  return movedTo(
    {
      hotelMakkah: { ...hotelMakkah, id: hotelMakkah.id ?? saved.hotelMakkah.id },
      hotelMadinah: { ...hotelMadinah, id: hotelMadinah.id ?? saved.hotelMadinah.id },
    },
    checkIn,
  )
}

/** A copy of a saved package. It has no records: each is read for the new dates, or found to be gone. */
export const copyOf = (saved: PackageForm, namaPaket: string, checkIn: CalendarDate): PackageForm => ({
  ...movedTo(withoutRecords(saved), checkIn),
  namaPaket,
})

/** A choice of the saved package that the copy has lost, because it is no longer offered. */
export type LostChoice = { field: MasterField | HotelField; name: string }

/** The choices that a copy has lost of the saved package (docs/product.md §23.1.3). A choice that was replaced is not lost. */
export function lostChoices(saved: PackageForm, copy: PackageForm): LostChoice[] {
  const hotels = CITIES.map((city) => HOTEL_FIELDS[city]).filter(
    (field) => saved[field].id !== null && copy[field].id === null && !copy[field].tanpaHotel,
  )
  const masters = MASTER_FIELDS.filter((field) => isOfTrip(field, saved.tipePerjalanan)).flatMap((field) => {
    const [before, now] = [choicesOf(saved, field), choicesOf(copy, field)].map((list) =>
      list.filter(({ id }) => id !== null),
    )
    const kept = new Set((now ?? []).map(({ id }) => String(id)))
    const lost = (before ?? []).filter(({ id }) => !kept.has(String(id)))
    return (now ?? []).length < (before ?? []).length
      ? lost.map(({ id, data }) => ({ field, name: data?.name ?? String(id) }))
      : []
  })
  return [
    ...hotels.map((field) => ({ field, name: saved[field].dataHotel?.name ?? String(saved[field].id) })),
    ...masters,
  ]
}
