import type { Currency } from '@/domain/kurs/currency'
import type { CalendarDate, Id } from '@/domain/types'
import type { PriceUnit } from '@/domain/masters/masters'
import type { Period } from '@/domain/masters/periods'
import type { Tier } from '@/domain/masters/tiers'
import type { Weekday } from '@/domain/values/dates'

/**
 * The words in which a record is declared (docs/add-a-field.md). Each stored record has one list of its fields in this folder.
 * Types, rules, bodies, answers, OpenAPI, columns, audit, import, export, forms and tables walk over that list.
 */

/** What a value is, by the kind of its field. */
type Values = {
  /** A text that every record has. */
  name: string
  /** The name of a person or a business. */
  party: string
  /** A text that a record may lack. */
  text: string | null
  /** A picture's path below the assets' address, or a public https address. */
  photo: string | null
  logo: string | null
  /** Whole, 0 to 5. */
  stars: number
  metres: number | null
  /** For a room and a night; null: not sold. */
  riyal: number | null
  date: CalendarDate | null
  /** Nights with prices of their own, in their order. */
  periods: readonly Period[] | null
  weekdays: readonly Weekday[] | null
  /** Rupiah, or the record's own currency. */
  rupiah: number
  /** Null: rupiah. */
  currency: Currency | null
  /** Prices by the size of the group, the smallest first. */
  tiers: readonly Tier[] | null
}

export type Kind = keyof Values

export type Field = {
  readonly kind: Kind
  /** The name that the partner API gives it. */
  readonly wire: string
  /** Its name on an admin's screens and in a file. */
  readonly label: string
  /** The API of version 1.0.0 lacks it: bodies and answers leave it out where it is empty, and so does a saved row. */
  readonly isLater?: true
  /** What the partner API calls a price that is in the record's `currency`; `wire` is rupiah there. */
  readonly foreignWire?: string
  /** Rupiah of nothing are a price, too. */
  readonly mayBeFree?: true
  /** The most letters of a text; 200 where nothing is said. */
  readonly most?: number
  /** What a price counts. */
  readonly per?: PriceUnit
  /** Its heading in a file, where that is another one than the label. */
  readonly heading?: string
  readonly hint?: string
  /** No column of an admin's table. */
  readonly isOffTable?: true
}

export type Fields = { readonly [name: string]: Field | Fields }

type Later = { readonly isLater: true }

/** A record without its id; a later field is absent where it is empty. */
export type RecordOf<F> = {
  -readonly [name in keyof F as F[name] extends Later ? never : name]: F[name] extends Field
    ? Values[F[name]['kind']]
    : RecordOf<F[name]>
} & {
  -readonly [name in keyof F as F[name] extends Later ? name : never]?: F[name] extends Field
    ? NonNullable<Values[F[name]['kind']]>
    : never
}

/** A record as the API tells it. */
export type SavedRecord<F> = RecordOf<F> & { id: Id; version?: string }

/** The same as a form sends it: null empties a later field, and without the field the saved value stays. */
export type FormOf<F> = Omit<RecordOf<F>, LaterName<F>> & {
  [name in LaterName<F>]?: F[name] extends Field ? Values[F[name]['kind']] : never
}
type LaterName<F> = { [name in keyof F]: F[name] extends Later ? name : never }[keyof F]

/** Whether a form or an answer says nothing with this value. */
export const saysNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A field with its path in the record, such as `rates.ramadhan.double`. */
export type PathField = Field & { readonly path: string }

export const isField = (node: Field | Fields): node is Field => typeof node.kind === 'string'

/** The fields of a record in the order of its declaration. */
export const pathsOf = (fields: Fields, above = ''): readonly PathField[] =>
  Object.entries(fields).flatMap(([name, node]) =>
    isField(node) ? [{ ...node, path: `${above}${name}` }] : pathsOf(node, `${above}${name}.`),
  )

export const isPicture = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'photo' || kind === 'logo'

/** Whether a record may be without a value of this field. */
export const isNullable = ({ kind }: Pick<Field, 'kind'>): boolean =>
  ['text', 'date', 'metres', 'riyal', 'periods', 'weekdays', 'currency', 'tiers'].includes(kind) || isPicture({ kind })

/** Whether the values of a field are lists, which a screen shows in rows of their own. */
export const isList = ({ kind }: Pick<Field, 'kind'>): boolean => ['periods', 'weekdays', 'tiers'].includes(kind)

/** The value at a path of a record or form. */
export const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined),
      record,
    )

/** A record from its values by path. */
export function recordWith(values: Iterable<readonly [path: string, value: unknown]>): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const [path, value] of values) {
    const names = path.split('.')
    const last = names.pop() ?? path
    const parent = names.reduce((node, name) => (node[name] ??= {}) as Record<string, unknown>, record)
    parent[last] = value
  }
  return record
}

/** The value of each field by its path; null where a record lacks it. */
export const valuesOf = (fields: readonly Pick<PathField, 'path'>[], record: object): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ path }) => [path, valueAt(record, path) ?? null]))

/** A field as the partner API names it. */
export type WireField = Pick<PathField, 'path' | 'wire'> & Pick<Field, 'isLater' | 'foreignWire'>

/** The name of a field in a record or a body with this currency. */
const wireIn = ({ wire, foreignWire }: WireField, currency: unknown): string =>
  foreignWire !== undefined && !saysNothing(currency) ? foreignWire : wire

/** A record or form under its wire names. A later field that it lacks is left out, every other one is null. */
export const bodyOf = (fields: readonly WireField[], record: object): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueAt(record, field.path)
      return field.isLater && value === undefined ? [] : [[wireIn(field, valueAt(record, 'currency')), value ?? null]]
    }),
  )

/** A body or answer under the form's names; the values stay as they came, and fields that it lacks are missing. */
export const formValues = (fields: readonly WireField[], body: Record<string, unknown>): Record<string, unknown> =>
  recordWith(
    fields.flatMap((field) => {
      const wire = wireIn(field, body.currency)
      return Object.hasOwn(body, wire) ? [[field.path, body[wire]] as const] : []
    }),
  )

/** The wire name of a form's path, or the path itself if it has no wire name. */
export const wireNameOf = (fields: readonly WireField[], path: string): string =>
  fields.find((field) => field.path === path)?.wire ?? path

/** The form's path for a wire name (of a 422's error), or the wire name itself if the form has no such path. */
export const formPathOf = (fields: readonly WireField[], name: string): string =>
  fields.find(({ wire, foreignWire }) => wire === name || foreignWire === name)?.path ?? name

/**
 * The record that a form makes of a saved one: a field that the form lacks keeps its value, because an app of an earlier version
 * does not know it (docs/product.md §15.3.7). A later field is absent where it is empty.
 */
export const mergedRecord = (fields: readonly PathField[], form: object, saved?: object): Record<string, unknown> =>
  recordWith(
    fields.flatMap(({ path, isLater }) => {
      const given = valueAt(form, path)
      const value = given === undefined ? (valueAt(saved, path) ?? null) : given
      return isLater && saysNothing(value) ? [] : [[path, value] as const]
    }),
  )
