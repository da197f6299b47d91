import { light as colour, type } from '../../../theme/tokens'
import type { Block, Measure } from './elements'
import { paragraph } from './paragraph'

/** The sizes and colours in which every drawing of an offer writes. Sizes are for a page of 1080 units. */
const STYLES = {
  business: { size: 32, weight: type.weight.bold },
  title: { size: 72, weight: type.weight.heavy },
  label: { size: 26, weight: type.weight.bold },
  name: { size: 42, weight: type.weight.bold },
  body: { size: 30, weight: type.weight.medium },
  strong: { size: 30, weight: type.weight.bold },
  price: { size: 64, weight: type.weight.heavy },
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
