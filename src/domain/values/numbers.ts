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

/**
 * A number as the API sends one: a finite number, or a plain decimal string such as `"1500000.00"`. Anything else
 * (null, '', '1e3', 'abc', NaN, true) is missing: null (docs/product.md §8.3.2).
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/**
 * A whole number of 0 or more as a person types one: `'10'`, `' 10 '`, `'٢٥'`. Null for `1.000`, `1.5`, `1e3`,
 * `-1`, `0x10`, `abc` and numbers that a double cannot hold exactly (docs/product.md §6.9.9).
 */
export function parseWholeNumber(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? plainNumberText(value) : ''
  if (!/^\d+$/.test(text)) return null
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : null
}
