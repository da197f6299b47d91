import type { CalendarDate } from '../types'
import type { LostReason, Status } from './packageStatus'

/** The fields of a list row about a package's status and customer. */
export type Progress = {
  status: Status
  validUntil: CalendarDate | null
  customerName: string | null
  /** The day on which the mitra wants to be reminded. */
  remindAt: CalendarDate | null
  /** The customer of its last share has chosen another option of the same link. */
  otherChosen: boolean
}

/** The fields that a detail has besides. Times are ISO 8601. */
export type DetailProgress = Progress & {
  /** Digits from the country code on. */
  customerPhone: string | null
  seenAt: string | null
  acceptedAt: string | null
  lostReason: LostReason | null
}
