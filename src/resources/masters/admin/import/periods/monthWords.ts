/** What price lists call the months, and what stands between the ends of a period. */

const MONTHS: readonly string[] = [
  'januari|january|jan',
  'februari|february|pebruari|feb|peb',
  'maret|march|mar',
  'april|apr',
  'mei|may',
  'juni|june|jun',
  'juli|july|jul',
  'agustus|august|agust|agu|aug|ags|agt',
  'september|sept|sep',
  'oktober|october|okt|oct',
  'november|nopember|nov|nop',
  'desember|december|des|dec',
]

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

const numberOf = (word: string, months: readonly (readonly [number, string])[]) =>
  months.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[0] ?? 0

/** The number of a month, 1–12; 0 for a word that is none. */
export const monthNumber = (word: string): number =>
  numberOf(
    word,
    MONTHS.map((words, at) => [at + 1, words] as const),
  )
export const hijriNumber = (word: string): number => numberOf(word, HIJRI)

export const MONTH = `(?:${MONTHS.join('|')})(?!\\p{L})\\.?`
export const HIJRI_MONTH = `(?:${HIJRI.map(([, words]) => words).join('|')})(?!\\p{L})`

/** Between the first and the last day of nights. */
export const TO = `(?:-|–|—|→|to|till?|until|thru|through|s\\/?d\\.?|s\\.d\\.?|sampai(?: dengan)?|hingga)`
