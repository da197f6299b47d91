import type { TripType } from '../types'

/** A field whose picker chooses one record of a master (`choice`), or several records (`choices`). */
type MasterDefinition = {
  kind: 'choice' | 'choices'
  /** The resource that the picker lists: its react-admin name and its API path. */
  resource: `custom-data/${string}`
  /** The price is not one jamaah's: it is the group's, or a vehicle's, and is divided by the number of jamaah. */
  shared?: 'group' | 'vehicle'
  /** The business gives it itself, so it may cost nothing (docs/product.md §15.4.2). */
  mayBeFree?: true
  /** A record may have other prices for larger groups (docs/product.md §16.5). */
  hasTiers?: true
}

/** `secret`: a customer must not see the field (docs/product.md §22.1.4). */
type Secret = { secret?: true }

export type FieldDefinition =
  | ({ kind: 'text' | 'city' | 'count'; step: 'perjalanan' | 'tambahan' } & Secret)
  | { kind: 'hotel'; step: 'hotelMakkah' | 'hotelMadinah' }
  | { kind: 'tripType'; step: 'tipePerjalanan' }
  | (MasterDefinition & { step: 'perjalanan' | 'tambahan' } & Secret)
  // A trip's services belong to one trip type. With the other type they are neither priced nor saved.
  | (MasterDefinition & { kind: 'choice'; step: 'tipePerjalanan'; trip: TripType })

/**
 * Every field of the wizard, declared once. The form's type, the empty form, the rules, the saved body, prices, steps,
 * review, detail and the API's copies follow from these rows; their order is the order on screen and in the body.
 * docs/add-a-wizard-field.md says how to add one.
 */
export const PACKAGE_FIELDS = {
  namaPaket: { kind: 'text', step: 'perjalanan' },
  startCity: { kind: 'city', step: 'perjalanan' },
  jumlahJamaah: { kind: 'count', step: 'perjalanan' },
  pesawat: { kind: 'choice', step: 'perjalanan', resource: 'custom-data/pesawat' },
  hotelMakkah: { kind: 'hotel', step: 'hotelMakkah' },
  hotelMadinah: { kind: 'hotel', step: 'hotelMadinah' },
  tipePerjalanan: { kind: 'tripType', step: 'tipePerjalanan' },
  laPrivate: {
    kind: 'choice',
    step: 'tipePerjalanan',
    trip: 'private',
    resource: 'custom-data/la-private',
    hasTiers: true,
  },
  visaBus: { kind: 'choice', step: 'tipePerjalanan', trip: 'group', resource: 'custom-data/visa', hasTiers: true },
  muthawwif: {
    kind: 'choice',
    step: 'tipePerjalanan',
    trip: 'group',
    resource: 'custom-data/muthawwif',
    shared: 'group',
  },
  handlingSaudi: {
    kind: 'choice',
    step: 'tipePerjalanan',
    trip: 'group',
    resource: 'custom-data/handling-saudi',
    hasTiers: true,
  },
  transportasi: { kind: 'choices', step: 'tambahan', resource: 'custom-data/transportasi', shared: 'vehicle' },
  domestik: { kind: 'choice', step: 'tambahan', resource: 'custom-data/handling-domestik', mayBeFree: true },
  siskopatuh: { kind: 'choice', step: 'tambahan', resource: 'custom-data/siskopatuh' },
  perlengkapan: { kind: 'choice', step: 'tambahan', resource: 'custom-data/perlengkapan', mayBeFree: true },
  wisataPlus: { kind: 'choice', step: 'tambahan', resource: 'custom-data/wisata-plus', mayBeFree: true },
  manasik: { kind: 'choice', step: 'tambahan', resource: 'custom-data/manasik', mayBeFree: true },
  tourLeader: { kind: 'count', step: 'tambahan', secret: true },
  margin: { kind: 'choice', step: 'tambahan', resource: 'custom-data/margin', secret: true, mayBeFree: true },
} as const satisfies Record<string, FieldDefinition>

type Table = typeof PACKAGE_FIELDS

export type PackageField = keyof Table

/** The fields whose rows contain `Part`. */
export type FieldWhere<Part> = { [F in PackageField]: Table[F] extends Part ? F : never }[PackageField]

export const FIELD_NAMES = Object.keys(PACKAGE_FIELDS) as PackageField[]

const ROWS: Record<PackageField, Readonly<Record<string, unknown>>> = PACKAGE_FIELDS

export const isSecret = (field: PackageField): boolean => ROWS[field].secret === true

/** The fields whose rows contain `part`, in the table's order. */
export const fieldsWhere = <const Part extends { kind?: string; step?: string; trip?: TripType }>(part: Part) =>
  FIELD_NAMES.filter((field) =>
    Object.entries(part).every(([name, value]) => ROWS[field][name] === value),
  ) as FieldWhere<Part>[]
