/** The characters of the standard PDF fonts beyond ASCII and Latin-1 (WinAnsi). */
const EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const STANDARD = new RegExp(`^[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u00FF${EXTRAS}]*$`, 'u')

/** Letters of Latin scripts that have no accent to leave out, and signs that look like one of the standard ones. */
const LIKE: Record<string, string> = Object.fromEntries(
  [
    'ıi',
    'łl',
    'ŁL',
    'đd',
    'ĐD',
    'ħh',
    'ĦH',
    'ʻ‘',
    'ʽ‘',
    'ʿ‘',
    'ʼ’',
    'ʾ’',
    'ʹ’',
    '′’',
    '‐-',
    '‑-',
    '−-',
    '∗*',
    '⁄/',
  ].map((pair) => [pair[0], pair.slice(1)]),
)

const UNSEEN = /[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu
const ACCENTS = /[\u0300-\u036F]/gu

const plainCharacter = (character: string): string =>
  STANDARD.test(character) ? character : (LIKE[character] ?? character.normalize('NFKD').replace(ACCENTS, ''))

/** A word in the standard characters: accents that the fonts lack are left out, letters never. Null: they cannot write it. */
function plainWord(word: string): string | null {
  const plain = Array.from(word.normalize('NFC').replace(UNSEEN, ''), plainCharacter).join('')
  return STANDARD.test(plain) ? plain : null
}

/** A part of a line: text in the standard characters, or words of another script or emoji, which are drawn as a picture. */
export type Run = { text: string; isPicture: boolean }

/** Divides a line into runs. Words of another script that follow each other are one run, so that they keep their direction. */
export function runsOf(line: string): Run[] {
  if (STANDARD.test(line)) return [{ text: line, isPicture: false }]
  const runs: Run[] = []
  let spaces = ''
  for (const piece of line.split(/([ \u00A0]+)/)) {
    if (/^[ \u00A0]*$/.test(piece)) {
      spaces += piece
      continue
    }
    const plain = plainWord(piece)
    const run = { text: plain ?? piece, isPicture: plain === null }
    const last = runs.at(-1)
    if (last?.isPicture === run.isPicture) last.text += spaces + run.text
    else if (run.isPicture) {
      if (last) last.text += spaces
      runs.push(run)
    } else runs.push({ ...run, text: spaces + run.text })
    spaces = ''
  }
  return runs
}
