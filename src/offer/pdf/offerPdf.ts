import { jsPDF } from 'jspdf'
import { zlibSync } from 'fflate'
import bold from '@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf?inline'
import heavy from '@expo-google-fonts/plus-jakarta-sans/800ExtraBold/PlusJakartaSans_800ExtraBold.ttf?inline'
import medium from '@expo-google-fonts/plus-jakarta-sans/600SemiBold/PlusJakartaSans_600SemiBold.ttf?inline'
import { type as typeface } from '@theme/tokens'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { offerPages, PAGE } from '../paper/pageLayout'
import { titleOf } from '../words'
import { canvasGlyphs, type Glyphs, type Pixels } from './glyphs'
import {
  type BoxElement,
  type DrawnElement,
  type Font,
  type LogoElement,
  type Measure,
  type ShapeElement,
  type TextElement,
  cornersOf,
} from '../drawing/elements'
import { runsOf, type Covers, type Run } from './readable'

const { weight } = typeface

/** The app's typeface in the weights of the pen. The files are a part of the code, so that no PDF is made without them. */
const FILES = [
  { name: 'Plus Jakarta Sans SemiBold', from: 0, file: medium },
  { name: 'Plus Jakarta Sans Bold', from: weight.bold, file: bold },
  { name: 'Plus Jakarta Sans ExtraBold', from: weight.heavy, file: heavy },
]

/** Gives a document the typeface. */
function addTypeface(doc: jsPDF): void {
  for (const { name, file } of FILES) {
    doc.addFileToVFS(`${name}.ttf`, file.slice(file.indexOf(',') + 1))
    doc.addFont(`${name}.ttf`, name, 'normal')
  }
}

function chooseFont(doc: jsPDF, font: Font): void {
  const { name = '' } = FILES.findLast(({ from }) => font.weight >= from) ?? {}
  doc.setFont(name, 'normal')
}

/** The part of jsPDF's reader of TTF files that tells which characters a file has. */
type Metadata = { characterToGlyph: (code: number) => number }

/** The three files have the same characters. */
function coversOf(doc: jsPDF): Covers {
  const known = new Map<string, boolean>()
  chooseFont(doc, { size: 1, weight: weight.medium })
  const metadata = doc.getFont().metadata as Metadata
  return (character) => {
    const isCovered =
      known.get(character) ?? (character.length === 1 && metadata.characterToGlyph(character.charCodeAt(0)) > 0)
    known.set(character, isCovered)
    return isCovered
  }
}

/** The tools that write a page of a PDF. */
type Writer = { doc: jsPDF; glyphs: Glyphs; covers: Covers; widthOf: (run: Run, font: Font) => number }

function writerOf(doc: jsPDF, glyphs: Glyphs, covers: Covers): Writer {
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
const measureWith =
  ({ covers, widthOf }: Writer): Measure =>
  (text, font) =>
    runsOf(text, covers).reduce((sum, run) => sum + widthOf(run, font), 0)

/** Paints placed elements on the current page of a document, in their order. */
function paintPage({ doc, glyphs, covers, widthOf }: Writer, elements: readonly DrawnElement[]): void {
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
  const fillShape = (shape: ShapeElement) => {
    const corners = cornersOf(shape).map(([x, y]) => [x * points, y * points] as const)
    const [[startX, startY] = [0, 0]] = corners
    const steps = corners
      .slice(1)
      .map(([x, y], index) => [x - (corners[index]?.[0] ?? 0), y - (corners[index]?.[1] ?? 0)])
    doc.lines(steps, startX, startY, [1, 1], 'F', true)
  }

  const placeLogo = ({ x, y, width, height, logo }: LogoElement) =>
    doc.addImage(logo, 'JPEG', x * points, y * points, width * points, height * points, 'logo')

  for (const element of elements) {
    if (element.kind === 'logo') {
      placeLogo(element)
      continue
    }
    doc.setFillColor(element.colour)
    if (element.kind === 'text') write(element)
    else if (element.kind === 'box') fillBox(element)
    else fillShape(element)
  }
}

/** The steps between seen and unseen. Sixteen look alike and pack better than 256. */
const STEP = 17

/** Packs bytes into a text with a character for each byte, as jsPDF writes its files. */
function packed(bytes: Uint8Array): string {
  let text = ''
  for (const byte of zlibSync(bytes, { level: 9 })) text += String.fromCharCode(byte)
  return text
}

/** Divides pixels into their colours and how far they are seen. */
function dividedPixels({ data }: Pixels) {
  const colours = new Uint8Array((data.length / 4) * 3)
  const seen = new Uint8Array(data.length / 4)
  let last: Uint8ClampedArray = data.subarray(0, 3)
  for (let pixel = 0; pixel < seen.length; pixel++) {
    seen[pixel] = Math.round((data[pixel * 4 + 3] ?? 0) / STEP) * STEP
    // Almost unseen pixels have no true colour.
    if ((seen[pixel] ?? 0) > 2 * STEP) last = data.subarray(pixel * 4, pixel * 4 + 3)
    colours.set(last, pixel * 3)
  }
  return { colours, seen }
}

/**
 * jsPDF 4.2.1 forgets how far the pixels of a picture are seen (parallax/jsPDF#3934) and writes them unpacked. This takes the
 * place of its reader.
 */
function processRGBA(pixels: Pixels, index: number, alias: string) {
  const { colours, seen } = dividedPixels(pixels)
  return {
    alias,
    index,
    width: pixels.width,
    height: pixels.height,
    colorSpace: 'DeviceRGB',
    bitsPerComponent: 8,
    filter: 'FlateDecode',
    predictor: 1,
    data: packed(colours),
    sMask: packed(seen),
  }
}

/** Mends jsPDF's pictures with transparent parts. */
const mendPictures = () => Object.assign(jsPDF.API, { processRGBA })

/** The largest file that is sent easily, in bytes. */
const LARGEST = 300_000
/** Pixels for each unit of a page: about 250 in an inch, and fewer in an offer of very many emoji. */
const SHARPNESS = [2, 1.4, 1, 0.7]

function madeWith(glyphs: Glyphs, offer: PublicOffer): ArrayBuffer {
  // Places to a hundredth of a point: further digits would only make the file larger.
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true, floatPrecision: 2 })
  addTypeface(doc)
  doc.setProperties({ title: titleOf(offer), author: offer.business.name })
  doc.setLanguage('id')
  const writer = writerOf(doc, glyphs, coversOf(doc))
  for (const [index, page] of offerPages(offer, measureWith(writer)).entries()) {
    if (index > 0) doc.addPage()
    paintPage(writer, page)
  }
  return doc.output('arraybuffer')
}

/** Makes the PDF of an offer: pages of A4 whose text can be selected (docs/product.md §21.3.3). */
export function offerPdf(offer: PublicOffer, glyphsOf: (sharpness: number) => Glyphs = canvasGlyphs): ArrayBuffer {
  mendPictures()
  let pdf = new ArrayBuffer()
  for (const sharpness of SHARPNESS) {
    pdf = madeWith(glyphsOf(sharpness), offer)
    if (pdf.byteLength <= LARGEST) break
  }
  return pdf
}
