import { NO_CHOICE } from '../packageContents'
import { HOTEL_FIELDS, HOTEL_RESOURCES, isOfTrip, MASTER_FIELDS, MASTERS } from '../../masters/masters'
import { choicesOf, mapChoices } from '../choices'
import { isUnpriced } from './packagePrice'
import {
  CITIES,
  type Choice,
  type HotelChoice,
  type HotelRecord,
  type Id,
  type MasterRecord,
  type PackageForm,
} from '../../types'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const offered = <T extends { id: Id }>(id: Id | null, list: readonly T[]) =>
  list.find((record) => String(record.id) === String(id))

/**
 * A choice with the record that its list holds now. A saved choice that is no longer offered keeps its record. It
 * becomes empty if it has no record, or only an old price that was never saved.
 */
export function choiceOfToday(choice: Choice<MasterRecord>, list: readonly MasterRecord[]): Choice<MasterRecord> {
  const record = offered(choice.id, list)
  if (!record) return choice.data && choice.data.asOf === undefined ? choice : NO_CHOICE
  return isSame(choice.data, record) ? choice : { id: choice.id, data: record }
}

/** A hotel choice with its record from `list`, the hotels of the form's dates, by the same rules. */
export function hotelOfToday(choice: HotelChoice, list: readonly HotelRecord[]): HotelChoice {
  const record = offered(choice.id, list)
  if (record) return isSame(choice.dataHotel, record) ? choice : { ...choice, dataHotel: record }
  return isUnpriced(choice) || choice.dataHotel?.asOf !== undefined ? { ...choice, id: null, dataHotel: null } : choice
}

/** The list that a resource has now; undefined if the list is not known. */
export type ListOf = (resource: string) => readonly unknown[] | undefined

const hasSameChoices = (a: PackageForm, b: PackageForm): boolean =>
  CITIES.every((city) => a[HOTEL_FIELDS[city]] === b[HOTEL_FIELDS[city]]) &&
  MASTER_FIELDS.every((field) => {
    const [left, right] = [choicesOf(a, field), choicesOf(b, field)]
    return left.length === right.length && left.every((choice, index) => choice === right[index])
  })

/**
 * A form with today's records and prices; the same object if none of them differs, and null if one of their lists is not
 * known.
 */
export function formOfToday(form: PackageForm, listOf: ListOf): PackageForm | null {
  let isKnown = true
  const get = <T>(resource: string): readonly T[] => {
    const list = listOf(resource)
    if (!list) isKnown = false
    return (list ?? []) as readonly T[]
  }
  const masters = mapChoices(form, (choice, field) =>
    choice.id !== null && isOfTrip(field, form.tipePerjalanan)
      ? choiceOfToday(choice, get<MasterRecord>(MASTERS[field].resource))
      : choice,
  )
  const hotels = CITIES.filter((city) => form[HOTEL_FIELDS[city]].id !== null).map((city) => [
    HOTEL_FIELDS[city],
    hotelOfToday(form[HOTEL_FIELDS[city]], get<HotelRecord>(HOTEL_RESOURCES[city])),
  ])
  if (!isKnown) return null
  const today = { ...masters, ...Object.fromEntries(hotels) } as PackageForm
  return hasSameChoices(form, today) ? form : today
}
