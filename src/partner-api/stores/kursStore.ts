import type { DatedKurs } from '../../domain/kurs/kurs'
import type { CalendarDate } from '../../domain/types'

/** A recorded rate. `createdBy` is null for the rate that an older database began with. */
export type KursRow = DatedKurs & { id: number; createdAt: number; createdBy: { id: number; name: string } | null }
export type NewKurs = DatedKurs & { createdAt: number; createdBy: number | null }

/** The history of the riyal's rate. It only grows: a rate is corrected by a newer one for the same day. */
export type KursStore = {
  /** Every rate, the latest day first, and of one day the newest first. */
  listKurs(): Promise<KursRow[]>
  /** The rate in force on a day: the newest entry of the latest day that is not after it. Null before the first. */
  findKurs(day: CalendarDate): Promise<KursRow | null>
  insertKurs(row: NewKurs): Promise<number>
}
