import type { LostReason } from '../../domain/status/packageStatus'
import type { CalendarDate } from '../../domain/types'
import type { StatusRow } from './statusStore'

/** How many packages a mitra made in a month (`2026-11`) of the business's calendar. */
export type MonthlyCount = { mitra: { id: number; name: string }; month: string; packages: number }

/** The results of the packages that a mitra shared first in a month (`2026-11`), or lost in it without sharing them. */
export type MonthlyFigures = {
  mitra: { id: number; name: string }
  month: string
  sent: number
  /** Read or agreed to. */
  read: number
  won: number
  lost: Record<LostReason, number>
}

/** A package that somebody should take up again, with its status. */
export type FollowUp = { id: number; namaPaket: string; mitra: { id: number; name: string }; status: StatusRow }

/** The figures that admins read about the work of every mitra. */
export type DeskStore = {
  /** Counts the packages made since a moment, by mitra and month. Months without a package are absent. */
  countByMonth(since: number): Promise<MonthlyCount[]>
  /** The figures of each mitra by month, from a moment on. Months without any are absent. */
  figuresByMonth(since: number): Promise<MonthlyFigures[]>
  /** The packages of every mitra that have a reason of src/domain/status/followUp.ts on a day, the most urgent first. */
  followUps(today: CalendarDate, limit: number): Promise<FollowUp[]>
}
