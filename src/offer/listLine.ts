/**
 * A line behind its sign: a dot, a tick, an arrow, a dash, a star, a number, a letter, a keycap or an emoji. A dash before a
 * digit is a minus; a star or a plus without a space belongs to its word. A mark of direction may stand before all (`isolated`).
 */
const OWN_SIGN =
  /^([\u2066\u2067]?)([•‣⁃◦▪▫●○■□◆◇▶►➤➢→✓✔✗✘★☆]\uFE0F?|\p{Pd}(?!\d)|[*+](?=\s)|\d{1,2}[.)](?!\d)|[a-z][.)](?=\s)|\d\uFE0F?\u20E3|\p{Extended_Pictographic}(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200D]|\uFE0F)*)/u

/** A line of a list: its sign and its words. */
export type ListLine = { sign: string; words: string; isOwn: boolean }

/**
 * Divides a line of the offer profile into sign and words (docs/product.md §21.3.15). A line keeps
 * the sign that it begins with (`-`, `✓`, `1.`, an emoji); a line without a sign gets a dot.
 */
export function listLine(line: string): ListLine {
  const [whole = '', isolate = '', sign = ''] = OWN_SIGN.exec(line) ?? []
  const words = line.slice(whole.length).trimStart()
  return sign === '' || words === ''
    ? { sign: '•', words: line, isOwn: false }
    : { sign, words: isolate + words, isOwn: true }
}

/** A line of a list as text: the mitra's line as it is, or with a dot before it. */
export const withSign = (line: string): string => (listLine(line).isOwn ? line : `• ${line}`)
