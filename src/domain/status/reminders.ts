import type { CalendarDate, Id } from '../types'
import { isCalendarDate } from '../values/dates'
import { isObject } from '../values/isObject'
import type { Progress } from './progress'

/** A reminder as the phone keeps it: without anything of the customer. */
export type Reminder = { id: Id; name: string | null; remindAt: CalendarDate }

/** The days after which a mitra can be reminded. */
export const REMIND_AFTER = [1, 3, 7] as const

// Written by hand: the list loads it, and a schema would load the library of the wizard's form with it.
const isReminder = (value: unknown): value is Reminder =>
  isObject(value) &&
  (typeof value.id === 'string' || typeof value.id === 'number') &&
  (typeof value.name === 'string' || value.name === null) &&
  isCalendarDate(value.remindAt)

/** Reads what the phone has kept; nothing if that is of another shape. */
export function readReminders(text: string | null): Reminder[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) && kept.every(isReminder) ? kept : []
  } catch {
    return []
  }
}

type Seen = { id: Id; name: string | null; progress?: Pick<Progress, 'status' | 'remindAt'> }

const wants = ({ progress }: Seen) => progress?.status !== 'batal' && (progress?.remindAt ?? null) !== null

/** The reminders after the phone has seen these packages: a package that was seen replaces what was kept of it. */
export function keptReminders(kept: readonly Reminder[], seen: readonly Seen[]): Reminder[] {
  const told = seen.filter(({ progress }) => progress !== undefined)
  const isTold = ({ id }: Reminder) => told.some((one) => String(one.id) === String(id))
  const fresh = told.filter(wants).map(({ id, name, progress }) => ({ id, name, remindAt: progress?.remindAt ?? '' }))
  return [...kept.filter((reminder) => !isTold(reminder)), ...fresh]
}

/** The reminders of today and before, the oldest first. */
export const dueReminders = (kept: readonly Reminder[], today: CalendarDate): Reminder[] =>
  kept.filter(({ remindAt }) => remindAt <= today).toSorted((a, b) => (a.remindAt < b.remindAt ? -1 : 1))
