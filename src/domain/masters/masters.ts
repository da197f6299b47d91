import * as v from 'valibot'
import { FIELD_NAMES, fieldsWhere, PACKAGE_FIELDS, type FieldWhere, type PackageField } from '../package/packageFields'
import { searchable } from '../text/search'
import { showsNothing } from '../values/letters'
import type { City, NamedField, TripType } from '../types'

/** The fields that hold one record of a master. */
export type SingleMasterField = FieldWhere<{ kind: 'choice' }>

/** The form field that holds a choice of this master; it names the master everywhere else too. */
export type MasterField = FieldWhere<{ resource: string }>

/** The services of one trip type. */
export type TripField = FieldWhere<{ trip: TripType }>

const isMaster = (field: PackageField): field is MasterField => 'resource' in PACKAGE_FIELDS[field]

export const MASTER_FIELDS: readonly MasterField[] = FIELD_NAMES.filter(isMaster)
export const SINGLE_MASTER_FIELDS: readonly SingleMasterField[] = fieldsWhere({ kind: 'choice' })

/** The single choices that a detail shows by name and price. */
export const NAMED_FIELDS: readonly NamedField[] = SINGLE_MASTER_FIELDS.filter(
  (field) => field !== 'pesawat' && field !== 'margin',
)

/** The rows of the table of fields that have a master. */
export const MASTERS = Object.fromEntries(MASTER_FIELDS.map((field) => [field, PACKAGE_FIELDS[field]])) as Pick<
  typeof PACKAGE_FIELDS,
  MasterField
>

/** The unit of a price: per jamaah, per group or per vehicle (docs/product.md §8.5). */
export type PriceUnit = 'jamaah' | 'group' | 'vehicle'

export function unitOf(field: MasterField): PriceUnit {
  const row = MASTERS[field]
  return 'shared' in row ? row.shared : 'jamaah'
}

export const HOTEL_RESOURCES = { makkah: 'hotel/makkah', madinah: 'hotel/madinah' } as const satisfies Record<
  City,
  string
>

export const HOTEL_FIELDS = { makkah: 'hotelMakkah', madinah: 'hotelMadinah' } as const satisfies Record<
  City,
  FieldWhere<{ kind: 'hotel' }>
>

/** Which masters belong to which trip type (docs/product.md §6.4.2). */
export const TRIP_FIELDS = {
  private: fieldsWhere({ trip: 'private' }),
  group: fieldsWhere({ trip: 'group' }),
} satisfies Record<TripType, readonly TripField[]>

export const isTripField = (field: MasterField): field is TripField => 'trip' in MASTERS[field]

/**
 * Whether a choice of this master belongs to the package. A trip's service belongs to it only with the service's own
 * trip type.
 */
export const isOfTrip = (field: MasterField, tripType: TripType | null): boolean =>
  !isTripField(field) || MASTERS[field].trip === tripType

const BY_RESOURCE = new Map<string, MasterField>(MASTER_FIELDS.map((field) => [MASTERS[field].resource, field]))

/** The master behind a resource name, or undefined if the resource is not a master. */
export const masterOfResource = (resource: string): MasterField | undefined => BY_RESOURCE.get(resource)

/** The most rows of one import, for the screen and for the partner API. */
export const MAX_IMPORT_ROWS = 5000
/** The largest body of all calls: 5.000 hotels with seven periods each, as they were and as they become. */
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024

/** Names that a search takes for the same name the same record in an import. A name of signs alone is itself. */
export const foldedName = (name: string): string => searchable(name) || name.trim()

/** Rules that the schemas of an admin's forms share. */

/** A broken rule: the path of its field (`rates.ramadhan.double`), and an i18n key. */
export type FormProblem = { path: string; key: string }

export const key = (name: string) => `validation.${name}`

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && showsNothing(value))
export const emptyToNull = (value: unknown) => (isEmpty(value) ? null : value)

// The default null matters: valibot skips an absent key whose schema has no default, and skips its rule too.
/** Any value, with null for an empty or absent one. */
export const given = v.pipe(v.optional(v.unknown(), null), v.transform(emptyToNull))

/** The rules that a value breaks: for each path the first one. */
export function problemsOf(schema: v.GenericSchema<unknown, unknown>, value: unknown): FormProblem[] {
  const found = new Map<string, string>()
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const dotted = v.getDotPath(issue) ?? ''
    if (!found.has(dotted)) found.set(dotted, issue.message)
  }
  return [...found].map(([path, message]) => ({ path, key: message }))
}
