import { CUSTOMER_NAME_LENGTH } from '@/domain/offer/acceptance'
import { readWhatsapp } from '@/domain/offer/whatsapp'
import { isStorable } from '@/domain/values/isStorable'
import { keptText } from '@/domain/values/letters'
import { requireNone } from '../../errors/apiError'
import { messages, offerMessages } from '../../errors/messages'
import { strangersIn } from './requestBody'

/** Reads a field; a text is what is wrong with it. */
export type Field<T> = (value: unknown) => { value: T } | string

export const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

export const readCustomerName: Field<string | null> = (value) => {
  if (isEmpty(value)) return { value: null }
  if (typeof value !== 'string' || value.trim().length > CUSTOMER_NAME_LENGTH) return offerMessages.customerName
  return isStorable(value) ? { value: keptText(value) || null } : messages.invalidText
}
export const readCustomerPhone: Field<string | null> = (value) => {
  if (isEmpty(value)) return { value: null }
  const digits = typeof value === 'string' ? readWhatsapp(value) : null
  return digits === null ? offerMessages.customerPhone : { value: digits }
}

/**
 * Reads the fields of a body, or throws 422 with a message for each wrong or unknown one. `others`: what else is wrong with
 * the body.
 */
export function readFields<T extends object>(
  body: Record<string, unknown>,
  fields: { [name in keyof T]: Field<T[name]> },
  others: readonly (readonly [field: string, message: string])[] = [],
): T {
  const read = (Object.entries(fields) as [string, Field<unknown>][]).map(
    ([name, of]) => [name, of(body[name])] as const,
  )
  requireNone([
    ...read.flatMap(([name, result]) => (typeof result === 'string' ? [[name, result] as const] : [])),
    ...strangersIn(body, Object.keys(fields)),
    ...others,
  ])
  return Object.fromEntries(read.map(([name, result]) => [name, typeof result === 'string' ? null : result.value])) as T
}
