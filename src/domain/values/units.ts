/** The unit of the numbers in a field or a column. */
export type Unit = 'rupiah' | 'sar' | 'usd' | 'metre' | 'star' | 'percent'

type Words = { before: readonly string[]; after: readonly string[] }

// Longer words stand first: 'rp.' is not 'rp' with a point.
const WORDS: Readonly<Record<Unit, Words>> = {
  rupiah: { before: ['rp.', 'rp', 'idr', 'rupiah'], after: ['rupiah', 'idr', 'rp.', 'rp'] },
  sar: { before: ['sar', 'sr', 'riyal', 'real', '﷼'], after: ['sar', 'sr', 'riyal', 'real', '﷼'] },
  usd: { before: ['usd', 'us$', '$'], after: ['usd', 'us$', '$'] },
  metre: { before: [], after: ['meter', 'metre', 'mtr', 'm.', 'm'] },
  star: { before: ['bintang'], after: ['bintang', 'stars', 'star', '*', '★', '⭐'] },
  percent: { before: [], after: ['persen', '%'] },
}
const KILOMETRES = ['kilometer', 'kilometre', 'km.', 'km']
/** `4★` has one star as its word, `★★★★` is counted. */
const ONLY_STARS = /^(?:[*★]+|⭐+)$/u

const ending = (text: string, words: readonly string[]) => words.find((word) => text.endsWith(word))

/** A text without the words of a unit, and the factor of its number. */
export function withoutUnit(written: string, unit: Unit): { text: string; times: number } {
  const text = written.toLowerCase()
  if (unit === 'star' && ONLY_STARS.test(text)) return { text: String([...text].length), times: 1 }
  const kilometres = unit === 'metre' ? ending(text, KILOMETRES) : undefined
  if (kilometres !== undefined) return { text: text.slice(0, -kilometres.length).trim(), times: 1000 }
  const { before, after } = WORDS[unit]
  const minus = text.startsWith('-') ? '-' : ''
  const rest = text.slice(minus.length).trim()
  const first = before.find((word) => rest.startsWith(word))
  if (first !== undefined) return { text: minus + rest.slice(first.length).trim(), times: 1 }
  const last = ending(text, after)
  if (last === undefined) return { text, times: 1 }
  // '4-STAR' has a hyphen before its word.
  const number = text.slice(0, -last.length).trim()
  return { text: unit === 'star' && number.endsWith('-') ? number.slice(0, -1).trim() : number, times: 1 }
}
