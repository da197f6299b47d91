import { plainNumberText } from '../values/numbers'

/** A longer text is no number, whatever is in it. */
const LONGEST = 500

/** The digits after 62: a mobile number begins with 8, the number of an office with the code of its city. */
const INDONESIAN = /^62(?:8\d{8,12}|[2-79]\d{7,10})$/
const INDONESIAN_MOBILE = /^628/
/** The same without the code and without the zero of calls at home. */
const BARE_MOBILE = /^8\d{8,12}$/
/** Any number with its country code, by the international plan of numbers. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/
/**
 * Mobile numbers of the places where customers and hotels are: Egypt, Malaysia, Singapore, Turkey, Brunei, Saudi Arabia, the
 * Emirates and Qatar. They are known by code and length together, so they need no plus.
 */
const KNOWN_ABROAD = /^(?:201\d{9}|601\d{8,9}|65[89]\d{7}|905\d{9}|673[78]\d{6}|9665\d{8}|9715\d{8}|974[3567]\d{7})$/
/** A zero that only calls at home begin with, behind the code of such a place (`+966 050…`). */
const ZERO_ABROAD = /^(20|60|90|966|971)0(?=[1-9])/
const COUNTRY_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** An address that opens WhatsApp, up to its number. */
const LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web|www)\.)?whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=|whatsapp:\/\/send\/?\?(?:[^#]*&)?phone=)([^?&#/]*)/i
/** An address that calls, also with the words of a contact's card before its colon, and the options behind a number. */
const CALL = /^(?:tel|sms|callto)(?:;[^:]*)?:(?:\/\/)?([^;?]*)/i
/** Words that people write before a number. */
const LABEL = /^(?:no(?:mor)?\.? *)?(?:whatsapp|wa|hp|telepon|telp|tlp)?[.:]? */i

/** Whether these are the digits of a number from its country code on, as the wire and the store have them. */
export const isWhatsappDigits = (text: string): boolean =>
  text.startsWith('62') ? INDONESIAN.test(text) : INTERNATIONAL.test(text) && !ZERO_ABROAD.test(text)

/** A pattern for the end would start anew at each sign of a long row of them. */
function withoutSignsBehind(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,;.>)\]"']/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The number inside an address or behind a label, without signs around it. A link has the country code without a plus. */
function bareNumber(typed: string): string {
  const text = plainNumberText(typed.normalize('NFKC')).replace(/[\p{Pd}\u2212]/gu, '-')
  const linked = LINK.exec(text)?.[1]?.replace(/%2B/i, '+').replace(/%20/g, ' ').trim()
  const number = linked === undefined ? (CALL.exec(text)?.[1] ?? text.replace(LABEL, '')) : linked
  const bare = withoutSignsBehind(number.replace(/^[\s<(["']+/, ''))
  return linked !== undefined && /^[1-9]/.test(bare) ? `+${bare}` : bare
}

/**
 * Reads a WhatsApp number as a person types or copies it: `0812-3456-789`, `+62 (0)812…`, `+966 50…`, `tel:…`, `wa.me/62…`.
 * Returns its digits from the country code on, as wa.me wants them; null for anything else (docs/product.md §21.2.12).
 */
export function readWhatsapp(typed: string): string | null {
  if (typed.length > LONGEST) return null
  const text = bareNumber(typed)
  if (!/^\+?[\d\s().-]+$/.test(text)) return null
  const hasCode = /^(?:\+|00)/.test(text)
  const digits = text
    .replace(/\(0\)/, '')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^620(?=[2-9])/, '62')
    .replace(ZERO_ABROAD, '$1')
  if (hasCode || digits.startsWith('62')) return isWhatsappDigits(digits) ? digits : null
  // A zero stands for Indonesia before a mobile number only: other countries write 05… and 01… as well.
  const indonesian = digits.replace(/^0/, '62')
  if (digits.startsWith('0'))
    return INDONESIAN_MOBILE.test(indonesian) && isWhatsappDigits(indonesian) ? indonesian : null
  if (BARE_MOBILE.test(digits)) return `62${digits}`
  return KNOWN_ABROAD.test(digits) ? digits : null
}

/** Reads a number that a server, or a client of the API, has sent as digits from the country code on, or as a person types it. */
export const receivedWhatsapp = (text: string): string | null => (isWhatsappDigits(text) ? text : readWhatsapp(text))

/** The number in a request. A plus says that it begins with a country code (docs/product.md §21.2.13). */
export const sentWhatsapp = (digits: string | null): string | null =>
  digits === null || digits.startsWith('62') ? digits : `+${digits}`

/** A received number as people write it: `+62 812-3456-7890`. A text that is no such number stays as it is. */
export function formatWhatsapp(received: string): string {
  const digits = receivedWhatsapp(received)
  if (digits === null) return received
  const [code = ''] = COUNTRY_CODE.exec(digits) ?? []
  const local = digits.slice(code.length)
  return `+${code} ${[local.slice(0, 3), local.slice(3, 7), local.slice(7)].filter(Boolean).join('-')}`
}

/** The address that opens WhatsApp with a text; without a number, WhatsApp asks for the receiver. */
export const whatsappLink = (text: string, digits: string | null = null): string =>
  `https://wa.me/${digits ?? ''}?text=${encodeURIComponent(text)}`
