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

/** `0,125` has three decimals, because a zero begins no group of thousands. `1250.125` has {@link twoReadings}. */
function withoutGroups([, minus = '', whole = '', groups = '', sign, further]: RegExpExecArray): WrittenNumber | null {
  if (groups.length !== 4 || further !== undefined || whole !== '0') return null
  return { value: numberOf(`${minus}${whole}.${groups.slice(1)}`), decimal: sign as DecimalSign }
}

/** The digits of a number with the last of its signs, for example `Rp 1.500` `,` `000`. */
const SIGNED = /^\D*?(\d+)((?:[.,\s]\d{3})*)([.,])(\d{1,3})(?!\d|[.,]\d)/

/**
 * The two amounts that a text may mean, where its signs decide for none: `14500.000` and `1,500.000` have decimals or lack a
 * sign or a group, and `1.500.00` has decimals or lacks a digit. `isUnclear` says that `1.250` has two readings, too: a
 * file wrote decimals with that sign elsewhere, or kilometres follow. Null for a text that has one reading, or none.
 */
export function twoReadings(written: string, isUnclear = false): readonly [number, number] | null {
  const [, whole = '', groups = '', sign, last = ''] = SIGNED.exec(plainNumberText(written)) ?? []
  const signs = [...groups.replace(/\d/g, '')]
  const isAlike = signs.every((one) => one === sign)
  const isGroup = last.length === 3
  if (sign === undefined || new Set(signs).size > 1 || (signs.length > 0 && whole.length > 3)) return null
  const isDecided =
    signs.length === 0 ? !isGroup || whole === '0' || (whole.length <= 3 && !isUnclear) : isGroup === isAlike
  if (isDecided) return null
  const digits = whole + groups.replace(/\D/g, '')
  return [Number(`${digits}.${last}`), Number(digits + last.padEnd(3, '0'))]
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
 * A number in a file whose decimal signs are known, or the two readings of a text such as `1,250` in a file that writes
 * decimals with a comma; null for a text that is no number.
 */
export function numberInFile(
  text: string,
  signs: ReadonlySet<DecimalSign>,
  unit?: Unit,
): number | readonly [number, number] | null {
  const read = readWritten(text, unit)
  return twoReadings(text, read?.unclear !== undefined && signs.has(read.unclear)) ?? read?.value ?? null
}
