import {
  MASTER_FIELDS,
  masterOfResource,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  MASTERS,
  unitOf,
  type MasterField,
  type PriceUnit,
} from '@/domain/masters/masters'
import type { Id } from '@/domain/types'
import { bodyOf, pathsOf, type Fields, type FormOf, type PathField } from './fields'
import { HOTEL_PATHS, TOLD_NAME } from './hotel'
import { priceNames, recordName } from './wireNames'

const PRICE_WORDS: Record<PriceUnit, string> = {
  jamaah: 'Harga per jamaah',
  group: 'Harga per rombongan (dibagi jamaah)',
  vehicle: 'Harga per kendaraan',
}

/**
 * What all `custom-data` masters have. A margin has its amount alone, only a flight has a logo, a route and days, and only the
 * masters with `hasTiers` (packageFields.ts) have tiers.
 */
export const MASTER = {
  name: { kind: 'name', wire: 'name', label: 'Nama' },
  price: { kind: 'rupiah', wire: 'price', foreignWire: 'amount', label: 'Harga' },
  currency: { kind: 'currency', wire: 'currency', label: 'Mata uang', isLater: true, isOffTable: true },
  tiers: {
    kind: 'tiers',
    wire: 'tiers',
    foreignWire: 'tier_amounts',
    label: 'Harga per jumlah jamaah',
    isLater: true,
  },
  toldName: TOLD_NAME,
  logo: { kind: 'logo', wire: 'logo', label: 'Berkas logo' },
  route: { kind: 'text', wire: 'rute', label: 'Rute', most: 60, isLater: true },
  departsFrom: { kind: 'date', wire: 'berangkat_dari', label: 'Berangkat dari', isLater: true },
  departsTo: { kind: 'date', wire: 'berangkat_sampai', label: 'Berangkat sampai', isLater: true },
} as const

export type MasterForm = FormOf<typeof MASTER>

function fieldsOf(field: MasterField): Fields {
  const label = field === 'margin' ? 'Nilai per jamaah' : PRICE_WORDS[unitOf(field)]
  const { foreignWire, ...inRupiah } = MASTER.price
  const price = {
    ...inRupiah,
    wire: priceNames(field)[0],
    label,
    // Only a margin is always in rupiah; files written with `(Rp)` are still read.
    ...(field === 'margin' ? { heading: `${label} (Rp)` } : {}),
    per: unitOf(field),
    ...('mayBeFree' in MASTERS[field] ? { mayBeFree: true as const } : {}),
  }
  if (field === 'margin') return { price }
  const { logo, route, departsFrom, departsTo, toldName, currency, tiers } = MASTER
  const isFlight = field === 'pesawat'
  return {
    name: { ...MASTER.name, wire: recordName(field) },
    ...(isFlight ? { route } : {}),
    price: { ...price, foreignWire },
    currency,
    ...('hasTiers' in MASTERS[field] ? { tiers } : {}),
    ...(isFlight ? { departsFrom, departsTo } : {}),
    toldName,
    ...(isFlight ? { logo } : {}),
  }
}

/** The declaration of each `custom-data` master, and its fields by path. */
export const MASTER_RECORDS = Object.fromEntries(MASTER_FIELDS.map((field) => [field, fieldsOf(field)])) as Record<
  MasterField,
  Fields
>
export const MASTER_PATHS = Object.fromEntries(
  MASTER_FIELDS.map((field) => [field, pathsOf(MASTER_RECORDS[field])]),
) as Record<MasterField, readonly PathField[]>

/** The fields of the records of a master's resource: `custom-data/visa`, `hotel/makkah`. */
export function fieldsOfResource(resource: string): readonly PathField[] {
  const field = masterOfResource(resource)
  return field ? MASTER_PATHS[field] : HOTEL_PATHS
}

type Row = { id: Id | null; before: object | null; after: object }

/** The rows of an import as its call sends them. */
export const rowsToSend = (resource: string, rows: readonly Row[]) =>
  rows.map(({ id, before, after }) => {
    const body = (record: object) => bodyOf(fieldsOfResource(resource), record)
    return { id, before: before && body(before), after: body(after) }
  })

/** How many of the rows, the first ones, fit into one call (docs/product.md §15.6.30). */
export function rowsThatFit(resource: string, rows: readonly Row[], most = MAX_IMPORT_BYTES): number {
  const encoder = new TextEncoder()
  let bytes = '{"rows":[]}'.length - 1
  const beyond = rowsToSend(resource, rows).findIndex((row, at) => {
    bytes += encoder.encode(JSON.stringify(row)).length + 1
    return bytes > most || at === MAX_IMPORT_ROWS
  })
  return beyond === -1 ? rows.length : beyond
}
