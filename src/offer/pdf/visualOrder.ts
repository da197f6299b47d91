import bidiFactory from 'bidi-js'
import { isTurned, readsFromRight } from '../direction'

/** A part of a line that is read in one direction. */
export type Stretch = { text: string; isFromRight: boolean }

let bidi: ReturnType<typeof bidiFactory> | undefined

/** bidi-js looks at one unit of UTF-16 at a time. A stand-in of one unit tells it whether a longer character is a letter. */
const inUnits = (line: string): string =>
  line.replace(/[\u{10000}-\u{10FFFF}]/gu, (character) =>
    /\p{L}/u.test(character) ? (readsFromRight(character) ? 'אא' : 'aa') : '\uFFFC\uFFFC',
  )

/** The parts of a line from left to right, as Unicode's bidirectional algorithm places them on paper. */
export function stretchesOf(line: string): Stretch[] {
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
