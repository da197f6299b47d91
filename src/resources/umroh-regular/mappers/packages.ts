import { labelName, priceGroup, priceName } from '@/records/wireNames'
import { NAMED_FIELDS } from '@/domain/masters/masters'
import { CURRENCIES } from '@/domain/kurs/currency'
import { readCalendarDate } from '@/domain/values/dates'
import { readNumber } from '@/domain/values/numbers'
import { CITIES, type City, type DetailHotel, type NamedPrice, type PackageDetail, type TripType } from '@/domain/types'
import { readNamed, readStars } from '@/data-provider/mappers/masters'
import { readMeal, readPricedNights } from '@/data-provider/mappers/nights'
import { readTiers } from '@/data-provider/mappers/tiers'
import {
  asJson,
  isJson,
  readId,
  readList,
  readOneOf,
  readPerRoom,
  readText,
  type Json,
} from '@/data-provider/mappers/wire'
import { readMitra, readTotals } from './packageRows'
import { readDetailProgress } from './progress'

const TRIP_TYPES: readonly TripType[] = ['private', 'group']

function readHotelOf(city: City, json: Json, { told, kurs }: { told: unknown; kurs: unknown }): DetailHotel | null {
  const name = readText(json[`hotel_${city}_name`])
  if (name === null && readId(json[`hotel_${city}_id`]) === null) return null
  const distance = readNumber(json[`hotel_${city}_jarak`])
  return {
    ...readNamed(name, told),
    image: readText(json[`hotel_${city}_image`]),
    stars: readStars(json[`hotel_${city}_bintang`]),
    ...(distance === null ? {} : { distance }),
    checkIn: readCalendarDate(json[`hotel_${city}_check_in`]),
    checkOut: readCalendarDate(json[`hotel_${city}_check_out`]),
    rupiah: readPerRoom(json, (room) => `hotel_${city}_price_${room}_rupiah`),
    sar: readPerRoom(json, (room) => `hotel_${city}_price_${room}_sar`),
    ...readMeal(json[`hotel_${city}_meal`]),
    ...readPricedNights(json[`hotel_${city}_nights`]),
    ...readKurs(kurs),
  }
}

/** A price as it was entered; nothing if a part of it is missing. */
function readMoney(value: unknown): Pick<NamedPrice, 'money'> {
  const json = asJson(value)
  const currency = readOneOf(json.currency, CURRENCIES)
  const [amount, rate, per] = [readNumber(json.amount), readNumber(json.rate), readCalendarDate(json.per)]
  return currency && amount !== null && rate !== null && per ? { money: { currency, amount, rate, per } } : {}
}

function named(name: unknown, told: unknown, { price, money }: Json): NamedPrice | null {
  return readText(name) === null ? null : { ...readNamed(name, told), price: readNumber(price), ...readMoney(money) }
}

function readFlight(answer: Json): PackageDetail['flight'] {
  const row = asJson(answer.pesawatRow)
  const [label, told, money] = ['labels', 'labels_pelanggan', 'money'].map((part) => asJson(answer[part]).pesawat)
  const flight = named(row.pesawat ?? label, told, { price: row.price, money })
  return flight && { ...flight, logo: readText(row.logo) }
}

/** The chosen records of the masters that have a name, each with the price that the package was saved with. */
const readChoices = (answer: Json): PackageDetail['choices'] =>
  Object.fromEntries(
    NAMED_FIELDS.flatMap((field) => {
      const prices = asJson(answer[priceGroup(field)])
      const label = labelName(field)
      const told = asJson(answer.labels_pelanggan)[label]
      const price = { price: prices[priceName(field)], money: asJson(answer.money)[label] }
      const choice = named(asJson(answer.labels)[label], told, price)
      const tiers = readTiers(asJson(answer.tiers)[label])
      return choice ? [[field, tiers.length > 0 ? { ...choice, tiers } : choice]] : []
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
  const [rates, told] = [asJson(data.kurs_per_city), asJson(data.labels_pelanggan)]
  return {
    id,
    name: readText(pack.nama_paket),
    jamaah: readNumber(pack.jumlah_jamaah) ?? 0,
    startCity: readOneOf(pack.start_city, CITIES),
    tripType: readOneOf(pack.tipe_perjalanan, TRIP_TYPES),
    flight: readFlight(data),
    hotels: {
      makkah: readHotelOf('makkah', pack, { told: told.hotel_makkah, kurs: rates.makkah }),
      madinah: readHotelOf('madinah', pack, { told: told.hotel_madinah, kurs: rates.madinah }),
    },
    choices: readChoices(data),
    transports: readList({ data: data.transportasis }).map((row, index) => ({
      id: readId(row.transportasi_id) ?? `row-${index}`,
      ...readNamed(row.name, row.nama_pelanggan),
      price: readNumber(row.price),
      ...readMoney(row.money),
    })),
    tourLeader: readNumber(pack.tour_leader) ?? 0,
    tourLeaderCost: readPerRoom(asJson(data.tourLeaderPerType), (room) => room),
    margin: readNumber(pack.margin_rupiah) ?? readNumber(pack.margin),
    totals: readTotals(pack),
    pricedAt: readText(pack.priced_at),
    ...readKurs(data.kurs),
    ...readDetailProgress(data.status),
    ...readMitra(pack.mitra),
    ...(typeof pack.is_template === 'boolean' ? { isTemplate: pack.is_template } : {}),
  }
}
