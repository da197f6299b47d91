import { isTripField, NAMED_FIELDS, type MasterField } from '@/domain/masters/masters'
import type { NamedField } from '@/domain/types'

/**
 * How the partner API names a master (docs/product.md §4.4). In the body of a package a field keeps its own name.
 * Everywhere else the name is the field's in snake_case (`laPrivate`, `la_private`), unless one of the tables below
 * says otherwise.
 */

type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : S

type NameIn<Names, F extends string> = F extends keyof Names ? Names[F] : Snake<F>

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const nameIn = <const Names extends Partial<Record<MasterField, string>>, F extends MasterField>(
  names: Names,
  field: F,
) => (new Map(Object.entries(names)).get(field) ?? snake(field)) as NameIn<Names, F>

/** The field of a master's record that holds its name. */
const RECORD_NAMES = {
  visaBus: 'visa',
  transportasi: 'transportation',
  domestik: 'handling_domestik',
  perlengkapan: 'equipment',
  wisataPlus: 'tourism_plus',
} as const satisfies Partial<Record<MasterField, string>>

/** The fields of a master's record that may hold its price, in the order in which they are read; the API writes the first. */
const PRICE_NAMES: { [field in MasterField]?: readonly [string, ...string[]] } = {
  pesawat: ['price'],
  laPrivate: ['price', 'price_IDR', 'harga'],
  domestik: ['price', 'price_IDR'],
  siskopatuh: ['price', 'price_IDR'],
  perlengkapan: ['price', 'price_IDR'],
  manasik: ['price', 'price_IDR'],
  margin: ['margin'],
}

export const recordName = (field: MasterField): string => nameIn(RECORD_NAMES, field)
export const priceNames = (field: MasterField): readonly [string, ...string[]] => PRICE_NAMES[field] ?? ['price_IDR']

/** The name in a detail's `labels`. */
const LABELS = { visaBus: 'visa' } as const satisfies Partial<Record<NamedField, string>>

export type LabelName<F extends NamedField | 'pesawat'> = NameIn<typeof LABELS, F>

export const labelName = <F extends NamedField | 'pesawat'>(field: F): LabelName<F> => nameIn(LABELS, field)

/** The name under which a detail holds the price. */
export const priceName = <F extends NamedField>(field: F): Snake<F> => snake(field) as Snake<F>

/** The objects that hold a detail's prices: services of a trip and extras are in separate objects. */
export const PRICE_GROUPS = {
  privateGroupPrices: NAMED_FIELDS.filter((field) => isTripField(field)),
  addonPrices: NAMED_FIELDS.filter((field) => !isTripField(field)),
}

export const priceGroup = (field: NamedField): keyof typeof PRICE_GROUPS =>
  isTripField(field) ? 'privateGroupPrices' : 'addonPrices'
