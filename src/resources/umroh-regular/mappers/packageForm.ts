import { readCalendarDate } from '../../../domain/values/dates'
import { EMPTY_PACKAGE } from '../../../domain/package/emptyPackage'
import { MASTER_FIELDS, type MasterField, type SingleMasterField } from '../../../domain/masters/masters'
import { asSaved } from '../../../domain/package/savedForm'
import {
  CITIES,
  type Choice,
  type HotelChoice,
  type Id,
  type MasterRecord,
  type PackageForm,
} from '../../../domain/types'
import type { PackageRequest, WireChoice, WireHotelChoice } from '../../../http/partnerApi.types'
import { readHotel, readMaster } from '../../../data-provider/mappers/masters'
import { asJson, isJson, readId, readList, readOneOf, readText, type Json } from '../../../data-provider/mappers/wire'

const SINGLE_FIELDS = MASTER_FIELDS.filter((field): field is SingleMasterField => field !== 'transportasi')

const isTrue = (value: unknown) => value === true || value === 1 || value === '1'

function readChoice(field: MasterField, value: unknown): Choice<MasterRecord> {
  const json = asJson(value)
  // A transport's `transportasi_id` is the master's; an `id` beside it may be that of the row in between.
  const named = readId(json.transportasi_id) ?? readId(json.id)
  const data = isJson(json.data) ? readMaster(field, { id: named, ...json.data }) : null
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

/** The answer's `data` of edit-data as a filled form, whatever of it is missing or null. */
export function readPackageForm(data: Json): PackageForm {
  return {
    ...EMPTY_PACKAGE,
    ...(Object.fromEntries(SINGLE_FIELDS.map((field) => [field, readChoice(field, data[field])])) as Pick<
      PackageForm,
      SingleMasterField
    >),
    namaPaket: readText(data.namaPaket) ?? '',
    startCity: readOneOf(data.startCity, CITIES),
    jumlahJamaah: readText(data.jumlahJamaah) ?? '',
    hotelMakkah: readHotelChoice(data.hotelMakkah),
    hotelMadinah: readHotelChoice(data.hotelMadinah),
    tipePerjalanan: readOneOf(data.tipePerjalanan, ['private', 'group']),
    transportasi: readList({ data: data.transportasi })
      .map((row) => readChoice('transportasi', row))
      .filter(({ id }) => id !== null),
    tourLeader: readText(data.tourLeader) ?? '',
  }
}

const idOf = (choice: { id: Id | null }): WireChoice => ({ id: choice.id === '' ? null : choice.id })

const writeHotel = ({ tanpaHotel, id, tanggalCheckIn, tanggalCheckOut }: HotelChoice): WireHotelChoice => ({
  ...idOf({ id }),
  tanggalCheckIn: readCalendarDate(tanggalCheckIn),
  tanggalCheckOut: readCalendarDate(tanggalCheckOut),
  tanpaHotel,
})

/** The body of a save (spec §7), field by field: the trip type that is not chosen goes as `{id: null}`. */
export function writePackage(filled: PackageForm): PackageRequest {
  const form = asSaved(filled)
  return {
    namaPaket: form.namaPaket,
    startCity: form.startCity,
    jumlahJamaah: Number(form.jumlahJamaah),
    pesawat: idOf(form.pesawat),
    hotelMakkah: writeHotel(form.hotelMakkah),
    hotelMadinah: writeHotel(form.hotelMadinah),
    tipePerjalanan: form.tipePerjalanan,
    laPrivate: idOf(form.laPrivate),
    visaBus: idOf(form.visaBus),
    muthawwif: idOf(form.muthawwif),
    handlingSaudi: idOf(form.handlingSaudi),
    transportasi: form.transportasi.flatMap(({ id }) => (id === null || id === '' ? [] : [{ id }])),
    domestik: idOf(form.domestik),
    siskopatuh: idOf(form.siskopatuh),
    perlengkapan: idOf(form.perlengkapan),
    wisataPlus: idOf(form.wisataPlus),
    manasik: idOf(form.manasik),
    tourLeader: Number(form.tourLeader),
    margin: idOf(form.margin),
  }
}
