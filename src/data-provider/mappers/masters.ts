import type { RaRecord } from 'ra-core'
import { CURRENCIES } from '@/domain/kurs/currency'
import type { MasterField } from '@/domain/masters/masters'
import { readCalendarDate } from '@/domain/values/dates'
import { readNumber } from '@/domain/values/numbers'
import { type HotelRecord, type MasterRecord, type Named, type Stay } from '@/domain/types'
import { recordWith, saysNothing, type Kind, type PathField } from '@/records/fields'
import { HOTEL_PATHS } from '@/records/hotel'
import { MASTER_PATHS } from '@/records/masters'
import { priceNames, recordName } from '@/records/wireNames'
import type { HotelMaster } from '../types'
import { readTiers } from './tiers'
import { readMeal, readNights, readPeriods, readPricedNights, readWeekdays } from './nights'
import { readId, readList, readOneOf, readPerRoom, readText, type Json } from './wire'

const MAX_STARS = 5

/** Reads the stars as a whole number from 0 to 5 (docs/product.md §12.1.9). */
export const readStars = (value: unknown): number =>
  Math.min(MAX_STARS, Math.max(0, Math.round(readNumber(value) ?? 0)))

/** Reads a name, and what customers are told in its place. */
export function readNamed(name: unknown, told: unknown): Named {
  const toldName = readText(told)?.trim() ?? ''
  return { name: readText(name) ?? '-', ...(toldName === '' ? {} : { toldName }) }
}

const READERS: Record<Kind, (value: unknown) => unknown> = {
  name: (value) => readText(value) ?? '-',
  party: (value) => readText(value) ?? '',
  text: (value) => readText(value)?.trim() ?? null,
  photo: readText,
  logo: readText,
  stars: readStars,
  metres: readNumber,
  riyal: readNumber,
  date: readCalendarDate,
  rupiah: readNumber,
  currency: (value) => readOneOf(value, CURRENCIES),
  periods: readPeriods,
  weekdays: readWeekdays,
  tiers: readTiers,
}

/** Reads the declared fields of a record. A later field is absent where it is empty. */
export const readRecord = (fields: readonly PathField[], json: Json) =>
  recordWith(
    fields.flatMap(({ path, wire, kind, isLater }) => {
      const value = READERS[kind](json[wire])
      return isLater && saysNothing(value) ? [] : [[path, value] as const]
    }),
  )

/** Returns the reader of records whose fields are declared; it returns null for a record without an id. */
export const recordReader =
  <T extends RaRecord>(fields: readonly PathField[]) =>
  (json: Json): T | null => {
    const id = readId(json.id)
    return id === null ? null : ({ ...readRecord(fields, json), id } as unknown as T)
  }

/** Returns the first of the record's price fields that holds a number (docs/product.md §8.3.1). */
function firstPrice(json: Json, fields: readonly string[]): number | null {
  for (const field of fields) {
    const price = readNumber(json[field])
    if (price !== null) return price
  }
  return null
}

/**
 * Returns the reader of the records of a `custom-data` master. The reader returns null for a record without an id. The
 * name of a margin is its amount, shown as money. A list of thousands has one reader, which looks up the names of the
 * fields once.
 */
export function masterReader(field: MasterField): (json: Json) => MasterRecord | null {
  const [fields, name, prices] = [MASTER_PATHS[field], recordName(field), priceNames(field)]
  return (json) => {
    const id = readId(json.id)
    if (id === null) return null
    const { currency, ...record } = readRecord(fields, json)
    const [price, amount] = [firstPrice(json, prices), readNumber(json.amount)]
    // A currency without an amount says nothing: the price is in rupiah.
    const tierAmounts = readTiers(json.tier_amounts)
    const ofTiers = tierAmounts.length > 0 ? { tierAmounts } : {}
    const foreign = currency && amount !== null ? { currency, amount, ...ofTiers } : {}
    return { name: READERS.name(json[name]), logo: null, ...record, id, price, ...foreign } as MasterRecord
  }
}

/** Reads a hotel with its prices for the requested dates; null if it has no id. */
export function readHotel(json: Json, stay: Stay | null): HotelRecord | null {
  const id = readId(json.id)
  if (id === null) return null
  return {
    id,
    stay,
    ...readNamed(json.nama_hotel, json.nama_pelanggan),
    image: readText(json.image_path) ?? readText(json.image_link),
    distance: readNumber(json.jarak),
    stars: readStars(json.bintang),
    perJamaah: readPerRoom(json, (room) => `harga_${room}_jamaah_rupiah`),
    rupiah: readPerRoom(json, (room) => `harga_${room}_rupiah`),
    sar: readPerRoom(json, (room) => `harga_${room}`),
    ...readMeal(json.meal),
    ...readPricedNights(json.nights),
    ...(json.tanpa_harga === undefined
      ? {}
      : { unpriced: readList(json.tanpa_harga).flatMap(({ dari, sampai }) => readNights(dari, sampai) ?? []) }),
  }
}

const readHotelRecord = recordReader<HotelMaster>(HOTEL_PATHS)

/** Reads a hotel with its rates, as an admin edits it; null if it has no id. */
export function readHotelMaster(json: Json): HotelMaster | null {
  const hotel = readHotelRecord(json)
  const lastNight = hotel?.periods
    ?.map(({ to }) => to)
    .sort()
    .at(-1)
  return hotel && lastNight ? { ...hotel, lastNight } : hotel
}
