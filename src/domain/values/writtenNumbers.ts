import { plainNumberText } from './numbers'
import { withoutUnit, type Unit } from './units'

/** The sign before the decimals of a number. */
export type DecimalSign = '.' | ','

export type WrittenNumber = {
  value: number
  /** The number proves that its writer uses this sign before decimals. */
  decimal?: DecimalSign
  /** The number could also be read with this sign before decimals (`1.250`). */
  unclear?: DecimalSign
}

const other = (sign: string): DecimalSign => (sign === '.' ? ',' : '.')

/**
 * Digits that spaces alone divide into groups of three, with two decimals at most. A line end or a tab stands between two
 * numbers, and so may a space beside other signs (`1.250 500`).
 */
const SPACED = /^-?\d{1,3}(?:[^\S\t\r\n\v\f\u2028\u2029]\d{3})+(?=(?:[.,]\d{1,2})?$)/

/** Spaces between groups of three digits, and the `,-` behind a whole amount, say nothing. */
const bare = (text: string) => text.replace(/,-{1,3}$/, '').replace(SPACED, (digits) => digits.replace(/\s/g, ''))

/**
 * Reads a number as people write one, in a form or in a file: `1250`, `1.250,50`, `1,250.50`, `Rp 1.500.000`; null for
 * anything else. Words and signs of the unit may stand beside it, those of another unit may not. Three digits behind a
 * single sign are thousands (`1.250` is 1250), because no figure here has three decimals (docs/product.md §6.9.13).
 */
export function readWritten(written: string, unit?: Unit): WrittenNumber | null {
  const plain = plainNumberText(written)
  const { text, times } = unit ? withoutUnit(plain, unit) : { text: plain, times: 1 }
  const read = readDigits(bare(text))
  if (!read || times === 1) return read
  // 1.250 km is a walk of one kilometre, or a flight.
  return read.unclear ? null : { ...read, value: Math.round(read.value * times * 1000) / 1000 }
}

/** `-0` is 0: JavaScript tells the two apart, and nobody else does. */
const numberOf = (digits: string): number => Number(digits) + 0

function readDigits(text: string): WrittenNumber | null {
  const match = /^(-?)(\d+)((?:([.,])\d{3})*)(?:([.,])(\d+))?$/.exec(text)
  if (!match) return null
  const [, minus = '', whole = '', groups = '', lastGroupSign, decimalSign, decimals = ''] = match
  const signs = new Set(groups.replace(/\d/g, ''))
  const isGrouped = groups !== ''
  if (isGrouped && (whole.length > 3 || whole.startsWith('0') || signs.size > 1)) return withoutGroups(match)
  if (isGrouped && decimalSign !== undefined && signs.has(decimalSign)) return null
  const value = numberOf(`${minus}${whole}${groups.replace(/\D/g, '')}.${decimals || '0'}`)
  if (decimalSign !== undefined) return { value, decimal: decimalSign as DecimalSign }
  if (!isGrouped) return { value }
  return groups.length > 4
    ? { value, decimal: other(lastGroupSign ?? '.') }
    : { value, unclear: lastGroupSign as DecimalSign }
}

/** `1250.125` and `0,125` have three decimals, because their first digits are no group of thousands. */
function withoutGroups([, minus = '', whole = '', groups = '', sign, further]: RegExpExecArray): WrittenNumber | null {
  if (groups.length !== 4 || further !== undefined) return null
  return { value: numberOf(`${minus}${whole}.${groups.slice(1)}`), decimal: sign as DecimalSign }
}

/** The decimal signs that the numbers of a file prove. */
export function decimalSignsOf(cells: Iterable<readonly [text: string, unit: Unit | undefined]>): Set<DecimalSign> {
  const signs = new Set<DecimalSign>()
  for (const [text, unit] of cells) {
    const decimal = readWritten(text, unit)?.decimal
    if (decimal) signs.add(decimal)
  }
  return signs
}

/**
 * A number in a file whose decimal signs are known: 'unclear' for `1,250` in a file that writes decimals with a comma, null
 * for a text that is no number.
 */
export function numberInFile(text: string, signs: ReadonlySet<DecimalSign>, unit?: Unit): number | 'unclear' | null {
  const read = readWritten(text, unit)
  if (!read) return null
  return read.unclear && signs.has(read.unclear) ? 'unclear' : read.value
}
