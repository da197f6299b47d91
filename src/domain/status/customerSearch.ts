import { readWhatsapp } from '../offer/whatsapp'
import { plainNumberText } from '../values/numbers'

const LEAST_DIGITS = 4

/** The texts by which a search finds a customer: the name, and the number with its country code and with 0. */
export const customerTexts = (name: string | null, digits: string | null): string[] => [
  ...(name === null ? [] : [name]),
  ...(digits === null ? [] : [`+${digits}`, digits.replace(/^62/, '0')]),
]

/** A search text as it is searched: a number loses the spaces, dots and dashes that people type in it. */
export function searchedText(q: string): string {
  const text = q.trim()
  // A whole number is found however it was copied.
  const whole = readWhatsapp(text)
  const part = plainNumberText(text)
  const digits = part.replace(/[\s.+-]/g, '')
  // `812…` is the end of an Indonesian number, and may be the beginning of another country's.
  if (whole !== null) return digits.startsWith('8') && whole.endsWith(digits) ? digits : whole
  return /^(?:\+|62|0)[\d\s.-]*$/.test(part) && digits.length >= LEAST_DIGITS ? digits : text
}
