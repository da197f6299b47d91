import { light as colour, type } from '@theme/tokens'
import { clustersOf } from '@/domain/values/letters'
import { directedLines } from '../direction'
import { type Block, type Measure, NOTHING, type Font } from './elements'

/** Breaks a word that is wider than a line. Cuts between letters, so that an emoji stays whole. */
function brokenWord(word: string, width: number, font: Font, measure: Measure): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const cluster of clustersOf(word)) {
    if (piece !== '' && measure(piece + cluster, font) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += cluster
  }
  return [...pieces, piece]
}

/** The lines of a text in a column. Every character of its words is in one of the lines. */
export function wrapped(text: string, width: number, font: Font, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  // A non-breaking space holds its words together.
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer, font) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = brokenWord(word, width, font, measure)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line === '' ? lines : [...lines, line]
}

const LINE_HEIGHT = 1.3
/** The distance of a line's baseline from its top, as a part of its height. */
const BASELINE = 0.76

type Paragraph = { width: number; font: Font; colour: string; measure: Measure; align?: 'left' | 'right' }

/** A text that wraps in a column; nothing for an empty text. */
function paragraph(text: string, { width, font, colour, measure, align = 'left' }: Paragraph): Block {
  const lines = directedLines(wrapped(text, width, font, measure))
  if (lines.length === 0) return NOTHING
  const lineHeight = font.size * LINE_HEIGHT
  return {
    height: lines.length * lineHeight,
    elements: lines.map((line, index) => ({
      kind: 'text',
      x: align === 'left' ? 0 : width,
      y: (index + BASELINE) * lineHeight,
      text: line,
      font,
      colour,
      align,
    })),
  }
}

/** The sizes and colours in which every drawing of an offer writes. Sizes are for a page of 1080 units. */
const STYLES = {
  business: { size: 32, weight: type.weight.bold },
  title: { size: 72, weight: type.weight.heavy },
  longTitle: { size: 48, weight: type.weight.heavy },
  label: { size: 26, weight: type.weight.bold },
  name: { size: 42, weight: type.weight.bold },
  body: { size: 30, weight: type.weight.medium },
  strong: { size: 30, weight: type.weight.bold },
  sum: { size: 37, weight: type.weight.heavy },
  price: { size: 64, weight: type.weight.heavy },
  airline: { size: 36, weight: type.weight.bold },
  room: { size: 38, weight: type.weight.bold },
} as const

export type PenStyle = keyof typeof STYLES

/** Writes at one scale on one page. */
export type Pen = {
  scale: number
  measure: Measure
  fontOf: (style: PenStyle) => { size: number; weight: number }
  write: (text: string, style: PenStyle, width: number, ink?: string, align?: 'left' | 'right') => Block
}

export function penOf(scale: number, measure: Measure): Pen {
  const fontOf = (style: PenStyle) => ({ size: STYLES[style].size * scale, weight: STYLES[style].weight })
  return {
    scale,
    measure,
    fontOf,
    write: (text, style, width, ink = colour.text, align = 'left') =>
      paragraph(text, { width, font: fontOf(style), colour: ink, measure, align }),
  }
}
