import type { HotelMaster } from '@/data-provider/types'
import { inOwnCurrency } from '@/domain/kurs/currency'
import type { FormProblem } from '@/domain/masters/masters'
import { periodProblems, periodText, problemText, type Period, type RowProblem } from '@/domain/masters/periods'
import { tierProblems, tiersText, type Tier } from '@/domain/masters/tiers'
import { pictureWords, uploadHash } from '@/domain/masters/uploads'
import { perRoom, type MasterRecord, type PerRoom } from '@/domain/types'
import { readTypedDate } from '@/domain/text/typedDate'
import { formatShortDate, WEEKDAY_NAMES, type Weekday } from '@/domain/values/dates'
import { groupAmount, parseRupiah, parseTyped, typedDecimal, typedRupiah } from '@/domain/values/typedNumbers'
import type { Unit } from '@/domain/values/units'
import { t } from '@/i18n/admin/desktop'
import type { FieldInWords } from '@/kit/conflict/ConflictSheet'
import type { FormKind } from '@/kit/SaveForm'
import {
  isList,
  isPicture,
  recordWith,
  saysNothing,
  valueAt,
  type Field,
  type Kind,
  type PathField,
} from '@/records/fields'
import type { HOTEL } from '@/records/hotel'
import { fieldsOfResource, type MASTER } from '@/records/masters'
import { rulesOf } from '@/records/rules'
import { readPeriods, typedPeriods, type TypedPeriod } from './periods/typedPeriods'

/** The values of a form while the admin types: numbers are text until they are sent. */
export type Typed<F> = {
  [name in keyof F]: F[name] extends Field
    ? F[name]['kind'] extends keyof TypedLists
      ? TypedLists[F[name]['kind']]
      : string
    : Typed<F[name]>
}
type TypedLists = { periods: TypedPeriod[]; weekdays: Weekday[]; tiers: TypedTier[] }
export type TypedHotel = Typed<typeof HOTEL>
/** A tier while the admin types. */
export type TypedTier = Record<keyof Tier, string>
export type TypedTiers = Pick<Typed<typeof MASTER>, 'price' | 'tiers'>
export type TypedMaster = Record<string, unknown>

/** A master as its form reads it. */
export type SavedMaster = (MasterRecord | HotelMaster) & { version?: string }

/** The typed rates of a season; null for one that is empty or cannot be read. */
export const readRates = (rates: PerRoom<string>): PerRoom<number | null> =>
  perRoom((room) => (rates[room].trim() === '' ? null : parseTyped(rates[room], 'sar')))

/** The unit of each kind of number; a price may be in its record's currency. */
export const UNIT_OF: Partial<Record<Kind, Unit>> = { stars: 'star', metres: 'metre', riyal: 'sar', rupiah: 'rupiah' }

/** The unit of a price in this currency, which is empty for rupiah. */
export const unitOfPrice = (currency: unknown): Unit =>
  saysNothing(currency) ? 'rupiah' : (String(currency).toLowerCase() as Unit)

function typedValue({ path, kind }: PathField, record: object): unknown {
  const value = valueAt(record, path) ?? (isList({ kind }) ? [] : '')
  if (kind === 'periods') return typedPeriods(value as Period[])
  if (kind === 'tiers')
    return (value as Tier[]).map(({ from, amount }) => ({ from: String(from), amount: typedRupiah(amount) }))
  if (typeof value === 'object') return value
  if (kind === 'date' && value !== '') return formatShortDate(value)
  return typeof value === 'number' ? groupAmount(typedDecimal(value)) : String(value)
}

// A text that is no number stays text, so that the schema reports it.
export function readNumber(typed: string, unit: Unit): number | string | null {
  if (typed.trim() === '') return null
  return (unit === 'rupiah' ? parseRupiah(typed) : parseTyped(typed, unit)) ?? typed
}

/** The typed rows as tiers. What is no number stays a text, so that the rules name its row. */
const readTiers = (typed: readonly TypedTier[], unit: Unit): Tier[] =>
  typed.map(({ from, amount }) => ({ from: readNumber(from, 'rupiah'), amount: readNumber(amount, unit) }) as Tier)

/** An API of an earlier version refuses a later field, so an empty one is sent only where there was a value. */
const isSent = ({ isLater }: Field, typed: unknown, saved: unknown) =>
  !isLater || !saysNothing(typed) || !saysNothing(saved)

const read = (fields: readonly PathField[], typed: object, saved: object = {}) =>
  recordWith(
    fields.flatMap((field) => {
      const value = valueAt(typed, field.path) ?? ''
      const shown = typeof value === 'string' ? value.trim() : value
      if (!isSent(field, shown, valueAt(saved, field.path))) return []
      const unit = field.foreignWire ? unitOfPrice(valueAt(typed, 'currency')) : UNIT_OF[field.kind]
      if (field.kind === 'date') return [[field.path, readTypedDate(String(value)) ?? value] as const]
      if (field.kind === 'currency') return [[field.path, value || null]]
      if (field.kind === 'periods') return [[field.path, readPeriods(value as TypedPeriod[])]]
      if (field.kind === 'tiers') return [[field.path, readTiers(value as TypedTier[], unit ?? 'rupiah')]]
      return [[field.path, unit ? readNumber(String(value), unit) : value] as const]
    }),
  )

const pictureInWords = (value: unknown) => {
  const hash = uploadHash(String(value ?? ''))
  return hash === null ? String(value || t('app.empty')) : pictureWords(hash)
}

const LIST_WORDS: Partial<Record<Kind, (value: unknown) => string>> = {
  periods: (value) =>
    readPeriods(value as TypedPeriod[])
      .map(periodText)
      .join('; '),
  // Decimals are right in every currency but the rupiah.
  tiers: (value) => tiersText(readTiers(value as TypedTier[], 'usd')),
  weekdays: (value) => (value as Weekday[]).map((day) => WEEKDAY_NAMES[day]).join(', '),
}

const inWords = ({ path, kind, heading, label }: PathField): FieldInWords => ({
  path,
  name: heading ?? label,
  ...(isPicture({ kind }) ? { words: pictureInWords } : {}),
  ...(isList({ kind }) ? { words: (value) => LIST_WORDS[kind]?.(value) || t('app.empty') } : {}),
})

/** The rules that typed values break. A problem of rows stands at each cell that has it. */
function problemsOf(resource: string, form: { periods?: readonly Period[]; tiers?: readonly Tier[] }): FormProblem[] {
  const inCells = (name: string, problems: readonly RowProblem[]) =>
    problems.flatMap((problem) => problem.cells.map((cell) => ({ path: `${name}.${cell}`, key: problemText(problem) })))
  const rows = new Map([
    ['periods', inCells('periods', periodProblems(form.periods ?? []))],
    ['tiers', inCells('tiers', tierProblems(form.tiers ?? []))],
  ])
  const isOfTiers = ({ path }: FormProblem) => path === 'price' && rows.get('tiers')?.length
  return rulesOf(resource)
    .problems(form)
    .filter((problem) => !isOfTiers(problem))
    .flatMap((problem) => rows.get(problem.path) ?? [problem])
}

/** What the form of a master's resource does with its values. */
export function formKind(resource: string) {
  const fields = fieldsOfResource(resource)
  return {
    typedOf: (record: object = {}): TypedMaster =>
      recordWith(fields.map((field) => [field.path, typedValue(field, inOwnCurrency(record))])),
    fields: fields.map(inWords),
    read: (typed: TypedMaster, replaced?: TypedMaster) => read(fields, typed, replaced),
    problems: (typed: TypedMaster) => problemsOf(resource, read(fields, typed)),
  } satisfies FormKind<TypedMaster, SavedMaster>
}
