import type { CalendarDate, Id } from '../types'
import type { Currency } from './currency'

/**
 * An exchange rate: rupiah for one riyal, and a buffer in percent that is added to it. Both have at most two decimals. The rate of
 * another currency has the same fields: `rupiahPerSar` is then rupiah for one dollar. Saved packages have this name in them.
 */
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
export type KursRecord = DatedKurs & {
  id: Id
  currency: Currency
  inForce: boolean
  createdAt: string | null
  createdBy: string | null
}

/** The rate that a package was priced with. `per` is the day from which it counts; only admins learn the buffer. */
export type PackageKurs = { rupiahPerSar: number; per: CalendarDate; buffer: number | null }

const whole = new Intl.NumberFormat('id-ID')

const withCents = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A rate in words: `Rp. 4.700`, or with decimals `Rp. 4.712,50`. */
export const formatRate = (rupiah: number): string =>
  `Rp. ${(Number.isInteger(rupiah) ? whole : withCents).format(rupiah)}`

/** `2,25%`. */
export const formatPercent = (percent: number): string => `${whole.format(percent)}%`
