import * as v from 'valibot'
import { hasAnyRate } from '@/domain/masters/rates'
import {
  emptyToNull,
  given,
  key,
  MASTER_FIELDS,
  masterOfResource,
  problemsOf,
  type FormProblem,
  type MasterField,
} from '@/domain/masters/masters'
import { nameProblem } from '@/domain/access/accountRules'
import { imageProblem } from '@/domain/values/urls'
import { isField, type Field, type Fields } from './fields'
import { HOTEL, type HotelForm } from './hotel'
import { MASTER_RECORDS, type MasterForm } from './masters'
import { MITRA, type MitraForm } from './mitra'

/**
 * The rules of the records that an admin edits, by the kinds of their fields: for the admin's forms and for the bodies the API
 * receives. Messages are i18n keys. Numbers are numbers: a form parses typed text (`1.500`) itself.
 */

/** Money has two decimals. What has a price costs at least this. */
const LEAST = 0.01
const MAX = { text: 200, path: 500, rupiah: 1_000_000_000_000, sar: 1_000_000, metres: 1_000_000, stars: 5 }

const text = (message: string, tooLong: string) =>
  v.pipe(v.string(key(message)), v.trim(), v.maxLength(MAX.text, key(tooLong)))

const amount = (message: string, max: number, tooMuch: string) =>
  v.pipe(
    given,
    v.number(key(message)),
    v.finite(key(message)),
    v.minValue(0, key(message)),
    v.maxValue(max, key(tooMuch)),
  )
const price = amount('masterHarga', MAX.rupiah, 'masterHargaBesar')

const picture = v.pipe(
  v.string(key('masterGambar')),
  v.trim(),
  v.maxLength(MAX.path, key('masterGambar')),
  v.check((path) => imageProblem(path) !== 'broken', key('masterGambar')),
  v.check((path) => imageProblem(path) !== 'private', key('masterGambarUmum')),
)

const party = v.pipe(
  v.optional(v.unknown(), null),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = nameProblem(dataset.value)
    if (problem) addIssue({ message: key(problem) })
  }),
  v.transform((name) => String(name).trim()),
)

/** A value that a record may be without. A form that lacks the field says nothing about it. */
const optional = (rule: v.GenericSchema<unknown, unknown>) =>
  v.optional(v.pipe(v.unknown(), v.transform(emptyToNull), v.nullable(rule)))

function ruleOf({ kind, mayBeFree }: Field): v.GenericSchema<unknown, unknown> {
  switch (kind) {
    case 'name':
      return v.pipe(given, text('masterNama', 'masterNamaPanjang'))
    case 'party':
      return party
    case 'text':
      return optional(text('masterTeks', 'masterTeksPanjang'))
    case 'photo':
    case 'logo':
      return optional(picture)
    case 'stars':
      return v.pipe(
        given,
        v.number(key('hotelBintang')),
        v.integer(key('hotelBintang')),
        v.minValue(0, key('hotelBintang')),
        v.maxValue(MAX.stars, key('hotelBintang')),
      )
    case 'metres':
      return optional(amount('hotelJarak', MAX.metres, 'hotelJarak'))
    case 'riyal':
      // Empty is a rate too, so a body has to say so: a rate that it lacks is none by mistake.
      return v.pipe(
        v.optional(v.unknown(), false),
        v.transform(emptyToNull),
        v.nullable(v.pipe(amount('hotelTarif', MAX.sar, 'hotelTarifBesar'), v.minValue(LEAST, key('hotelTarifNol')))),
      )
    case 'rupiah':
      // Nobody sells it for nothing: a typed 0 is a price that is not known.
      return mayBeFree ? price : v.pipe(price, v.minValue(LEAST, key('masterHargaNol')))
  }
}

/** The schema of a record. `message` says that a value is no record at all. */
function schemaOf(fields: Fields, message: string): v.GenericSchema<unknown, unknown> {
  const entries = Object.entries(fields).map(([name, node]): [string, v.GenericSchema<unknown, unknown>] => {
    if (isField(node)) return [name, ruleOf(node)]
    const orEmpty = v.transform((value: unknown): unknown => value ?? {})
    return [name, v.pipe(v.optional(v.unknown(), null), orEmpty, schemaOf(node, 'hotelTarif'))]
  })
  return v.object(Object.fromEntries(entries), key(message))
}

const hotelSchema = v.pipe(
  schemaOf(HOTEL, 'masterNama') as v.GenericSchema<unknown, HotelForm>,
  v.forward(
    v.partialCheck([['rates']], ({ rates }) => hasAnyRate(rates), key('hotelTanpaTarif')),
    ['rates', 'regular', 'double'],
  ),
)

const masterSchemas = new Map(
  MASTER_FIELDS.map((field) => [
    field,
    schemaOf(MASTER_RECORDS[field], field === 'margin' ? 'masterHarga' : 'masterNama'),
  ]),
)
const masterSchema = (field: MasterField) => masterSchemas.get(field) ?? v.never()

/** The rules that a master's form breaks: for each path (`price`) the first broken rule, as an i18n key. */
export const masterProblems = (field: MasterField, value: unknown): FormProblem[] =>
  problemsOf(masterSchema(field), value)

/**
 * A master's form with its texts trimmed and empty ones null. Throws valibot's ValiError if {@link masterProblems} finds a
 * problem. A margin has no name, and only a flight has a logo.
 */
export const parseMaster = (field: MasterField, value: unknown): MasterForm =>
  v.parse(masterSchema(field), value) as MasterForm

/** The same for a hotel; a rate's path is `rates.ramadhan.double`. */
export const hotelProblems = (value: unknown): FormProblem[] => problemsOf(hotelSchema, value)

export const parseHotel = (value: unknown): HotelForm => v.parse(hotelSchema, value)

const mitraSchema = schemaOf(MITRA, 'nameRequired')

/** The rules of a mitra's form and body. */
export const MITRA_RULES = {
  problems: (form: unknown) => problemsOf(mitraSchema, form),
  parse: (form: unknown) => v.parse(mitraSchema, form) as MitraForm,
}

/** The rules of the records of a master's resource: `custom-data/visa`, `hotel/makkah`. */
export function rulesOf(resource: string): {
  problems: (form: unknown) => FormProblem[]
  parse: (form: unknown) => MasterForm | HotelForm
} {
  const field = masterOfResource(resource)
  return field
    ? { problems: (form: unknown) => masterProblems(field, form), parse: (form: unknown) => parseMaster(field, form) }
    : { problems: hotelProblems, parse: parseHotel }
}
