import type { City } from '../types'

/** How to read one `custom-data` master: its resource (= API path), its name and its price fields in order (spec §3). */
export type MasterDefinition = { resource: string; nameField: string; priceFields: readonly string[] }

export const MASTERS = {
  pesawat: { resource: 'custom-data/pesawat', nameField: 'pesawat', priceFields: ['price'] },
  laPrivate: {
    resource: 'custom-data/la-private',
    nameField: 'la_private',
    priceFields: ['price', 'price_IDR', 'harga'],
  },
  visaBus: { resource: 'custom-data/visa', nameField: 'visa', priceFields: ['price_IDR'] },
  muthawwif: { resource: 'custom-data/muthawwif', nameField: 'muthawwif', priceFields: ['price_IDR'] },
  handlingSaudi: { resource: 'custom-data/handling-saudi', nameField: 'handling_saudi', priceFields: ['price_IDR'] },
  transportasi: { resource: 'custom-data/transportasi', nameField: 'transportation', priceFields: ['price_IDR'] },
  domestik: {
    resource: 'custom-data/handling-domestik',
    nameField: 'handling_domestik',
    priceFields: ['price', 'price_IDR'],
  },
  siskopatuh: { resource: 'custom-data/siskopatuh', nameField: 'siskopatuh', priceFields: ['price', 'price_IDR'] },
  perlengkapan: { resource: 'custom-data/perlengkapan', nameField: 'equipment', priceFields: ['price', 'price_IDR'] },
  wisataPlus: { resource: 'custom-data/wisata-plus', nameField: 'tourism_plus', priceFields: ['price_IDR'] },
  manasik: { resource: 'custom-data/manasik', nameField: 'manasik', priceFields: ['price', 'price_IDR'] },
  margin: { resource: 'custom-data/margin', nameField: 'margin', priceFields: ['margin'] },
} as const satisfies Record<string, MasterDefinition>

/** The form field that holds a choice of this master. */
export type MasterField = keyof typeof MASTERS

export const MASTER_FIELDS = Object.keys(MASTERS) as MasterField[]

/** Fields that hold one choice, not a list of them. */
export type SingleMasterField = Exclude<MasterField, 'transportasi'>

export const HOTEL_RESOURCES = { makkah: 'hotel/makkah', madinah: 'hotel/madinah' } as const satisfies Record<
  City,
  string
>

export const HOTEL_FIELDS = { makkah: 'hotelMakkah', madinah: 'hotelMadinah' } as const satisfies Record<City, string>

/** Which masters belong to which trip type (spec §2, step 3). */
export const TRIP_FIELDS = { private: ['laPrivate'], group: ['visaBus', 'muthawwif', 'handlingSaudi'] } as const

const BY_RESOURCE = new Map<string, MasterField>(MASTER_FIELDS.map((field) => [MASTERS[field].resource, field]))

/** The master behind a resource name, or undefined where the resource is none. */
export const masterOfResource = (resource: string): MasterField | undefined => BY_RESOURCE.get(resource)
