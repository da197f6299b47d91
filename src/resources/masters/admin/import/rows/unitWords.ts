import { readWritten } from '@/domain/values/writtenNumbers'
import type { Unit } from '@/domain/values/units'

/**
 * Currencies beside the words that the reader of numbers knows (domain/values/units.ts), in small letters without points
 * and spaces. The cells of a price list name them.
 */
const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  IDR: ['rps', 'rupiahs'],
  SAR: ['riyals', 'rial', 'rials', 'reyal', 'saudiriyal', 'riyalsaudi', 'رس', 'ريال', 'ريالسعودي'],
  USD: ['$us', 'usdollar', 'usdollars', 'dollar', 'dollars', 'dolar'],
  EUR: ['eur', 'euro', '€'],
  GBP: ['gbp', '£'],
  MYR: ['myr', 'rm', 'ringgit'],
  SGD: ['sgd', 's$'],
  AED: ['aed', 'dirham'],
  TRY: ['try', 'tl', '₺'],
  INR: ['inr', '₹'],
  JPY: ['jpy', '¥', 'yen'],
}
const codeOf = new Map(
  Object.entries(CURRENCIES).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
)
/** The currency of the numbers in a column with this unit. */
export const OWN_CODES: Partial<Record<Unit, string>> = { rupiah: 'IDR', sar: 'SAR', usd: 'USD' }
const MONEY = ['rupiah', 'sar', 'usd'] as const

/** A unit without what writers put around it: points, spaces, and marks that nobody sees. */
const bare = (text: string) => text.toLowerCase().replace(/[\s.,:\p{Cf}\uFE0F]/gu, '')

/** What one of a unit is in the column's own; null for a word of another unit. */
const valueOf = (word: string, unit: Unit) =>
  (readWritten(`1 ${word}`, unit) ?? readWritten(`${word} 1`, unit))?.value ?? null

/** The code of a currency by one of its words. */
export function currencyOf(text: string): string | undefined {
  const word = bare(text)
  const own = MONEY.find((unit) => valueOf(word, unit) === 1)
  return own ? OWN_CODES[own] : codeOf.get(word)
}

/** Rates are per room and night: a price list may say so. */
const PER_NIGHT = /(?:\/|\bper )\s*(?:malam|mlm|night|kamar|room)(?![\p{L}\p{N}])/giu

/** A distance may say from where: of "1000 M, complimentary shuttle" the first word is the unit. */
const firstWord = (text: string) =>
  text
    .trim()
    .split(/[^\p{L}]+/u)
    .find((word) => word !== '') ?? bare(text)

/** How a unit changes the figures of its column: by a factor; or it is a currency, a percent sign, or another word. */
export type UnitFound = { factor: number } | { currency: string } | 'percent' | 'unknown'

/** Reads the text beside a figure of a column. */
export function readUnit(text: string, unit: Unit): UnitFound {
  if (/[%٪]/u.test(text)) return 'percent'
  const word = bare(unit === 'metre' ? firstWord(text) : unit === 'sar' ? text.replace(PER_NIGHT, '') : text)
  if (word === '') return { factor: 1 }
  const factor = valueOf(word, unit)
  if (factor !== null) return { factor }
  const currency = currencyOf(word)
  if (currency === undefined) return 'unknown'
  return currency === OWN_CODES[unit] ? { factor: 1 } : { currency }
}

const NAMED_CURRENCIES = [
  ['IDR', /(?<![\p{L}\p{N}]|\d )(?:rp|idr|rupiah)(?!\p{L}|\.? ?(?!(?:19|20|14)\d\d(?!\d))\d)/giu],
  ['SAR', /(?<![\p{L}\p{N}]|\d )(?:sar|sr|riyal|reyal|﷼)(?!\p{L}|\.? ?(?!(?:19|20|14)\d\d(?!\d))\d)/giu],
  ['USD', /(?<![\p{L}\p{N}]|\d )(?:usd|us\$|\$|dollars?|dolar)(?!\p{L}|\.? ?(?!(?:19|20|14)\d\d(?!\d))\d)/giu],
  ['EUR', /(?<![\p{L}\p{N}]|\d )(?:eur|euro|€)(?!\p{L}|\.? ?(?!(?:19|20|14)\d\d(?!\d))\d)/giu],
  ['MYR', /(?<![\p{L}\p{N}]|\d )(?:myr|ringgit)(?!\p{L}|\.? ?(?!(?:19|20|14)\d\d(?!\d))\d)/giu],
] as const

/** The currencies of prices that a heading or a title names. One beside an amount (`SAR 50`) says something else; a year is none. */
export const currenciesIn = (text: string) =>
  NAMED_CURRENCIES.flatMap(([code, words]) => (text.search(words) === -1 ? [] : [code]))
export const withoutCurrencies = (text: string): string =>
  NAMED_CURRENCIES.reduce((rest, [, words]) => rest.replace(words, ' '), text)
