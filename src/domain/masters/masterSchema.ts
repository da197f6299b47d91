import * as v from 'valibot'
import { imageProblem } from '../values/urls'
import { hasAnyRate } from './rates'
import {
  emptyToNull,
  given,
  key,
  problemsOf,
  type FormProblem,
  MASTER_FIELDS,
  MASTERS,
  type MasterField,
} from './masters'
import { ROOM_TYPES, SEASONS, type PerRoom, type RoomType, type Season } from '../types'

/**
 * The rules of the masters an admin edits, once: for the admin's forms and for the bodies the API receives (renamed by
 * contract/masterBody.ts). Messages are i18n keys. Numbers are numbers: a form parses typed text (`1.500`) itself.
 */

/** The name that customers are told. Null: the same as the name. Absent: as it is saved (docs/product.md §21.10.2). */
export type ToldName = { toldName?: string | null }

/**
 * A `custom-data` master in an admin's form. The price is in rupiah. A margin has no name, only a price; only a flight
 * has a logo.
 */
export type MasterForm = { name: string; price: number; logo: string | null } & ToldName

/** SAR per room and night; null: the room is not sold in that season's nights. */
export type RatesOfSeason = PerRoom<number | null>
export type Rates = Record<Season, RatesOfSeason>

/** A hotel in an admin's form. The distance is in metres, null if unknown. */
export type HotelForm = {
  name: string
  stars: number
  distance: number | null
  image: string | null
  rates: Rates
} & ToldName

export type MasterProblem = FormProblem

/** Money has two decimals. What has a price costs at least this. */
const LEAST = 0.01
const MAX = { name: 200, path: 500, rupiah: 1_000_000_000_000, sar: 1_000_000, metres: 1_000_000, stars: 5 }

const name = v.pipe(given, v.string(key('masterNama')), v.trim(), v.maxLength(MAX.name, key('masterNamaPanjang')))

const toldName = v.optional(
  v.pipe(
    given,
    v.nullable(v.pipe(v.string(key('masterNamaPelanggan')), v.trim(), v.maxLength(MAX.name, key('masterNamaPanjang')))),
  ),
)

const amount = (message: string, max: number, tooMuch: string) =>
  v.pipe(
    given,
    v.number(key(message)),
    v.finite(key(message)),
    v.minValue(0, key(message)),
    v.maxValue(max, key(tooMuch)),
  )

/** A path below the assets' address, or a public https address. */
const path = v.pipe(
  given,
  v.nullable(
    v.pipe(
      v.string(key('masterGambar')),
      v.trim(),
      v.maxLength(MAX.path, key('masterGambar')),
      v.check((text) => imageProblem(text) !== 'broken', key('masterGambar')),
      v.check((text) => imageProblem(text) !== 'private', key('masterGambarUmum')),
    ),
  ),
)

const price = amount('masterHarga', MAX.rupiah, 'masterHargaBesar')
const named = v.object({ name, price, logo: path, toldName }, key('masterNama'))
// Nobody sells it for nothing: a typed 0 is a price that is not known.
const bought = v.object(
  { ...named.entries, price: v.pipe(price, v.minValue(LEAST, key('masterHargaNol'))) },
  key('masterNama'),
)
const margin = v.object(
  {
    name: v.pipe(
      v.optional(v.unknown(), ''),
      v.transform(() => ''),
    ),
    price,
    logo: path,
  },
  key('masterHarga'),
)
const schemaOf = (field: MasterField) => (field === 'margin' ? margin : 'mayBeFree' in MASTERS[field] ? named : bought)

/** The schema of each master, by the form field that holds a choice of the master. */
const masterSchemas = Object.fromEntries(MASTER_FIELDS.map((field) => [field, schemaOf(field)])) as Record<
  MasterField,
  ReturnType<typeof schemaOf>
>

// Empty is a rate too, so a body has to say so: a rate that it lacks is none by mistake.
const rate = v.pipe(
  v.optional(v.unknown(), false),
  v.transform(emptyToNull),
  v.nullable(v.pipe(amount('hotelTarif', MAX.sar, 'hotelTarifBesar'), v.minValue(LEAST, key('hotelTarifNol')))),
)
const perRoom = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value ?? {}),
  v.object(
    Object.fromEntries(ROOM_TYPES.map((room) => [room, rate])) as Record<RoomType, typeof rate>,
    key('hotelTarif'),
  ),
)

const hotelSchema = v.object(
  {
    name,
    stars: v.pipe(
      given,
      v.number(key('hotelBintang')),
      v.integer(key('hotelBintang')),
      v.minValue(0, key('hotelBintang')),
      v.maxValue(MAX.stars, key('hotelBintang')),
    ),
    distance: v.pipe(given, v.nullable(amount('hotelJarak', MAX.metres, 'hotelJarak'))),
    image: path,
    rates: v.pipe(
      v.optional(v.unknown(), null),
      v.transform((value) => value ?? {}),
      v.object(
        Object.fromEntries(SEASONS.map((season) => [season, perRoom])) as Record<Season, typeof perRoom>,
        key('hotelTarif'),
      ),
      v.forward(v.check(hasAnyRate, key('hotelTanpaTarif')), ['regular', 'double']),
    ),
    toldName,
  },
  key('masterNama'),
)

/** The rules that a master's form breaks: for each path (`price`) the first broken rule, as an i18n key. */
export const masterProblems = (field: MasterField, value: unknown): MasterProblem[] =>
  problemsOf(masterSchemas[field], value)

/**
 * A master's form with its texts trimmed and empty ones null. Throws valibot's ValiError if {@link masterProblems}
 * finds a problem.
 */
export const parseMaster = (field: MasterField, value: unknown): MasterForm => v.parse(masterSchemas[field], value)

/** The same for a hotel; a rate's path is `rates.ramadhan.double`. */
export const hotelProblems = (value: unknown): MasterProblem[] => problemsOf(hotelSchema, value)

export const parseHotel = (value: unknown): HotelForm => v.parse(hotelSchema, value)
