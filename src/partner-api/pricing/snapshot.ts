import type { CalendarDate, City, HotelRecord, Id, MasterRecord, PerRoom, TripType } from '../../domain/types'
import { SINGLE_MASTER_FIELDS, type SingleMasterField } from '../../domain/masters/masters'

/** A hotel as a package was priced with it: the offer for these very nights. Money is rupiah or SAR for the whole stay. */
export type StayCopy = Omit<HotelRecord, 'stay'> & { checkIn: CalendarDate; checkOut: CalendarDate }

/** Fields of a package that hold one master or none; the flight is always there. */
export type OptionalField = Exclude<SingleMasterField, 'pesawat'>
export const OPTIONAL_FIELDS = SINGLE_MASTER_FIELDS.filter((field): field is OptionalField => field !== 'pesawat')

/**
 * A package as it was saved: its own copy of every name, price, logo and image it was computed with, and the totals.
 * JSON throughout. Later changes of a master never reach it. Totals are rupiah per jamaah, unrounded.
 */
export type PackageSnapshot = {
  /** When its prices were computed, in milliseconds. */
  pricedAt: number
  namaPaket: string
  startCity: City | null
  jumlahJamaah: number
  tipePerjalanan: TripType | null
  tourLeader: number
  pesawat: MasterRecord
  hotels: Record<City, StayCopy | null>
  /** A package that was saved before the wizard had a field holds nothing for it. */
  choices: { [field in OptionalField]?: MasterRecord | null }
  transportasi: MasterRecord[]
  totals: PerRoom<number>
  tourLeaderCost: PerRoom<number>
}

/** Ids arrive as numbers or as digits: 7 and '7' are the same id. */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b)

/** A row id out of a body or a path: digits only, small enough for a double and a bigint; null for anything else. */
export function parseId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
