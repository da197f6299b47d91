import { MONTHS } from '@/domain/text/months'

/** What price lists call the months, and what stands between the ends of a period. */

/** Islamic months, by their numbers. */
const HIJRI: readonly (readonly [number, string])[] = [
  [1, 'muharr?am'],
  [2, 'safar|shafar'],
  [7, 'rajab'],
  [8, "s[yh]a['’‘ʼ`]?ban"],
  [9, 'r[ao]m[ao]d[hl]?[ao]n|puasa|رمضان'],
  [10, 's[yh]aww?al'],
  [11, "d?zul[ -]?qa['’‘ʼ`]?i?dah"],
  [12, 'd?zul[ -]?hijj?ah'],
]

/** The number of an Islamic month; 0 for a word that is none. */
export const hijriNumber = (word: string): number =>
  HIJRI.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[0] ?? 0

export const MONTH = `(?:${MONTHS.join('|')})(?!\\p{L})\\.?`
export const HIJRI_MONTH = `(?:${HIJRI.map(([, words]) => words).join('|')})(?!\\p{L})`

/** Between the first and the last day of nights. */
export const TO = `(?:-|–|—|→|to|till?|until|thru|through|s\\/?d\\.?|s\\.d\\.?|sampai(?: dengan)?|hingga)`
