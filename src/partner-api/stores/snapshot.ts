import type { CalendarDate, City, HotelRecord, Id, MasterRecord, PerRoom, TripType } from '@/domain/types'
import type { DatedKurs } from '@/domain/kurs/kurs'
import { SINGLE_MASTER_FIELDS, type SingleMasterField } from '@/domain/masters/masters'

/**
 * The hotel offer that a package was priced with, for exactly these dates. Money is rupiah or SAR for the whole stay.
 * `kurs` is the rate between them; a package that was saved before rates were records has none.
 */
export type StayCopy = Omit<HotelRecord, 'stay' | 'unpriced'> & {
  checkIn: CalendarDate
  checkOut: CalendarDate
  kurs?: DatedKurs
}

/** A master that a package was priced with. `kurs` made rupiah of an amount in another currency. */
export type MasterCopy = MasterRecord & { kurs?: DatedKurs }

/** The fields of a package that hold one master or none. The flight is not among them, because it is required. */
export type OptionalField = Exclude<SingleMasterField, 'pesawat'>
export const OPTIONAL_FIELDS = SINGLE_MASTER_FIELDS.filter((field): field is OptionalField => field !== 'pesawat')

/**
 * A package as it was saved: the totals, and a copy of every name, price, logo and image behind them. It is plain JSON.
 * A later change of a master never changes it (docs/product.md §15.3.2). Totals are rupiah per jamaah, unrounded; null where a
 * chosen hotel does not sell the room type.
 */
export type PackageSnapshot = {
  /** The time of the calculation, in milliseconds since the epoch. */
  pricedAt: number
  namaPaket: string
  startCity: City | null
  jumlahJamaah: number
  tipePerjalanan: TripType | null
  tourLeader: number
  pesawat: MasterCopy
  hotels: Record<City, StayCopy | null>
  /** A field is missing when the package was saved before the wizard had that field. */
  choices: { [field in OptionalField]?: MasterCopy | null }
  transportasi: MasterCopy[]
  totals: PerRoom<number | null>
  tourLeaderCost: PerRoom<number | null>
}

/** Compares two ids. 7 and '7' are the same id. */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b)

/** Reads a row id from a body or a path: at most 15 digits, which a double holds exactly. Returns null for anything else. */
export function parseId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
