import { readCalendarDate } from '@/domain/values/dates'
import { readNumber } from '@/domain/values/numbers'
import type { MasterField } from '@/domain/masters/masters'
import { FIELD_NAMES, PACKAGE_FIELDS, type PackageField } from '@/domain/package/packageFields'
import { CITIES, type Choice, type HotelChoice, type MasterRecord, type PackageForm } from '@/domain/types'
import { readHotel, masterReader } from '@/data-provider/mappers/masters'
import { asJson, isJson, readId, readList, readOneOf, readText, type Json } from '@/data-provider/mappers/wire'

const isTrue = (value: unknown) => value === true || value === 1 || value === '1'

function readChoice(field: MasterField, value: unknown): Choice<MasterRecord> {
  const json = asJson(value)
  // The master's id of a transport is `transportasi_id`; an `id` beside it may name the row between package and master.
  const named = readId(json.transportasi_id) ?? readId(json.id)
  const data = isJson(json.data) ? masterReader(field)({ id: named, ...json.data }) : null
  return { id: named ?? data?.id ?? null, data }
}

function readHotelChoice(value: unknown): HotelChoice {
  const json = asJson(value)
  const tanpaHotel = isTrue(json.tanpaHotel)
  const [checkIn, checkOut] = [readCalendarDate(json.tanggalCheckIn), readCalendarDate(json.tanggalCheckOut)]
  const stay = checkIn && checkOut ? { checkIn, checkOut } : null
  const dataHotel = isJson(json.dataHotel) ? readHotel({ id: json.id, ...json.dataHotel }, stay) : null
  return {
    tanpaHotel,
    id: tanpaHotel ? null : readId(json.id),
    dataHotel: tanpaHotel ? null : dataHotel,
    tanggalCheckIn: tanpaHotel ? null : checkIn,
    tanggalCheckOut: tanpaHotel ? null : checkOut,
  }
}

const readChoices = (field: MasterField, value: unknown): Choice<MasterRecord>[] =>
  readList({ data: value })
    .map((row) => readChoice(field, row))
    .filter(({ id }) => id !== null)

function readField(field: PackageField, value: unknown): PackageForm[PackageField] {
  const { kind } = PACKAGE_FIELDS[field]
  switch (kind) {
    case 'text':
      return readText(value) ?? ''
    case 'count':
      return String(readNumber(value) ?? readText(value) ?? '')
    case 'city':
      return readOneOf(value, CITIES)
    case 'tripType':
      return readOneOf(value, ['private', 'group'])
    case 'hotel':
      return readHotelChoice(value)
    case 'choice':
      return readChoice(field as MasterField, value)
    case 'choices':
      return readChoices(field as MasterField, value)
  }
}

/** The `data` of an edit-data answer as a filled form; a field that is missing or null is empty. */
export const readPackageForm = (data: Json): PackageForm =>
  Object.fromEntries(FIELD_NAMES.map((field) => [field, readField(field, data[field])])) as PackageForm
