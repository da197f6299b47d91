import type { CalendarDate, Id } from '../types'
import { nightsBetween } from '../values/dates'

/** An exchange rate: rupiah for one riyal, and a buffer in percent that is added to it. Both have at most two decimals. */
export type Kurs = { rupiahPerSar: number; buffer: number }

/** A rate that counts from a day on. */
export type DatedKurs = Kurs & { validFrom: CalendarDate }

const hundredths = (value: number) => Math.round(value * 100)

/**
 * Rupiah for one riyal with the buffer: the number that hotels are priced with. Whole hundredths are multiplied, so the
 * only inexact operation is the division at the end.
 */
export const rupiahWithBuffer = ({ rupiahPerSar, buffer }: Kurs): number =>
  (hundredths(rupiahPerSar) * (10_000 + hundredths(buffer))) / 1_000_000

/** A rate as an admin sees it in the history. `inForce`: hotels are priced with it today. */
export type KursRecord = DatedKurs & { id: Id; inForce: boolean; createdAt: string | null; createdBy: string | null }

/** The rate that a package was priced with. `per` is the day from which it counts; only admins learn the buffer. */
export type PackageKurs = { rupiahPerSar: number; per: CalendarDate; buffer: number | null }

const whole = new Intl.NumberFormat('id-ID')

const withCents = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A rate in words: `Rp. 4.700`, or with decimals `Rp. 4.712,50`. */
export const formatRate = (rupiah: number): string =>
  `Rp. ${(Number.isInteger(rupiah) ? whole : withCents).format(rupiah)}`

/** `2,25%`. */
export const formatPercent = (percent: number): string => `${whole.format(percent)}%`

/** A rate that is older than so many days may no longer be true. */
const OLD_AFTER_DAYS = 7

/** How many days ago a rate began to count, and whether that is long ago. */
export function kursAge({ validFrom }: Pick<KursRecord, 'validFrom'>, today: CalendarDate) {
  const days = Math.max(0, nightsBetween(validFrom, today))
  return { days, isOld: days > OLD_AFTER_DAYS }
}

export type KursState = 'inForce' | 'ahead' | 'replaced' | 'past'

/**
 * The state of each rate, by its id. The API sends the latest day first, and within a day the newest
 * entry, which replaces the others. The entries before the rate in force are ahead.
 */
export function kursStates(history: readonly KursRecord[]): Map<KursRecord['id'], KursState> {
  const inForce = history.findIndex((row) => row.inForce)
  return new Map(
    history.map((row, at): [KursRecord['id'], KursState] => {
      if (row.inForce) return [row.id, 'inForce']
      if (history[at - 1]?.validFrom === row.validFrom) return [row.id, 'replaced']
      return [row.id, inForce < 0 || at < inForce ? 'ahead' : 'past']
    }),
  )
}
