import { plainNumberText } from '@/domain/values/numbers'
import type { Unit } from '@/domain/values/units'
import { isFewRupiah } from '@/domain/values/typedNumbers'
import { numberInFile, twoReadings, type DecimalSign } from '@/domain/values/writtenNumbers'
import { importText } from '@/i18n/admin/importTexts'
import { readingsText } from '@/i18n/rules/readings'
import type { Measured } from './table'
import { readUnit } from './unitWords'

/** `mark` is what stands beside an amount and is not read, such as `net` or the `*` of a note. */
export type ReadFigure = { value: number; mark?: string } | { why: string }

/** A written figure: its digits with the signs within, and the texts before and behind them. */
type Parts = { before: string; digits: string; behind: string }

/** Splits a text at its first and its last digit; null where no digit is. */
function partsOf(text: string): Parts | null {
  const first = text.search(/\d/)
  if (first === -1) return null
  let end = text.length
  while (!/\d/.test(text.charAt(end - 1))) end -= 1
  return { before: text.slice(0, first), digits: text.slice(first, end), behind: text.slice(end) }
}

const STARS = /^(?:\s|[★⭐☆*]|\uFE0F)+$/u
/** Counts `★★★★`, `****` and `★★★★☆`; null for another text. */
function countStars(text: string): number | null {
  const count = [...text].filter((sign) => '★⭐*'.includes(sign)).length
  return STARS.test(text) && count > 0 ? count : null
}

/** Says what a column accepts, for a text that is none of it. */
function notNumber(unit: Unit): { why: string } {
  return { why: importText(unit === 'percent' ? 'cellNumber' : `cellNumber_${unit}`) }
}

/** The factor of the texts around a figure, or why they are not the column's unit. */
function factorOf(texts: readonly string[], unit: Unit): number | { why: string } {
  let factor = 1
  for (const found of texts.map((text) => readUnit(text, unit))) {
    if (found === 'percent') return { why: importText('cellPercent') }
    if (found === 'unknown') return notNumber(unit)
    if ('currency' in found)
      return MONEY.includes(unit) ? { why: importText('cellCurrency', { found: found.currency }) } : notNumber(unit)
    factor *= found.factor
  }
  return factor
}

/** Why the currency that a column `Mata uang` names is not that of the prices, or null. */
export function currencyProblem(text: string, unit: Unit): string | null {
  const found = readUnit(text, unit)
  if (typeof found === 'object' && 'factor' in found && found.factor === 1) return null
  return importText('cellCurrency', { found: typeof found === 'object' && 'currency' in found ? found.currency : text })
}

const MOST_KILOMETRES = 100

function scaled(value: number, factor: number): ReadFigure {
  if (factor === 1) return { value }
  return value > MOST_KILOMETRES ? { why: importText('cellFar') } : { value: Number((value * factor).toFixed(3)) }
}

/** Excel computes with 17 digits and shows 15 of them: `57.699999999999996` is 57.7. */
const SHOWN_DIGITS = 15

/** A value as its cell shows it. Rupiah have two decimals, as in a form. */
export const asShown = (value: number, unit: Unit): number =>
  Number(unit === 'rupiah' ? value.toFixed(2) : value.toPrecision(SHOWN_DIGITS))

function inUnit(read: number, factor: number, unit: Unit): ReadFigure {
  const found = scaled(read, factor)
  if ('why' in found) return found
  const value = asShown(found.value, unit)
  return unit === 'rupiah' && isFewRupiah(value) ? { why: importText('cellFewRupiah') } : { value }
}

const ABOUT = /±|~|≈|\+\/-/gu
const DASHES = /[-–‑]/gu
/** "Rp 500.000,-" has no sen. */
const NO_SEN = /^\s?[.,]\s?[-–—=]+/u

/** `650 net`, `850*`: the price is clear, and its mark means a note of the list. A star counts stars elsewhere. */
const MARK = /(?<!\p{L})nett?o?(?!\p{L})|[*†‡]+/iu
const MONEY: readonly Unit[] = ['rupiah', 'sar', 'usd']

/** The digits of a figure with its sign, and its texts without what only says that it is an amount. */
function signed({ before, digits, behind }: Parts, unit: Unit): { number: string; texts: readonly string[] } {
  const start = unit === 'metre' ? before.replace(ABOUT, '') : before
  const texts = [start.replace(DASHES, ''), behind.replace(NO_SEN, '')]
  // "Bintang-5" has no sign, "Rp -5" and "-5" have one.
  const isNegative = texts[0] !== start && !(unit === 'star' && /\p{L}/u.test(start))
  return { number: isNegative ? `-${digits}` : digits, texts }
}

/** The digits of a text; they prove which sign the file writes before decimals. */
export const digitsOf = (text: string): string => partsOf(plainNumberText(text))?.digits ?? ''

/** Reads a figure as people write one, with the unit of its column: `510 SAR`, `Rp 1.500.000`, `1,2 km`, `4-STAR`, `★★★★`. */
export function readFigure(text: string, unit: Unit, signs: ReadonlySet<DecimalSign>): ReadFigure {
  const stars = unit === 'star' ? countStars(text) : null
  if (stars !== null) return { value: stars }
  const parts = partsOf(plainNumberText(text))
  if (!parts) return notNumber(unit)
  const [mark] = (MONEY.includes(unit) && MARK.exec(parts.behind)) || []
  const { number, texts } = signed({ ...parts, behind: parts.behind.replace(mark ?? '', '') }, unit)
  const factor = factorOf(texts, unit)
  if (typeof factor === 'object') return factor
  // "1,250 km" is 1,25 km or a flight.
  const value = (factor === 1 ? null : twoReadings(number, true)) ?? numberInFile(number, signs)
  if (typeof value === 'object' && value !== null) return { why: readingsText(value) }
  const read = value === null ? notNumber(unit) : inUnit(value, factor, unit)
  return mark !== undefined && 'value' in read ? { ...read, mark: text.trim() } : read
}

/** Reads a number cell, with the unit that its format writes. */
export function readMeasured({ number, unit: written }: Measured, unit: Unit): ReadFigure {
  const said = MONEY.includes(unit) ? written : written.replace('.000', '')
  // The format 0"000" shows 1500 as 1500000, and 0.000 shows 1.25 as 1.250.
  if (/\d/.test(said)) return { why: importText('cellFormat') }
  const factor = factorOf([said], unit)
  return typeof factor === 'object' ? factor : inUnit(number, factor, unit)
}
