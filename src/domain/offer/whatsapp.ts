/** The digits of a number in Indonesia: `62`, then a mobile number of 9 to 13 digits that begins with 8. */
const INDONESIAN = /^628\d{8,12}$/

/**
 * Reads a WhatsApp number as a person types it: `0812-3456-789`, `62 812…`, `+62 812…`. Returns its digits from the
 * country code on, as wa.me wants them; null for anything else (docs/product.md §21.2.3).
 */
export function readWhatsapp(typed: string): string | null {
  const text = typed.trim()
  if (!/^\+?[\d\s().-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const international = text.startsWith('+') || digits.startsWith('62') ? digits : digits.replace(/^0/, '62')
  return INDONESIAN.test(international) ? international : null
}

/** The number as people write it: `+62 812-3456-7890`. */
export function formatWhatsapp(digits: string): string {
  const local = digits.slice(2)
  return `+62 ${[local.slice(0, 3), local.slice(3, 7), local.slice(7)].filter(Boolean).join('-')}`
}

/** The address that opens WhatsApp with a text; without a number, WhatsApp asks for the receiver. */
export const whatsappLink = (text: string, digits: string | null = null): string =>
  `https://wa.me/${digits ?? ''}?text=${encodeURIComponent(text)}`
