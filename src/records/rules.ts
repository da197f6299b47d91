import * as v from 'valibot'
import { CURRENCIES } from '@/domain/kurs/currency'
import { byFirstNight, periodProblems, problemText, sellsAnyNight, type Period } from '@/domain/masters/periods'
import { tierProblems, type Tier } from '@/domain/masters/tiers'
import { emptyToNull, given, key, MASTER_FIELDS, MASTERS, problemsOf, type FormProblem } from '@/domain/masters/masters'
import { nameProblem } from '@/domain/access/accountRules'
import { isCalendarDate, WEEKDAYS } from '@/domain/values/dates'
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

const text = (message: string, tooLong: string, most = MAX.text) =>
  v.pipe(v.string(key(message)), v.trim(), v.maxLength(most, `${key(tooLong)}?n=${most}`))

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

const words = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((said) => said || null),
    ),
  ),
  null,
)
// A cell that is no amount or day is told with its row.
const cell = v.optional(v.unknown(), null)
const PERIODS = v.array(
  v.object({ from: cell, to: cell, label: words, double: cell, triple: cell, quad: cell, weekend: cell, note: words }),
)

/** The periods in the order of their nights. Their first problem is the field's. */
const periods = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = v.safeParse(PERIODS, dataset.value)
    if (read.success) {
      const rows = read.output as Period[]
      const [problem] = periodProblems(rows)
      if (!problem) return [...rows].sort(byFirstNight)
      addIssue({ message: problemText(problem) })
    } else addIssue({ message: `${key('periodeTarif')}?row=${Number(read.issues[0].path?.[0]?.key ?? 0) + 1}` })
    return NEVER
  }),
)

const TIERS = v.array(v.object({ from: cell, amount: cell }))

/** The tiers in the order of their sizes. */
const tiers = v.pipe(
  v.array(v.unknown(), key('tingkat')),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = v.safeParse(TIERS, dataset.value)
    const rows = read.output as Tier[]
    const [problem] = read.success ? tierProblems(rows) : [{ key: 'tingkat', values: {}, cells: [] }]
    if (!problem) return [...rows].sort((a, b) => a.from - b.from)
    addIssue({ message: problemText(problem) })
    return NEVER
  }),
)

function ruleOf({ kind, mayBeFree, most }: Field): v.GenericSchema<unknown, unknown> {
  switch (kind) {
    case 'name':
      return v.pipe(given, text('masterNama', 'masterNamaPanjang'))
    case 'party':
      return party
    case 'text':
      return optional(text('masterTeks', 'masterTeksPanjang', most))
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
    case 'date':
      return optional(v.pipe(v.unknown(), v.check(isCalendarDate, key('tanggal'))))
    case 'periods':
      return optional(periods)
    case 'tiers':
      return optional(tiers)
    case 'weekdays':
      // In the order of a week, each once.
      return optional(
        v.pipe(
          v.array(v.picklist(WEEKDAYS, key('hotelAkhirPekan')), key('hotelAkhirPekan')),
          v.transform((days) => WEEKDAYS.filter((day) => days.includes(day))),
        ),
      )
    case 'currency':
      return optional(v.picklist(CURRENCIES, key('masterMataUang')))
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

type Across = (record: object) => FormProblem[]
const nothing: Across = () => []

/** A hotel sells a room in some night. */
const hotelAcross: Across = (record) => {
  const { rates, periods } = record as Partial<HotelForm>
  const sells = rates === undefined || sellsAnyNight({ rates, periods: periods ?? [] })
  return sells ? [] : [{ path: 'rates.regular.double', key: key('hotelTanpaTarif') }]
}

/**
 * A flight's last day of departure is none before its first. A price in riyal or dollars has fewer digits than one in rupiah. An app
 * that knows no tiers shows the price of the first one, so the record's own price is no other.
 */
const masterAcross: Across = (record) => {
  const { departsFrom, departsTo, price: amountOf, currency, tiers } = record as Partial<MasterForm>
  const isTurned = Boolean(departsFrom && departsTo && departsTo < departsFrom)
  const amounts = [amountOf ?? 0, ...(tiers ?? []).map(({ amount: ofTier }) => ofTier)]
  const isTooMuch = Boolean(currency) && amounts.some((one) => one > MAX.sar)
  const first = tiers?.[0]
  return [
    ...(first && first.amount !== amountOf ? [{ path: 'price', key: key('tingkatHargaLain') }] : []),
    ...(isTurned ? [{ path: 'departsTo', key: key('pesawatBerangkat') }] : []),
    ...(isTooMuch ? [{ path: 'price', key: key('masterHargaAsing') }] : []),
  ]
}

const rules = <T>(schema: v.GenericSchema<unknown, unknown>, problemsAcross = nothing) => ({
  /** The rules that a form breaks: for each path (`rates.ramadhan.double`) the first broken one, as an i18n key. */
  problems: (form: unknown): FormProblem[] => {
    const found = problemsOf(schema, form)
    return found.length > 0 ? found : problemsAcross(v.parse(schema, form) as object)
  },
  /** Those of its fields alone. The body of an older app lacks fields that the saved record has. */
  fieldProblems: (form: unknown): FormProblem[] => problemsOf(schema, form),
  /** Those of the fields of a whole record together. */
  problemsAcross,
  /** The form with its texts trimmed and empty ones null. Throws valibot's ValiError where there are problems. */
  parse: (form: unknown) => v.parse(schema, form) as T,
})

export const MITRA_RULES = rules<MitraForm>(schemaOf(MITRA, 'nameRequired'))

const hotelRules = rules<HotelForm>(schemaOf(HOTEL, 'masterNama'), hotelAcross)
const masterRules = new Map(
  MASTER_FIELDS.map((field) => {
    const schema = schemaOf(MASTER_RECORDS[field], field === 'margin' ? 'masterHarga' : 'masterNama')
    return [MASTERS[field].resource as string, rules<MasterForm>(schema, masterAcross)]
  }),
)

/** The rules of the records of a master's resource: `custom-data/visa`, `hotel/makkah`. */
export const rulesOf = (resource: string) => masterRules.get(resource) ?? hotelRules
