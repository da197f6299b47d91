/** Marks of direction, joins, fillers of scripts and variants of letters: nobody sees them, and copied texts bring them along. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Whether a text holds nothing that a reader sees: it counts as empty (docs/product.md §36.4). */
export const showsNothing = (text: string): boolean =>
  withoutUnseen(text)
    .replace(/\p{Cc}/gu, '')
    .trim() === ''

/** A text as it is kept: without spaces around it, and empty if a reader would see nothing. */
export const keptText = (text: string): string => (showsNothing(text) ? '' : text.trim())

/** A letter with its accents, an emoji of several characters, or a flag. */
const CLUSTER = /(?:\p{RI}\p{RI}|[^])(?:[\p{M}\p{Emoji_Modifier}]|\u200D[^])*/gu

/** Firefox below 125 has no segmenter. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('id', { granularity: 'grapheme' }) : undefined

/** Divides a text as {@link lettersOf} does, much faster, and also in a browser without a segmenter. */
export const clustersOf = (text: string): string[] => text.match(CLUSTER) ?? []

/** Divides a text into what a reader takes for letters: a letter keeps its accents, and an emoji stays whole. */
export const lettersOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : clustersOf(text)

/** The whole letters at the beginning of a text that fit into `most` characters. A text is cut here and nowhere else. */
export function firstLetters(text: string, most: number): string {
  if (text.length <= most) return text
  let cut = ''
  // Two characters more show whether the last letter goes on.
  for (const letter of lettersOf(text.slice(0, most + 2))) {
    if (cut.length + letter.length > most) break
    cut += letter
  }
  return cut
}
