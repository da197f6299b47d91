const SIGNS: Readonly<Record<string, string>> = { '٫': ',', '٬': '.', '，': ',', '．': '.', '−': '-' }

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode keeps the ten digits of a script side by side, so a digit's place in its row is its value. */
function digitOf(code: number): string {
  let place = 0
  while (isDigit(code - place - 1)) place += 1
  return String(place % 10)
}

const ofLatin = (sign: string) => SIGNS[sign] ?? (/\p{Nd}/u.test(sign) ? digitOf(sign.codePointAt(0) ?? 0) : '')

/**
 * A number's text as a keyboard for Latin digits would write it: `٢٥` and `２５` are `25`. Marks that nobody sees, such as
 * the direction marks of a copied text, are left out, and so are the spaces around it.
 */
export const plainNumberText = (text: string): string =>
  text.replace(/[\p{Nd}٫٬，．−\p{Cf}]/gu, (sign) => (sign < '\u0080' ? sign : ofLatin(sign))).trim()
