import type { CalendarDate } from '../types'
import { isCalendarDate } from '../values/dates'
import { monthNumber } from './months'
import { searchable } from './search'

const WEEKDAY = /^(?:sen|sel|rab|kam|jum|sab|min|ahad|mon|tue|wed|thu|fri|sat|sun)[a-z]* /
const TIME_BEHIND = /^(\d{4} \d{2} \d{2})(?:t| )[\d: z+]*$/

const isWord = (text: string) => /^[a-z]+$/.test(text)

/** The words of a date in the order year, month, day; three are needed. */
function inOrder(words: readonly string[]): readonly string[] {
  const [a = '', b = '', c = ''] = words
  if (isWord(a)) return [c, String(monthNumber(a)), b]
  const [first, last] = a.length > 2 ? [c, a] : [a, c]
  return [last, isWord(b) ? String(monthNumber(b)) : b, first]
}

function dateOf([year = '', month = '', day = '']: readonly string[]): CalendarDate | null {
  if (!/^\d{2}(?:\d{2})?$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null
  const date = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isCalendarDate(date) ? date : null
}

/** Eight digits without a sign: day first, where such a day is near our time. */
const compact = (digits: string): CalendarDate | null =>
  [
    [4, 8, 2, 4, 0, 2],
    [0, 4, 4, 6, 6, 8],
  ]
    .map(([y, yEnd, m, mEnd, d, dEnd]) => [digits.slice(y, yEnd), digits.slice(m, mEnd), digits.slice(d, dEnd)])
    .map((parts) => (/^(?:19|20)/.test(parts[0] ?? '') ? dateOf(parts) : null))
    .find((date) => date !== null) ?? null

/**
 * A day as people write it, day before month (docs/product.md §36.5): `5/11/2026`, `05-11-26`, `5 Nov 2026`,
 * `Kamis, 5 November 2026`, `2026-11-05`, `05112026`. Null for anything else.
 */
export function readTypedDate(typed: string): CalendarDate | null {
  const text = searchable(typed)
    .replace(/[.,/]/g, ' ')
    .replace(/\d(?=[a-su-z])|[a-z](?=\d)/g, '$& ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(WEEKDAY, '')
    .replace(TIME_BEHIND, '$1')
  if (/^\d{8}$/.test(text)) return compact(text)
  const words = text.split(' ')
  return words.length === 3 ? dateOf(inOrder(words)) : null
}
