import {
  ADD_ONS,
  type CalendarDate,
  type City,
  type HotelRecord,
  type Id,
  type MasterRecord,
  type PerRoom,
  type TripType,
} from '../../domain/types'
import type { SingleMasterField } from '../../domain/masters/masters'

/** A hotel as a package was priced with it: the offer for these very nights. Money is rupiah or SAR for the whole stay. */
export type StayCopy = Omit<HotelRecord, 'stay'> & { checkIn: CalendarDate; checkOut: CalendarDate }

/** Fields of a package that hold one master or none; the flight is always there. */
export const OPTIONAL_FIELDS = [
  'laPrivate',
  'visaBus',
  'muthawwif',
  'handlingSaudi',
  ...ADD_ONS,
  'margin',
] as const satisfies readonly SingleMasterField[]
export type OptionalField = (typeof OPTIONAL_FIELDS)[number]

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
  choices: Record<OptionalField, MasterRecord | null>
  transportasi: MasterRecord[]
  totals: PerRoom<number>
  tourLeaderCost: PerRoom<number>
}

/** Ids arrive as numbers or digits; they are one and the same id. */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b)

/** A row id out of a body or a path: digits only, small enough for a double and a bigint; null for anything else. */
export function parseId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
