import { labelName, priceGroup, priceName } from '../../../contract/wireNames'
import { NAMED_FIELDS } from '../../../domain/masters/masters'
import { readCalendarDate } from '../../../domain/values/dates'
import { readNumber } from '../../../domain/values/numbers'
import {
  CITIES,
  type City,
  type DetailHotel,
  type NamedPrice,
  type PackageDetail,
  type PackageRow,
  type TripType,
} from '../../../domain/types'
import { readStars } from '../../../data-provider/mappers/masters'
import {
  asJson,
  isJson,
  readId,
  readList,
  readOneOf,
  readPerRoom,
  readRecords,
  readText,
  type Json,
} from '../../../data-provider/mappers/wire'
import { readDetailProgress, readProgress } from './progress'

const TRIP_TYPES: readonly TripType[] = ['private', 'group']

/** The total of each room type; null where it is missing or unreadable. */
export const readTotals = (json: Json) => readPerRoom(json, (room) => `total_price_${room}_rupiah`)

/** The mitra that owns a package. */
function readMitra(value: unknown): Pick<PackageRow, 'mitra' | 'mitraId'> {
  const { id, name } = asJson(value)
  const mitraId = readId(id)
  return { mitra: readText(name), ...(mitraId === null ? {} : { mitraId }) }
}

/** A row of the list; null for a row without an id. */
export function readPackageRow(json: Json): PackageRow | null {
  const id = readId(json.id)
  if (id === null) return null
  return {
    id,
    name: readText(json.nama_paket),
    tripType: readText(json.tipe_perjalanan),
    jamaah: readNumber(json.jumlah_jamaah) ?? 0,
    totals: readTotals(json),
    ...readMitra(json.mitra),
    createdAt: readText(json.created_at),
    ...('check_in' in json ? { departure: readCalendarDate(json.check_in) } : {}),
    ...readProgress(json),
  }
}

/** The rows of a list's answer. */
export const readPackageRows = (answer: unknown): PackageRow[] => readRecords(answer, readPackageRow)

function readHotelOf(city: City, json: Json, kurs: unknown): DetailHotel | null {
  const name = readText(json[`hotel_${city}_name`])
  if (name === null && readId(json[`hotel_${city}_id`]) === null) return null
  const distance = readNumber(json[`hotel_${city}_jarak`])
  return {
    name: name ?? '-',
    image: readText(json[`hotel_${city}_image`]),
    stars: readStars(json[`hotel_${city}_bintang`]),
    ...(distance === null ? {} : { distance }),
    checkIn: readCalendarDate(json[`hotel_${city}_check_in`]),
    checkOut: readCalendarDate(json[`hotel_${city}_check_out`]),
    rupiah: readPerRoom(json, (room) => `hotel_${city}_price_${room}_rupiah`),
    sar: readPerRoom(json, (room) => `hotel_${city}_price_${room}_sar`),
    ...readKurs(kurs),
  }
}

function named(name: unknown, price: unknown): NamedPrice | null {
  const text = readText(name)
  return text === null ? null : { name: text, price: readNumber(price) }
}

function readFlight(answer: Json): PackageDetail['flight'] {
  const row = asJson(answer.pesawatRow)
  const flight = named(row.pesawat ?? asJson(answer.labels).pesawat, row.price)
  return flight && { ...flight, logo: readText(row.logo) }
}

/** The chosen records of the masters that have a name, each with the price that the package was saved with. */
const readChoices = (answer: Json): PackageDetail['choices'] =>
  Object.fromEntries(
    NAMED_FIELDS.flatMap((field) => {
      const prices = asJson(answer[priceGroup(field)])
      const choice = named(asJson(answer.labels)[labelName(field)], prices[priceName(field)])
      return choice ? [[field, choice]] : []
    }),
  )

/** The rate of a detail or of one of its hotels; nothing if the amount or the day is missing. */
function readKurs(value: unknown): Pick<DetailHotel, 'kurs'> {
  const { rupiah_per_sar, per, buffer } = asJson(value)
  const [rupiahPerSar, day] = [readNumber(rupiah_per_sar), readCalendarDate(per)]
  return rupiahPerSar === null || day === null ? {} : { kurs: { rupiahPerSar, per: day, buffer: readNumber(buffer) } }
}

/** Reads the `data` of a detail's answer. Null if the answer has none: the screen then says 'Data tidak ditemukan'. */
export function readPackageDetail(id: PackageDetail['id'], answer: unknown): PackageDetail | null {
  const data = asJson(answer).data
  if (!isJson(data) || !isJson(data.package)) return null
  const pack = data.package
  const rates = asJson(data.kurs_per_city)
  return {
    id,
    name: readText(pack.nama_paket),
    jamaah: readNumber(pack.jumlah_jamaah) ?? 0,
    startCity: readOneOf(pack.start_city, CITIES),
    tripType: readOneOf(pack.tipe_perjalanan, TRIP_TYPES),
    flight: readFlight(data),
    hotels: { makkah: readHotelOf('makkah', pack, rates.makkah), madinah: readHotelOf('madinah', pack, rates.madinah) },
    choices: readChoices(data),
    transports: readList({ data: data.transportasis }).map((row, index) => ({
      id: readId(row.transportasi_id) ?? `row-${index}`,
      name: readText(row.name) ?? '-',
      price: readNumber(row.price),
    })),
    tourLeader: readNumber(pack.tour_leader) ?? 0,
    tourLeaderCost: readPerRoom(asJson(data.tourLeaderPerType), (room) => room),
    margin: readNumber(pack.margin_rupiah) ?? readNumber(pack.margin),
    totals: readTotals(pack),
    pricedAt: readText(pack.priced_at),
    ...readKurs(data.kurs),
    ...readDetailProgress(data.status),
    ...readMitra(pack.mitra),
  }
}
