import type { jsPDF } from 'jspdf'
import type { BoxElement, DrawnElement, Font, Measure, StarElement, TextElement } from '../drawing/elements'
import { starCorners } from '../drawing/star'
import { PAGE } from '../paper/pageLayout'
import type { Glyphs } from './glyphs'
import { runsOf, type Covers, type Run } from './readable'
import { chooseFont } from './typeface'

/** What a page of a PDF is written with. */
export type Writer = { doc: jsPDF; glyphs: Glyphs; covers: Covers; widthOf: (run: Run, font: Font) => number }

export function writerOf(doc: jsPDF, glyphs: Glyphs, covers: Covers): Writer {
  const known = new Map<string, number>()
  const widthOfLetter = (letter: string, font: Font): number => {
    const key = font.weight + letter
    const width = known.get(key)
    if (width !== undefined) return width
    chooseFont(doc, font)
    const measured = doc.getStringUnitWidth(letter, { doKerning: false })
    known.set(key, measured)
    return measured
  }
  const widthOf = ({ text, isPicture }: Run, font: Font): number => {
    if (isPicture) return glyphs.measure(text, font)
    let width = 0
    for (const letter of text) width += widthOfLetter(letter, font)
    return width * font.size
  }
  return { doc, glyphs, covers, widthOf }
}

/** Measures texts as `paintPage` writes them. */
export const measureWith =
  ({ covers, widthOf }: Writer): Measure =>
  (text, font) =>
    runsOf(text, covers).reduce((sum, run) => sum + widthOf(run, font), 0)

/** Paints placed elements on the current page of a document, in their order. */
export function paintPage({ doc, glyphs, covers, widthOf }: Writer, elements: readonly DrawnElement[]): void {
  const points = doc.internal.pageSize.getWidth() / PAGE.width

  const place = (run: Run, left: number, { y, font, colour }: TextElement) => {
    const drawn = glyphs.draw(run, font, colour)
    if (!drawn) return
    const box = [left + drawn.left, y - drawn.above, drawn.width, drawn.height].map((length) => length * points)
    const [x = 0, top = 0, width = 0, height = 0] = box
    // The same word of the same size is in the file once.
    const alias = [run.text, run.isFromRight, font.size, font.weight, colour].join(' ')
    doc.addImage(drawn.pixels, 'RGBA', x, top, width, height, alias)
  }
  const write = (element: TextElement) => {
    const { text, x, y, font, colour, align } = element
    const runs = runsOf(text, covers).map((run) => ({ run, width: widthOf(run, font) }))
    let left = align === 'left' ? x : x - runs.reduce((sum, { width }) => sum + width, 0)
    for (const { run, width } of runs) {
      if (run.isPicture) place(run, left, element)
      else {
        chooseFont(doc, font)
        doc.setFontSize(font.size * points)
        doc.setTextColor(colour)
        doc.text(run.text, left * points, y * points)
      }
      left += width
    }
  }
  const fillBox = ({ x, y, width, height, radius }: BoxElement) => {
    const round = radius * points
    doc.roundedRect(x * points, y * points, width * points, height * points, round, round, 'F')
  }
  const fillStar = (star: StarElement) => {
    const corners = starCorners(star).map(([x, y]) => [x * points, y * points] as const)
    const [[startX, startY] = [0, 0]] = corners
    const steps = corners
      .slice(1)
      .map(([x, y], index) => [x - (corners[index]?.[0] ?? 0), y - (corners[index]?.[1] ?? 0)])
    doc.lines(steps, startX, startY, [1, 1], 'F', true)
  }

  for (const element of elements) {
    doc.setFillColor(element.colour)
    if (element.kind === 'text') write(element)
    else if (element.kind === 'box') fillBox(element)
    else fillStar(element)
  }
}
