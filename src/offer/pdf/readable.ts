import bidiFactory from 'bidi-js'
import { clustersOf } from '@/domain/values/letters'
import { isTurned, readsFromRight } from '../direction'

/** A part of a line that is read in one direction. */
type Stretch = { text: string; isFromRight: boolean }

let bidi: ReturnType<typeof bidiFactory> | undefined

/** bidi-js reads single units of UTF-16. Stand-ins tell it whether a longer character is a letter. */
const inUnits = (line: string): string =>
  line.replace(/[\u{10000}-\u{10FFFF}]/gu, (character) =>
    /\p{L}/u.test(character) ? (readsFromRight(character) ? 'אא' : 'aa') : '\uFFFC\uFFFC',
  )

/** The parts of a line from left to right, as Unicode's bidirectional algorithm places them on paper. */
function stretchesOf(line: string): Stretch[] {
  if (!isTurned(line)) return [{ text: line, isFromRight: false }]
  bidi ??= bidiFactory()
  const units = inUnits(line)
  const embedding = bidi.getEmbeddingLevels(units, 'ltr')
  const placed = bidi.getReorderedIndices(units, embedding)
  const stretches: (Stretch & { level: number })[] = []
  for (const place of placed) {
    const unit = line.charAt(place)
    const level = embedding.levels[place] ?? 0
    const isFromRight = level % 2 === 1
    const last = stretches.at(-1)
    if (last?.level === level) last.text = isFromRight ? unit + last.text : last.text + unit
    else stretches.push({ text: unit, isFromRight, level })
  }
  return stretches
}

/** Whether the typeface of the PDF has a character. */
export type Covers = (character: string) => boolean

/** Signs that the typeface lacks, each with a sign that resembles it. */
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

/** A letter in the typeface's characters, without an accent that it lacks. Null: it lacks the letter. */
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
