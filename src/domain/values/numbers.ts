import { plainNumberText } from './plainNumberText'

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
