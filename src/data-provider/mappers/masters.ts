import type { MasterField } from '../../domain/masters/masters'
import { readCalendarDate } from '../../domain/values/dates'
import { readNumber } from '../../domain/values/numbers'
import {
  ROOM_TYPES,
  SEASONS,
  type HotelRecord,
  type MasterRecord,
  type Named,
  type Nights,
  type Stay,
} from '../../domain/types'
import type { Rates } from '../../domain/masters/masterSchema'
import { formValues, HOTEL_WIRE_FIELDS } from '../../contract/masterBody'
import { priceNames, recordName } from '../../contract/wireNames'
import type { HotelMaster } from '../types'
import { asJson, readId, readList, readPerRoom, readText, type Json } from './wire'

const MAX_STARS = 5

/** Reads the stars as a whole number from 0 to 5 (docs/product.md §12.1.9). */
export const readStars = (value: unknown): number =>
  Math.min(MAX_STARS, Math.max(0, Math.round(readNumber(value) ?? 0)))

/** Reads a name, and what customers are told in its place. */
export function readNamed(name: unknown, told: unknown): Named {
  const toldName = readText(told)?.trim() ?? ''
  return { name: readText(name) ?? '-', ...(toldName === '' ? {} : { toldName }) }
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
  const [name, prices] = [recordName(field), priceNames(field)]
  return (json) => {
    const id = readId(json.id)
    if (id === null) return null
    return {
      id,
      ...readNamed(json[name], json.nama_pelanggan),
      price: firstPrice(json, prices),
      logo: readText(json.logo),
    }
  }
}

function readNights({ dari, sampai }: Json): Nights[] {
  const [from, to] = [readCalendarDate(dari), readCalendarDate(sampai)]
  return from === null || to === null ? [] : [{ from, to }]
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
    ...(json.tanpa_harga === undefined ? {} : { unpriced: readList(json.tanpa_harga).flatMap(readNights) }),
  }
}

/** Reads a hotel with its rates, as an admin edits it; null if it has no id. */
export function readHotelMaster(json: Json): HotelMaster | null {
  const id = readId(json.id)
  if (id === null) return null
  const { rates } = formValues(HOTEL_WIRE_FIELDS, json)
  const ofSeason = (season: string) => asJson(asJson(rates)[season])
  return {
    id,
    ...readNamed(json.nama_hotel, json.nama_pelanggan),
    stars: readStars(json.bintang),
    distance: readNumber(json.jarak),
    image: readText(json.image_path),
    rates: Object.fromEntries(
      SEASONS.map((season) => [
        season,
        Object.fromEntries(ROOM_TYPES.map((room) => [room, readNumber(ofSeason(season)[room])])),
      ]),
    ) as Rates,
  }
}
