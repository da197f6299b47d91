import type { RoundingStep } from '@/domain/offer/rounding'
import type { LostReason, StatusFacts, ToldPrices } from '@/domain/status/packageStatus'
import type { EndingLists, SetupStep } from '@/domain/desk/deskNotes'
import type { CalendarDate, RoomType } from '@/domain/types'
import type { PackageSnapshot } from './snapshot'
import type { Scope } from './store'

/** The last agreement to the newest version of a package. */
export type AgreedRow = {
  /** Empty after the data of the customer was erased. */
  name: string
  room: RoomType
  jamaah: number
  /** Rupiah per jamaah as the offer told it; null if it did not tell this room type. */
  price: number | null
  at: number
  /** The package was saved after it was offered. */
  isChanged: boolean
}

/** The status of a package and its customer. A package that was never shared has null everywhere. */
export type StatusRow = StatusFacts & {
  firstSentAt: number | null
  lostReason: LostReason | null
  /** The day on which the mitra wants to be reminded. */
  remindAt: CalendarDate | null
  /** A customer has chosen another option of a link since the last share, and it went to nobody else. */
  otherChosen: boolean
  agreed: AgreedRow | null
  customerName: string | null
  /** Digits from the country code on. */
  customerPhone: string | null
  /** The prices of the last share; null if the app did not tell them. */
  told: ToldPrices | null
}

/** The row of a package that was never shared. */
export const NO_STATUS: StatusRow = {
  sentAt: null,
  firstSentAt: null,
  validUntil: null,
  seenAt: null,
  acceptedAt: null,
  lostAt: null,
  lostReason: null,
  remindAt: null,
  otherChosen: false,
  agreed: null,
  customerName: null,
  customerPhone: null,
  told: null,
}

export type Share = {
  sentAt: number
  validUntil: CalendarDate
  customerName: string | null
  customerPhone: string | null
  told?: ToldPrices | null
}

/** The stored part of the status: links and answers are read from the offers. */
export interface StatusStore {
  findStatus(packageId: number): Promise<StatusRow>
  /** Keeps the last share. It ends 'batal', and keeps the customer when the share names none. */
  noteShare(packageId: number, share: Share): Promise<void>
  /** Null: not lost. */
  setLost(packageId: number, lost: { reason: LostReason; at: number } | null): Promise<void>
  setReminder(packageId: number, remindAt: CalendarDate | null): Promise<void>
  /**
   * Deletes name and number of the customer of the last share. With `endedBefore` only if that share ended before this day:
   * the package may have been shared again since {@link sharesToErase}. Returns whether it has.
   */
  eraseSharedCustomer(packageId: number, endedBefore?: CalendarDate): Promise<boolean>
  /** Packages with a customer whose last share ended before this day. */
  sharesToErase(before: CalendarDate, limit: number): Promise<{ packageId: number; label: string }[]>
}

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
  /** Rupiah that customers agreed to pay for the packages that were won. */
  value: number
  /** How many of the won packages have no known value. */
  unvalued: number
  lost: Record<LostReason, number>
}

/** A package that somebody should take up again, with its status. */
type FollowUp = { id: number; namaPaket: string; mitra: { id: number; name: string }; status: StatusRow }

/** A package whose offer waits for an answer, and how its mitra rounds prices. */
export type OpenQuote = { id: number; snapshot: PackageSnapshot; told: ToldPrices | null; step: RoundingStep }

/** The figures that admins read about the work of every mitra. */
export type DeskStore = {
  /** Counts the packages made since a moment, by mitra and month. Months without a package are absent. */
  countByMonth(since: number): Promise<MonthlyCount[]>
  /** The figures of each mitra by month, from a moment on. Months without any are absent. */
  figuresByMonth(since: number): Promise<MonthlyFigures[]>
  /** The packages of every mitra that have a reason of src/domain/status/followUp.ts on a day, the most urgent first. */
  followUps(today: CalendarDate, limit: number): Promise<FollowUp[]>
  /** The packages that are terkirim or dilihat on a day, those that were shared last first. */
  openQuotes(scope: Scope, today: CalendarDate, limit: number): Promise<OpenQuote[]>
  /** The hotels whose last period ends on this night or before it. Cities without any are absent. */
  endingLists(until: CalendarDate): Promise<EndingLists[]>
  /** What a new business has not filled in: masters of a kind without any record, and mitra and users beside the owner's. */
  missingSteps(): Promise<SetupStep[]>
}
