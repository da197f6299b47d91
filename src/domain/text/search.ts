import { withoutUnseen } from '../values/letters'
import { plainNumberText } from '../values/numbers'

// Unicode takes this sign apart into a space and a mark.
const ACUTE = /´/g
/** Accents, and every sign that people type for an apostrophe or a quotation mark, or leave out. Some are letters (`ʼ`). */
const LEFT_OUT = /[\p{M}\p{Lm}\p{Pi}\p{Pf}'"`′″‵՚׳״\uA78B\uA78C]/gu
const BETWEEN_WORDS = /[\s\p{Z}\p{Cc}\p{Pd}\u02D7\u2043\u2212]+/gu

/**
 * A text as every search and every import compares it (docs/product.md §36.1): without case, accents, apostrophes and marks
 * that nobody sees, with Latin digits, and with one space for any spaces and dashes. `%` and `_` stay.
 */
export const searchable = (text: string): string =>
  // Upper case first: it alone knows that `ß` is `SS` and that `ı` is `I`.
  withoutUnseen(plainNumberText(text.replace(ACUTE, "'").normalize('NFKD')))
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(LEFT_OUT, '')
    .replace(BETWEEN_WORDS, ' ')
    .trim()

/** A longer text is looked for as it stands. */
const MOST_WORDS = 32

/** The words of a searchable text, each once. A text without letters has none, and finds everything. */
export function wordsOf(searched: string): string[] {
  const words = [...new Set(searched.split(' '))].filter((word) => word !== '')
  return words.length > MOST_WORDS ? [searched] : words
}

/** Whether a searchable text has every word of a searchable search, in any order. */
export const hasWords = (within: string, searched: string): boolean =>
  wordsOf(searched).every((word) => within.includes(word))

/** Whether a text has every word of a search, in any order. */
export const containsWords = (text: string, search: string): boolean => hasWords(searchable(text), searchable(search))

/** The items whose text has every word of a search, in their order. */
export function foundIn<T>(items: readonly T[], textOf: (item: T) => string, search: string): readonly T[] {
  const searched = searchable(search)
  return searched === '' ? items : items.filter((item) => hasWords(searchable(textOf(item)), searched))
}
