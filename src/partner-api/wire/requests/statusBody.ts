import { CUSTOMER_NAME_LENGTH } from '../../../domain/offer/acceptance'
import { readWhatsapp } from '../../../domain/offer/whatsapp'
import { LOST_REASONS, type LostReason } from '../../../domain/status/packageStatus'
import type { CalendarDate } from '../../../domain/types'
import { addDays, isCalendarDate } from '../../../domain/values/dates'
import { isStorable } from '../../../domain/values/isStorable'
import { unprocessable } from '../../routes/apiError'
import { messages } from '../../routes/messages'
import { statusMessages } from '../../routes/status/statusMessages'
import type { Share } from '../../stores/statusStore'
import { strangersIn } from './requestBody'

type Body = Record<string, unknown>
/** Reads a field; a text is what is wrong with it. */
type Field<T> = (value: unknown) => { value: T } | string

const LONGEST_WAIT = 366
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const readName: Field<string | null> = (value) => {
  if (isEmpty(value)) return { value: null }
  if (typeof value !== 'string' || value.trim().length > CUSTOMER_NAME_LENGTH) return statusMessages.customerName
  return isStorable(value) ? { value: value.trim() || null } : messages.invalidText
}
const readPhone: Field<string | null> = (value) => {
  if (isEmpty(value)) return { value: null }
  const digits = typeof value === 'string' ? readWhatsapp(value) : null
  return digits === null ? statusMessages.customerPhone : { value: digits }
}
const readDay: Field<CalendarDate> = (value) => (isCalendarDate(value) ? { value } : statusMessages.day)
const readReason: Field<LostReason | null> = (value) => {
  const reason = LOST_REASONS.find((one) => one === value)
  return value === null || reason ? { value: reason ?? null } : statusMessages.reason
}
/** A phone's calendar may be a day behind the one of Jakarta. */
const readReminder =
  (today: CalendarDate): Field<CalendarDate | null> =>
  (value) => {
    const isSoon = isCalendarDate(value) && value >= addDays(today, -1) && value <= addDays(today, LONGEST_WAIT)
    return value === null || isSoon ? { value } : statusMessages.reminder
  }

/** Reads the fields of a body, or throws 422 with a message for each wrong or unknown one. */
function readFields<T extends object>(body: Body, fields: { [name in keyof T]: Field<T[name]> }): T {
  const read = (Object.entries(fields) as [string, Field<unknown>][]).map(
    ([name, of]) => [name, of(body[name])] as const,
  )
  const wrong = [
    ...read.flatMap(([name, result]) => (typeof result === 'string' ? [[name, result] as const] : [])),
    ...strangersIn(body, Object.keys(fields)),
  ]
  if (wrong.length > 0) throw unprocessable(Object.fromEntries(wrong.map(([name, text]) => [name, [text]])))
  return Object.fromEntries(read.map(([name, result]) => [name, typeof result === 'string' ? null : result.value])) as T
}

export const readShare = (body: Body): Omit<Share, 'sentAt'> =>
  readFields<Omit<Share, 'sentAt'>>(body, { validUntil: readDay, customerName: readName, customerPhone: readPhone })

export const readLost = (body: Body) => readFields<{ reason: LostReason | null }>(body, { reason: readReason })

export const readReminderBody = (body: Body, today: CalendarDate) =>
  readFields<{ remindAt: CalendarDate | null }>(body, { remindAt: readReminder(today) })
