import { readWritten } from './writtenNumbers'
import type { Unit } from './units'

/** Digits as a field keeps them while they are typed: no groups, and at most two decimals behind a comma. */
const PLAIN = /^\d*(?:,\d{0,2})?$/
const GROUPED = /^(?:\d{1,3}(?:\.\d{3})*)?(?:,\d{0,2})?$/

const grouped = (digits: string) => {
  const first = digits.length % 3 || 3
  const groups = [digits.slice(0, first)]
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return groups.join('.')
}

/** Groups the digits of an amount: `1500000` → `1.500.000`. Any other text stays as it is. */
export function groupAmount(typed: string): string {
  if (!PLAIN.test(typed)) return typed
  const comma = typed.indexOf(',')
  const whole = (comma < 0 ? typed : typed.slice(0, comma)).replace(/^0+(?=\d)/, '')
  return grouped(whole) + (comma < 0 ? '' : typed.slice(comma))
}

/** How a field changed: its text before, the place and the letters of the change. */
export type TypedChange = { before: string; inserted: string }

/**
 * The text of a field with an amount after a change, without groups, for {@link groupAmount}. While
 * single digits are typed or deleted, the groups follow. A pasted text is read as a whole. A text
 * that is no clear amount stays as it was typed, so that nothing is guessed and nothing is lost.
 */
export function amountAfter(typed: string, { before, inserted }: TypedChange, unit: Unit = 'rupiah'): string {
  const isTyping = GROUPED.test(before) && (inserted === '' || /^[\d,]$/.test(inserted))
  if (isTyping) {
    const plain = typed.replaceAll('.', '')
    return PLAIN.test(plain) ? plain : typed
  }
  return inserted.length > 1 ? plainAmount(typed, unit) : typed
}

/**
 * The text of a field with an amount after a phone's keyboard has composed a part of it. Composed digits are typed digits,
 * however many.
 */
export function composedAmount(typed: string, before: string, composed: string, unit: Unit = 'rupiah'): string {
  const inserted = /^[\d,]*$/.test(composed) ? '' : composed
  return groupAmount(amountAfter(typed, { before, inserted }, unit))
}

/** Three decimals get a zero behind them: `1,125` would be read as 1125 (docs/product.md §6.9.13). */
const plainOf = (value: number) =>
  String(value)
    .replace('.', ',')
    .replace(/,\d{3}$/, '$&0')

/** A text that can be read as an amount, in plain digits; any other text as it is. */
export function plainAmount(typed: string, unit: Unit): string {
  const value = unit === 'rupiah' ? parseRupiah(typed) : parseTyped(typed, unit)
  return value === null || value >= 1e21 ? typed : plainOf(value)
}

/** An amount that nobody asks for in rupiah: `14,5` may be 14,5 million, and `14.5` may also be 145 with a slip. */
export const isFewRupiah = (value: number): boolean => Math.abs(value) < 1000 && !Number.isInteger(value)

/**
 * A typed amount of rupiah; null when the text is none. A text with decimals has at least four digits before them, as in
 * a copied `1500000.50`.
 */
export function parseRupiah(typed: string): number | null {
  const text = typed.trim().replace(/,$/, '')
  const read = readWritten(text, 'rupiah')
  if (!read || read.value < 0 || isFewRupiah(read.value) || (read.decimal === '.' && read.value < 1000)) return null
  return Number(read.value.toFixed(2)) === read.value ? read.value : null
}

/** A typed number of 0 or more, with or without its unit: `1250`, `1.250`, `12,5`, `SAR 510`; null for anything else. */
export function parseTyped(typed: string, unit?: Unit): number | null {
  const read = readWritten(typed, unit)
  return read && read.value >= 0 ? read.value : null
}

/** A number as a person would type it into the fields above. */
export const typedRupiah = (value: number | null): string => (value === null ? '' : groupAmount(plainOf(value)))
export const typedDecimal = (value: number | null): string => (value === null ? '' : plainOf(value))
