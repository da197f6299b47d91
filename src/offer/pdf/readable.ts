import { clustersOf } from '../../domain/values/letters'
import { stretchesOf } from './visualOrder'

/** Whether the typeface of the PDF has a character. */
export type Covers = (character: string) => boolean

/** Signs that the typeface lacks, with the sign that looks like it. */
const LIKE: Record<string, string> = {
  '\u00A0': ' ',
  ʻ: '‘',
  ʽ: '‘',
  ʿ: '‘',
  ʼ: '’',
  ʾ: '’',
  ʹ: '′',
  '‑': '-',
  '∗': '*',
}

const UNSEEN = /[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu
const ACCENTS = /[\u0300-\u036F]/gu

/** A letter in the characters of the typeface: an accent that it lacks is left out, a letter never. Null: it cannot write it. */
function writtenAs(cluster: string, covers: Covers): string | null {
  let written = ''
  for (const character of cluster.normalize('NFC').replace(UNSEEN, '')) {
    const like = LIKE[character] ?? (covers(character) ? character : character.normalize('NFKD').replace(ACCENTS, ''))
    for (const part of like) if (!covers(part)) return null
    written += like
  }
  return written
}

/** A part of a line: text in the typeface, or letters of another script or emoji, which are drawn as a picture. */
export type Run = { text: string; isPicture: boolean; isFromRight: boolean }

/** Divides a line into runs, from left to right as they stand on paper. */
export function runsOf(line: string, covers: Covers): Run[] {
  const runs: Run[] = []
  const add = (run: Run) => {
    const last = runs.at(-1)
    if (last && last.isPicture === run.isPicture && last.isFromRight === run.isFromRight) last.text += run.text
    else runs.push(run)
  }
  for (const { text, isFromRight } of stretchesOf(line)) {
    if (isFromRight && /[^\s\p{Cf}]/u.test(text)) {
      runs.push({ text, isPicture: true, isFromRight })
      continue
    }
    for (const cluster of clustersOf(text)) {
      const written = writtenAs(cluster, covers)
      if (written !== '') add({ text: written ?? cluster, isPicture: written === null, isFromRight: false })
    }
  }
  return runs
}
