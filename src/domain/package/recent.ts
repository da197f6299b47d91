import { isRoundingStep, type RoundingStep } from '../offer/rounding'
import { knownPrice } from '../offer/savedFacts'
import { heldAgreement, listedPrices, STATUSES, type Status } from '../status/packageStatus'
import { ROOM_TYPES, type CalendarDate, type Id, type PackageRow } from '../types'
import { isCalendarDate } from '../values/dates'
import { isObject } from '../values/isObject'

/** A package whose detail this phone has shown, as it was then. Null: the phone does not know it. */
export type Recent = {
  id: Id
  name: string | null
  departure: CalendarDate | null
  /** The lowest price per jamaah, in rupiah: the saved one, or the one that a customer agreed to. */
  price: number | null
  /** The step of an agreed price, or of a package that tells its mitra. Absent: the user's own step. */
  rounding?: RoundingStep
  status: Status | null
  validUntil: CalendarDate | null
}

/** The most packages that Beranda lists. */
const MOST_RECENT = 5

// An earlier version kept id and name alone.
function readOne(value: unknown): Recent[] {
  if (!isObject(value)) return []
  const { id, name, departure, price, rounding, status, validUntil } = value
  if (typeof id !== 'string' && typeof id !== 'number') return []
  if (typeof name !== 'string' && name !== null) return []
  const day = (of: unknown) => (isCalendarDate(of) ? of : null)
  const known = STATUSES.find((one) => one === status) ?? null
  const worth = typeof price === 'number' ? price : null
  const told = { price: worth, ...(isRoundingStep(rounding) ? { rounding } : {}) }
  return [{ id, name, departure: day(departure), ...told, status: known, validUntil: day(validUntil) }]
}

/** Reads the list that the phone has kept, without entries of another shape. */
export function readRecent(text: string | null): Recent[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(readOne).slice(0, MOST_RECENT) : []
  } catch {
    return []
  }
}

/** What a detail and a row of the list tell of a package. */
type Shown = Pick<PackageRow, 'id' | 'name' | 'mitraId' | 'rounding' | 'totals' | 'departure' | 'progress'>

/** The entry of Beranda for a package that the phone shows. */
export function recentOf({ id, name, mitraId, rounding = 0, totals, departure = null, progress }: Shown): Recent {
  const listed = listedPrices(totals, progress)
  const prices = ROOM_TYPES.flatMap((room) => knownPrice({ totals: listed }, room) ?? [])
  const price = prices.length > 0 ? Math.min(...prices) : null
  // A price that somebody agreed to is told as it was.
  const isAgreed = price !== null && price === heldAgreement(progress)?.price
  return {
    id,
    name,
    departure,
    price,
    ...(isAgreed ? { rounding: 0 } : mitraId === undefined ? {} : { rounding }),
    status: progress?.status ?? null,
    validUntil: progress?.validUntil ?? null,
  }
}

/** The list after the server has said that a package does not exist. */
export const withoutGone = <Kept extends { id: Id }>(kept: readonly Kept[], id: Id): Kept[] =>
  kept.filter((one) => String(one.id) !== String(id))

/** The list after a package was shown: this package first, and no package twice. */
export const withShown = (kept: readonly Recent[], shown: Recent): Recent[] =>
  [shown, ...withoutGone(kept, shown.id)].slice(0, MOST_RECENT)

/** The list after the server has told rows: what they say of a kept package replaces what the phone knew. */
export function withTold(kept: readonly Recent[], rows: readonly Shown[]): Recent[] {
  const told = new Map(rows.map((row) => [String(row.id), row]))
  return kept.map((one) => {
    const row = told.get(String(one.id))
    return row ? recentOf({ departure: one.departure, ...row }) : one
  })
}
