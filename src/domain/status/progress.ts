import type { CalendarDate } from '../types'
import type { LostReason, Status } from './packageStatus'

/** What a list row tells about a package and its customer. */
export type Progress = {
  status: Status
  validUntil: CalendarDate | null
  customerName: string | null
  /** The day on which the mitra wants to be reminded. */
  remindAt: CalendarDate | null
}

/** What a detail tells besides. Times are ISO 8601. */
export type DetailProgress = Progress & {
  /** Digits from the country code on. */
  customerPhone: string | null
  seenAt: string | null
  acceptedAt: string | null
  lostReason: LostReason | null
}
