/** Marks of direction that stand before a text of somebody (`isolated`). */
const ISOLATE = '[\\u2066\\u2067]'
const SIGNS = [
  '[•‣⁃◦▪▫●○■□◆◇▶►➤➢→✓✔✗✘★☆]\\uFE0F?',
  // A dash before a digit is a minus; a star or a plus without a space belongs to its word.
  '\\p{Pd}(?!\\d)',
  '[*+](?=\\s)',
  '\\d{1,2}[.)](?!\\d)',
  '[a-z][.)](?=\\s)',
  '\\d\\uFE0F?\\u20E3',
  '\\p{Extended_Pictographic}[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u200D\\uFE0F]*',
]
const OWN_SIGN = new RegExp(`^(${ISOLATE}?)\\s*(${SIGNS.join('|')})\\s*(?=\\S)(.+)$`, 'su')

/** A line of a list: its sign and its words. */
export type ListLine = { sign: string; words: string; isOwn: boolean }

/**
 * Divides a line of the offer profile into sign and words (docs/product.md §21.3.15). A line that begins with a sign of its
 * own keeps that one (`-`, `✓`, `1.`, an emoji); any other line gets a dot.
 */
export function listLine(line: string): ListLine {
  const [, isolate = '', sign, words = ''] = OWN_SIGN.exec(line) ?? []
  return sign === undefined ? { sign: '•', words: line, isOwn: false } : { sign, words: isolate + words, isOwn: true }
}

/** A line of a list as a text of its own: the mitra's line as it is, or with a dot before it. */
export const withSign = (line: string): string => (listLine(line).isOwn ? line : `• ${line}`)
