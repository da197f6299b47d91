/** The zeros of the digits that phones and keyboards write: Arabic, Persian, Devanagari and full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10]
const SIGNS: Readonly<Record<string, string>> = { '٫': ',', '٬': '.', '，': ',', '．': '.', '−': '-' }

function ofLatin(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? (SIGNS[sign] ?? '') : String(code - zero)
}

/**
 * A number's text as a keyboard for Latin digits would write it: `٢٥` and `２５` are `25`. Marks that nobody sees, such as
 * the direction marks of a copied text, are left out, and so are the spaces around it.
 */
export const plainNumberText = (text: string): string =>
  text.replace(/[\p{Nd}٫٬，．−\p{Cf}]/gu, (sign) => (sign < '\u0080' ? sign : ofLatin(sign))).trim()
