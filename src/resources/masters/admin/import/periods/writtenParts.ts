import { monthNumber } from '@/domain/text/months'
import { HIJRI_MONTH, hijriNumber, MONTH, TO } from './monthWords'

/** A part of a written period. A year is null where the text has none. */
type Part = { year: number | null } & (
  | { kind: 'day'; day: number; month: number }
  /** `1–15 Agu`: `to` is the last day. */
  | { kind: 'days'; day: number; to: number; month: number }
  | { kind: 'month'; month: number }
  /** Days of an Islamic month; null: up to its end. */
  | { kind: 'hijri'; month: number; day: number; to: number | null }
  /** Up to the night before an Islamic month. */
  | { kind: 'before'; month: number }
)

/** A part with its place in the text. */
export type WrittenPart = Part & { start: number; end: number }

const N = '(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?'
const ISLAMIC_YEAR = `(?:[ ,]{0,2}(14\\d\\d|20\\d\\d)(?!\\d)(?: ?h(?!\\p{L}))?)?`
// "15 Agu-30 Sep": 30 is no year.
const YEAR = `(?:(?:[-./]|[ ,'’]{1,3})(20[2-5]\\d(?!\\d)|[2-5]\\d(?!\\d)(?![ .-]*${MONTH})))?`
const OF = '(?: (?:hari|malam|days?|nights?|of|bulan|pertama|terakhir))*'
const FIRST = '(awal|pertama|first)'
const LAST = '(akhir|terakhir|last)'

type Reader = readonly [pattern: string, read: (groups: readonly string[]) => Part]

const yearOf = (text: string | undefined) => (text ? Number(text) + (text.length === 2 ? 2000 : 0) : null)
const islamic = (text: string | undefined) => (text ? Number(text) : null)

type Group = string | undefined
const hijri = (month: Group, year: Group, day: number, to: number | null): Part => ({
  kind: 'hijri',
  month: hijriNumber(month ?? ''),
  year: islamic(year),
  day,
  to,
})
/** The first days of a month, or its last ones: a month counts as thirty days, so that first and last parts meet. */
const firstDays = (n: Group, month: Group, year: Group) => hijri(month, year, 1, Number(n))
const lastDays = (n: Group, month: Group, year: Group) => hijri(month, year, 31 - Number(n), null)
const monthOf = (month = '') => monthNumber(month.replace('.', ''))
const dayOf = (day: Group, month: number, year: Group): Part => ({
  kind: 'day',
  day: Number(day),
  month,
  year: yearOf(year),
})

const READERS: readonly Reader[] = [
  [
    '(?<!\\d)(20\\d\\d)-(\\d\\d)-(\\d\\d)(?:[t ]\\d\\d:\\d\\d(?::\\d\\d)?)?(?!\\d)',
    ([y, m, d]) => dayOf(d, Number(m), y),
  ],
  [
    `(?:before|sebelum|pre|pra)[ -]{1,3}(${HIJRI_MONTH})${ISLAMIC_YEAR}`,
    ([month = '', year]) => ({ kind: 'before', month: hijriNumber(month), year: islamic(year) }),
  ],
  [`${N}${OF} ${FIRST}${OF} (${HIJRI_MONTH})${ISLAMIC_YEAR}`, ([n, , month, year]) => firstDays(n, month, year)],
  [`${N}${OF} ${LAST}${OF} (${HIJRI_MONTH})${ISLAMIC_YEAR}`, ([n, , month, year]) => lastDays(n, month, year)],
  [`${FIRST} ${N}${OF} (${HIJRI_MONTH})${ISLAMIC_YEAR}`, ([, n, month, year]) => firstDays(n, month, year)],
  [`${LAST} ${N}${OF} (${HIJRI_MONTH})${ISLAMIC_YEAR}`, ([, n, month, year]) => lastDays(n, month, year)],
  [
    `${N} ?${TO} ?${N}[ -](${HIJRI_MONTH})${ISLAMIC_YEAR}`,
    ([day, to, month, year]) => hijri(month, year, Number(day), Number(to)),
  ],
  [`${N}[ -](${HIJRI_MONTH})${ISLAMIC_YEAR}`, ([day, month, year]) => hijri(month, year, Number(day), Number(day))],
  [`(?<!\\p{L})(${HIJRI_MONTH})${ISLAMIC_YEAR}`, ([month, year]) => hijri(month, year, 1, null)],
  [
    `${N} ?${TO} ?${N}[ .-]?(${MONTH})${YEAR}`,
    ([day, to, month, year]) => ({
      kind: 'days',
      day: Number(day),
      to: Number(to),
      month: monthOf(month),
      year: yearOf(year),
    }),
  ],
  [`${N}[ .-]?(${MONTH})${YEAR}`, ([day, month, year]) => dayOf(day, monthOf(month), year)],
  [
    '(?<!\\d)(\\d{1,2})([/.-])(\\d{1,2})\\2(20\\d\\d|[2-5]\\d)(?!\\d)',
    ([day, , month, year]) => dayOf(day, Number(month), year),
  ],
  ['(?<![\\d/])(\\d{1,2})/(\\d{1,2})(?![\\d/])', ([day, month]) => dayOf(day, Number(month), undefined)],
  [`(?<!\\p{L})(${MONTH})${YEAR}`, ([month, year]) => ({ kind: 'month', month: monthOf(month), year: yearOf(year) })],
]

const EVERY = READERS.map(([pattern, read]) => [new RegExp(pattern, 'iuy'), read] as const)

/** Finds the days, months and Islamic days of a text, in their order. */
export function partsIn(text: string): WrittenPart[] {
  const parts: WrittenPart[] = []
  for (let at = 0; at < text.length; at += 1)
    for (const [pattern, read] of EVERY) {
      pattern.lastIndex = at
      const [match, ...groups] = pattern.exec(text) ?? []
      if (match === undefined) continue
      parts.push({ ...read(groups), start: at, end: at + match.length })
      at += match.length - 1
      break
    }
  return parts
}
