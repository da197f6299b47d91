import type { CalendarDate, Id } from '../types'
import { addDays } from '../values/dates'
import type { Status } from './packageStatus'

/** Why somebody should take a package up again: its reminder is due, or its offer ends soon without an answer. */
export const FOLLOW_UP_REASONS = ['reminder', 'ends'] as const
export type FollowUpReason = (typeof FOLLOW_UP_REASONS)[number]

/** A package to take up again, as an admin's Beranda shows it. */
export type FollowUp = {
  id: Id
  name: string | null
  mitra: string | null
  customerName: string | null
  remindAt: CalendarDate | null
  validUntil: CalendarDate | null
  reasons: FollowUpReason[]
}

/** An offer whose last day is at most so many days away ends soon. */
export const ENDS_WITHIN_DAYS = 2

type Facts = {
  status: Status
  remindAt: CalendarDate | null
  validUntil: CalendarDate | null
  /** The customer has chosen another option of its link (docs/product.md §26.2.13). */
  otherChosen?: boolean
}

/** The reasons on a day. A lost package, or an option that the customer did not choose, has none. */
export function followUpReasons(facts: Facts, today: CalendarDate): FollowUpReason[] {
  const { status, remindAt, validUntil, otherChosen = false } = facts
  if (otherChosen) return []
  const isDue = status !== 'batal' && remindAt !== null && remindAt <= today
  const isOpen = status === 'terkirim' || status === 'dilihat'
  const endsSoon = isOpen && validUntil !== null && validUntil <= addDays(today, ENDS_WITHIN_DAYS)
  return FOLLOW_UP_REASONS.filter((reason) => (reason === 'reminder' ? isDue : endsSoon))
}

/** The day that makes a package urgent: the earlier one of its reminder and its offer's last day. */
export function followUpDay(facts: Facts, today: CalendarDate): CalendarDate | null {
  const days = followUpReasons(facts, today).map((reason) =>
    reason === 'reminder' ? facts.remindAt : facts.validUntil,
  )
  return days.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
}
