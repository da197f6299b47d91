/** What people and price lists call the months, in Indonesian, English and old spelling. */
export const MONTHS: readonly string[] = [
  'januari|january|jan',
  'februari|february|pebruari|feb|peb',
  'maret|march|mar',
  'april|apr',
  'mei|may',
  'juni|june|jun',
  'juli|july|jul',
  'agustus|august|agust|agst|agu|aug|ags|agt',
  'september|sept|sep',
  'oktober|october|okt|oct',
  'november|nopember|nov|nop',
  'desember|december|des|dec',
]

/** The number of a month by its name in any case, of which three letters are enough: 1–12; 0 for a word that is none. */
export const monthNumber = (word: string): number =>
  1 +
  MONTHS.findIndex((names) => word.length > 2 && names.split('|').some((name) => name.startsWith(word.toLowerCase())))
