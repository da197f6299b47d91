import type { HotelMaster } from '@/data-provider/types'
import { inOwnCurrency } from '@/domain/kurs/currency'
import { masterOfResource, type PriceUnit } from '@/domain/masters/masters'
import { perRoom, ROOM_TYPES, type MasterRecord, type RoomType } from '@/domain/types'
import type { Unit } from '@/domain/values/units'
import { isNullable, isPicture, recordWith, saysNothing, valueAt, type PathField } from '@/records/fields'
import { HOTEL, type HotelForm } from '@/records/hotel'
import { fieldsOfResource, type MasterForm } from '@/records/masters'
import { rulesOf } from '@/records/rules'
import { UNIT_OF } from '../../masterForm'
import {
  DISTANCE_WORDS,
  FLIGHT_WORDS,
  MEAL_WORDS,
  MEANING_WORDS,
  NAME_WORDS,
  PERIOD_WORDS,
  PRICE_WORDS,
  STAR_WORDS,
} from './headingWords'

/** A record of a master as its form has it. */
export type Form = MasterForm | HotelForm
export type Saved = MasterRecord | HotelMaster

/** The kinds of fields whose texts are read in their own way. */
const TEXT_KINDS = ['date', 'currency', 'tiers', 'weekdays'] as const

/** A column of a master's file. A row may lack an optional column: a saved record then keeps its value. */
export type Column = {
  /** The path in the form, such as `rates.ramadhan.double`. */
  path: string
  heading: string
  /** What price lists, or the export of an earlier version, call it. */
  names?: readonly string[]
  kind: 'text' | 'number' | (typeof TEXT_KINDS)[number]
  /** What the numbers of the column count. */
  unit?: Unit
  /** What a master's price counts. */
  per?: PriceUnit
  isOptional: boolean
  isPicture: boolean
}

/** The columns of a master and its rules, for import and export. */
export type FileKind = {
  fields: readonly PathField[]
  columns: readonly Column[]
  /** The columns of a hotel's nights; none for another master. */
  periodColumns: readonly Column[]
  problems: (form: unknown) => { path: string; key: string }[]
  parse: (form: unknown) => Form
  formOf: (record: Saved) => Form
  /** The text by which a row without an id finds its record: a name, or a margin's amount. */
  nameOf: (form: Form) => string
}

/** What price lists call a field, besides its heading. */
function namesOf(resource: string, { path, kind, label }: PathField): readonly string[] {
  const field = masterOfResource(resource)
  switch (kind) {
    case 'name':
      return NAME_WORDS[!field ? 'hotel' : field === 'pesawat' || field === 'transportasi' ? field : 'other']
    case 'rupiah':
      return field === 'margin' ? ['Nilai', 'Nilai margin', 'Margin'] : PRICE_WORDS
    case 'stars':
      return STAR_WORDS
    case 'metres':
      return DISTANCE_WORDS
    case 'currency':
      return MEANING_WORDS.currency
    case 'weekdays':
      return ['weekend nights', 'weekend days', 'hari akhir pekan']
    case 'riyal':
      return [`${label} (SAR)`]
    default:
      return path === 'meal' ? MEAL_WORDS : (FLIGHT_WORDS[path] ?? [])
  }
}

function columnOf(resource: string, field: PathField): Column {
  const { path, kind, label, heading = label, per } = field
  const unit = UNIT_OF[kind]
  return {
    path,
    heading,
    names: namesOf(resource, field),
    ...(unit ? { kind: 'number', unit } : { kind: TEXT_KINDS.find((one) => one === kind) ?? 'text' }),
    ...(per ? { per } : {}),
    isOptional: isNullable(field),
    isPicture: isPicture(field),
  }
}

type PeriodPath = 'from' | 'lastNight' | 'to' | 'checkOut' | 'dates' | 'label' | 'days' | RoomType | 'weekend' | 'note'
/** The path of a column of nights. */
export const periodPath = (name: PeriodPath): string => `period.${name}`
export const isOfPeriod = (path: string): boolean => path.startsWith('period.')

/** A room's rate in some nights has no name of its own: `Double` is the season's or the nights', as the sheet says. */
const PERIOD_HEADINGS: Record<PeriodPath, string> = {
  dates: 'Periode',
  from: 'Dari malam',
  lastNight: 'Sampai malam',
  to: 'Sampai',
  checkOut: 'Check-out',
  label: 'Nama periode',
  days: 'WD/WE',
  ...perRoom((room) => (HOTEL.rates.regular[room].heading ?? '').replace(/^\S+ /, '')),
  weekend: 'Akhir pekan + (SAR)',
  note: 'Catatan',
}

const PERIOD_COLUMNS = Object.entries(PERIOD_HEADINGS).map(([name, heading]): Column => ({
  path: periodPath(name as PeriodPath),
  heading,
  names: PERIOD_WORDS[name] ?? [],
  ...([...ROOM_TYPES, 'weekend'].includes(name) ? { kind: 'number', unit: 'sar' } : { kind: 'text' }),
  isOptional: true,
  isPicture: false,
}))

/** The columns of nights that an export writes: the last night is never in doubt there. */
export const writtenColumns = ({ periodColumns }: FileKind): readonly Column[] =>
  periodColumns.filter(({ path }) => !['dates', 'to', 'checkOut', 'days'].some((name) => path === `period.${name}`))

/** The columns that a file is searched for. */
export const searchedColumns = ({ columns, periodColumns }: FileKind) => [...columns, ...periodColumns]

/** The columns and rules of a master, by its resource. */
export function fileKindOf(resource: string): FileKind {
  const fields = fieldsOfResource(resource)
  const isMargin = masterOfResource(resource) === 'margin'
  return {
    fields,
    columns: fields.filter(({ kind }) => kind !== 'periods').map((field) => columnOf(resource, field)),
    periodColumns: fields.some(({ kind }) => kind === 'periods') ? PERIOD_COLUMNS : [],
    ...rulesOf(resource),
    formOf: (record) => {
      const values = fields.flatMap(({ path, kind, isLater }) => {
        const value = valueAt(inOwnCurrency(record), path)
        if (isLater && saysNothing(value)) return []
        // An unknown price is no number. The comparison then shows every price of a file as a change.
        return [[path, kind === 'rupiah' ? (value ?? Number.NaN) : value] as const]
      })
      return recordWith(values) as Form
    },
    nameOf: (form) => (isMargin ? String((form as MasterForm).price) : form.name),
  }
}
