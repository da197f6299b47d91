import type { HotelMaster } from '../../../../../data-provider/types'
import type { HotelForm, MasterForm, ToldName } from '../../../../../domain/masters/masterSchema'
import { hotelProblems, masterProblems, parseHotel, parseMaster } from '../../../../../domain/masters/masterSchema'
import { masterOfResource, unitOf, type MasterField, type PriceUnit } from '../../../../../domain/masters/masters'
import { ROOM_TYPES, SEASONS, type MasterRecord } from '../../../../../domain/types'
import type { Unit } from '../../../../../domain/values/units'
import { t } from '../../../../../i18n/admin/desktop'
import { priceLabel } from '../../priceLabel'
import { DISTANCE_WORDS, NAME_WORDS, PRICE_WORDS, STAR_WORDS } from './headingWords'

/** A record of a master as its form has it. */
export type Form = MasterForm | HotelForm
export type Saved = MasterRecord | HotelMaster

/** A column of a master's file. A row may lack an optional column: a saved record then keeps its value. */
export type Column = {
  /** The path in the form, such as `rates.ramadhan.double`. */
  path: string
  heading: string
  /** What price lists, or the export of an earlier version, call it. */
  names?: readonly string[]
  kind: 'text' | 'number'
  /** What the numbers of the column count. */
  unit?: Unit
  /** What a master's price counts. */
  per?: PriceUnit
  isOptional: boolean
}

/** The columns of a master and its rules, for import and export. */
export type FileKind = {
  columns: readonly Column[]
  problems: (form: unknown) => { path: string; key: string }[]
  parse: (form: unknown) => Form
  formOf: (record: Saved) => Form
  /** The text by which a row without an id finds its record: a name, or a margin's amount. */
  nameOf: (form: Form) => string
}

const text = (path: string, heading: string, isOptional = false): Column => ({
  path,
  heading,
  kind: 'text',
  isOptional,
})
const number = (path: string, heading: string, unit: Unit, isOptional = false): Column => ({
  path,
  heading,
  kind: 'number',
  unit,
  isOptional,
})
const nameColumn = (kind: keyof typeof NAME_WORDS): Column => ({
  ...text('name', t('master.name')),
  names: NAME_WORDS[kind],
})
const TOLD_NAME = text('toldName', t('master.toldName'), true)

const hotelColumns: readonly Column[] = [
  nameColumn('hotel'),
  { ...number('stars', t('master.stars'), 'star'), names: STAR_WORDS },
  { ...number('distance', t('master.distance'), 'metre', true), names: DISTANCE_WORDS },
  text('image', t('master.image'), true),
  ...SEASONS.flatMap((season) =>
    ROOM_TYPES.map((room) => {
      const rate = `${t(`master.season.${season}`)} ${t(`room.${room}`)}`
      return {
        ...number(`rates.${season}.${room}`, `${rate} (SAR/kamar/malam)`, 'sar', true),
        names: [`${rate} (SAR)`],
      }
    }),
  ),
  TOLD_NAME,
]

/** The price of a master. Its heading says what it counts; files of earlier versions and price lists may not. */
const priceColumn = (field: MasterField, names: readonly string[]): Column => ({
  ...number('price', `${priceLabel(field)} (Rp)`, 'rupiah'),
  per: unitOf(field),
  names,
})

const masterColumns = (field: MasterField): readonly Column[] =>
  field === 'margin'
    ? [priceColumn(field, ['Nilai', 'Nilai margin', 'Margin'])]
    : [
        nameColumn(field === 'pesawat' || field === 'transportasi' ? field : 'other'),
        priceColumn(field, PRICE_WORDS),
        ...(field === 'pesawat' ? [text('logo', t('master.logo'), true)] : []),
        TOLD_NAME,
      ]

const toldNameOf = ({ toldName }: ToldName): ToldName => (toldName ? { toldName } : {})

const hotelKind: FileKind = {
  columns: hotelColumns,
  problems: hotelProblems,
  parse: parseHotel,
  formOf: (record) => {
    const { name, stars, distance, image, rates, ...named } = record as HotelMaster
    return { name, stars, distance, image, rates, ...toldNameOf(named) }
  },
  nameOf: ({ name }) => name,
}

const masterKind = (field: MasterField): FileKind => ({
  columns: masterColumns(field),
  problems: (form) => masterProblems(field, form),
  parse: (form) => parseMaster(field, form),
  formOf: (record) => {
    const { name, price, logo, ...named } = record as MasterRecord
    return {
      name: field === 'margin' ? '' : name,
      // An unknown price is no number. The comparison then shows every price of a file as a change.
      price: price ?? Number.NaN,
      logo: field === 'pesawat' ? logo : null,
      ...toldNameOf(named),
    }
  },
  nameOf: (form) => (field === 'margin' ? String((form as MasterForm).price) : form.name),
})

/** The columns and rules of a master, by its resource. */
export function fileKindOf(resource: string): FileKind {
  const field = masterOfResource(resource)
  return field ? masterKind(field) : hotelKind
}

/** The value at a path of a form. */
export const valueAt = (form: object, path: string): unknown =>
  path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], form)

/** A form from its values by path. */
export function formWith(values: Iterable<readonly [path: string, value: unknown]>): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [path, value] of values) {
    const names = path.split('.')
    const last = names.pop() ?? path
    const parent = names.reduce((node, name) => (node[name] ??= {}) as Record<string, unknown>, form)
    parent[last] = value
  }
  return form
}
