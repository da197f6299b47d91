import type { CalendarDate, City, Id } from '../types'
import { lastMonths } from '../values/dates'

/** How many packages a mitra made in a month such as `2026-11`. */
export type MonthlyCount = { id: string; mitraId: Id; mitra: string; month: string; packages: number }

/** How many hotels of a city have periods that have ended or end soon, and the first of their last nights. */
export type EndingLists = { city: City; hotels: number; first: CalendarDate }

export type MonthlyRow = { key: string; name: string; counts: number[]; total: number }
export type MonthlyTable = {
  /** Six months, the last of them this one. */
  months: string[]
  /** The mitra with the most packages first. */
  rows: MonthlyRow[]
  sums: number[]
  total: number
  /** The largest count of all rows: the length of the bars follows from it. */
  most: number
}

const MONTHS = 6
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** Arranges counts as a table: a row for each mitra, a column for each month. Months without a package count 0. */
export function monthlyTable(counts: readonly MonthlyCount[], today: CalendarDate): MonthlyTable {
  const months = lastMonths(today, MONTHS)
  const keys = [...new Set(counts.map(({ mitraId }) => String(mitraId)))]
  const rows = keys.map((key) => {
    const own = counts.filter(({ mitraId }) => String(mitraId) === key)
    const inMonth = (month: string) => sum(own.filter((one) => one.month === month).map(({ packages }) => packages))
    const row = months.map(inMonth)
    return { key, name: own[0]?.mitra ?? '', counts: row, total: sum(row) }
  })
  rows.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name, 'id'))
  const sums = months.map((_, index) => sum(rows.map((row) => row.counts[index] ?? 0)))
  return { months, rows, sums, total: sum(sums), most: Math.max(0, ...rows.flatMap((row) => row.counts)) }
}
