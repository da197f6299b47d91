import type { jsPDF } from 'jspdf'
import { type as typeface } from '../../../theme/tokens'
import type { DrawnElement, Font, Measure, TextElement } from '../drawing/elements'
import { starCorners } from '../drawing/star'
import { PAGE } from '../paper/pageLayout'
import { ASCENT, DESCENT, type Glyphs } from './glyphs'
import { runsOf, type Run } from './readable'

const styleOf = ({ weight }: Font) => (weight >= typeface.weight.bold ? 'bold' : 'normal')

/** jsPDF rounds the widths of letters, by at most this factor: a digit of 0.556 counts 0.55. */
const ROUNDED = 1.011

/** Measures texts as `paintPage` writes them. */
export function measureIn(doc: jsPDF, glyphs: Glyphs): Measure {
  const known = { normal: new Map<string, number>(), bold: new Map<string, number>() }
  const widthOfLetter = (letter: string, style: 'normal' | 'bold'): number => {
    const width = known[style].get(letter)
    if (width !== undefined) return width
    doc.setFont('helvetica', style)
    const measured = doc.getStringUnitWidth(letter, { doKerning: false }) * ROUNDED
    known[style].set(letter, measured)
    return measured
  }
  const widthOf = ({ text, isPicture }: Run, font: Font): number => {
    if (isPicture) return glyphs.measure(text, font)
    let width = 0
    for (const letter of text) width += widthOfLetter(letter, styleOf(font))
    return width * font.size
  }
  return (text, font) => runsOf(text).reduce((sum, run) => sum + widthOf(run, font), 0)
}

/** Paints placed elements on the current page of a document, in their order. */
export function paintPage(doc: jsPDF, elements: readonly DrawnElement[], glyphs: Glyphs, measure: Measure): void {
  const points = doc.internal.pageSize.getWidth() / PAGE.width

  const write = ({ text, x, y, font, colour, align }: TextElement) => {
    let left = align === 'left' ? x : x - measure(text, font)
    for (const run of runsOf(text)) {
      const width = measure(run.text, font)
      if (run.isPicture) {
        const top = (y - ASCENT * font.size) * points
        const height = (ASCENT + DESCENT) * font.size * points
        const pixels = glyphs.draw(run.text, font, colour)
        doc.addImage(pixels, 'RGBA', left * points, top, width * points, height, undefined, 'FAST')
      } else {
        doc.setFont('helvetica', styleOf(font))
        doc.setFontSize(font.size * points)
        doc.setTextColor(colour)
        doc.text(run.text, left * points, y * points)
      }
      left += width
    }
  }

  for (const element of elements) {
    if (element.kind === 'text') {
      write(element)
      continue
    }
    doc.setFillColor(element.colour)
    if (element.kind === 'box') {
      const [x, y, width, height, radius] = [element.x, element.y, element.width, element.height, element.radius].map(
        (length) => length * points,
      ) as [number, number, number, number, number]
      doc.roundedRect(x, y, width, height, radius, radius, 'F')
    } else {
      const corners = starCorners(element).map(([x, y]) => [x * points, y * points] as const)
      const [[startX, startY] = [0, 0]] = corners
      const steps = corners
        .slice(1)
        .map(([x, y], index) => [x - (corners[index]?.[0] ?? 0), y - (corners[index]?.[1] ?? 0)])
      doc.lines(steps, startX, startY, [1, 1], 'F', true)
    }
  }
}
