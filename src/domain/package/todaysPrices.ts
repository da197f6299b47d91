import { NO_CHOICE } from './emptyPackage'
import { HOTEL_FIELDS, HOTEL_RESOURCES, MASTERS } from '../masters/masters'
import { isUnpriced, pricedFields } from './packagePrice'
import {
  CITIES,
  type Choice,
  type HotelChoice,
  type HotelRecord,
  type Id,
  type MasterRecord,
  type PackageForm,
} from '../types'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const offered = <T extends { id: Id }>(id: Id | null, list: readonly T[]) =>
  list.find((record) => String(record.id) === String(id))

/**
 * A choice with the record that its list has now. One that is no longer offered keeps what it was saved with; one that was
 * never saved, and has a price of before, or that came without its record, is empty again: there is no price to wait for.
 */
export function choiceOfToday(choice: Choice<MasterRecord>, list: readonly MasterRecord[]): Choice<MasterRecord> {
  const record = offered(choice.id, list)
  if (!record) return choice.data && choice.data.asOf === undefined ? choice : NO_CHOICE
  return isSame(choice.data, record) ? choice : { id: choice.id, data: record }
}

/** The same of a hotel; `list`: those of the form's dates. */
export function hotelOfToday(choice: HotelChoice, list: readonly HotelRecord[]): HotelChoice {
  const record = offered(choice.id, list)
  if (record) return isSame(choice.dataHotel, record) ? choice : { ...choice, dataHotel: record }
  return isUnpriced(choice) || choice.dataHotel?.asOf !== undefined ? { ...choice, id: null, dataHotel: null } : choice
}

/** The list that a resource has now; undefined where it is not known. */
export type ListOf = (resource: string) => readonly unknown[] | undefined

/** A form with the records, and so at the prices, of now; null where a list that they come from is not known. */
export function formOfToday(form: PackageForm, listOf: ListOf): PackageForm | null {
  let isKnown = true
  const get = <T>(resource: string): readonly T[] => {
    const list = listOf(resource)
    if (!list) isKnown = false
    return (list ?? []) as readonly T[]
  }
  const singles = pricedFields(form)
    .filter((field) => form[field].id !== null)
    .map((field) => [field, choiceOfToday(form[field], get<MasterRecord>(MASTERS[field].resource))])
  const transports = form.transportasi.map((each) =>
    choiceOfToday(each, get<MasterRecord>(MASTERS.transportasi.resource)),
  )
  const hotels = CITIES.filter((city) => form[HOTEL_FIELDS[city]].id !== null).map((city) => [
    HOTEL_FIELDS[city],
    hotelOfToday(form[HOTEL_FIELDS[city]], get<HotelRecord>(HOTEL_RESOURCES[city])),
  ])
  const today = {
    ...form,
    ...Object.fromEntries([...singles, ...hotels]),
    transportasi: transports.filter(({ id }) => id !== null),
  }
  return isKnown ? today : null
}
