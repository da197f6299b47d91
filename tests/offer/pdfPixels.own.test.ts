// @vitest-environment node
// Own modules: PDF.js refuses to run where another library has added to Array.prototype.
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import type { Glyphs } from '@/offer/pdf/glyphs'
import { offerPdf } from '@/offer/pdf/offerPdf'
import { exampleChoice, examplePackage, exampleProfile } from '../domain/offer/packages'
import { pdfPictures } from '../support/readPdf'

/** Draws a bar instead of each word: the left half in the word's colour, the rest unseen. */
const bars: Glyphs = {
  measure: (text, { size }) => text.length * size,
  draw: ({ text }, { size }, colour) => {
    const [width, height] = [text.length * size, size]
    const context = createCanvas(width, height).getContext('2d')
    context.fillStyle = colour
    context.fillRect(0, 0, width / 2, height)
    const pixels = context.getImageData(0, 0, Math.ceil(width), Math.ceil(height))
    return { pixels, left: 0, above: size, width, height }
  },
}

it('a drawn word of the PDF is in its colour, and the paper around it stays white', async () => {
  const terms = ['شروط', ...Array.from({ length: 20 }, (_, index) => `${index} فندق مكة المكرمة`)]
  const offer = publicOffer(examplePackage, exampleChoice, { ...exampleProfile, terms })
  const pdf = new Uint8Array(offerPdf(offer, () => bars))
  expect(pdf.length).toBeLessThan(300_000)
  const [page] = await pdfPictures(pdf)
  if (!page) throw new Error('The PDF has no page.')
  const { data, width, height } = page.getContext('2d').getImageData(0, 0, page.width, page.height)
  const counted = { white: 0, black: 0 }
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel, pixel + 3)
    if (red + green + blue > 3 * 250) counted.white++
    if (red + green + blue < 3) counted.black++
  }
  // No text of an offer is quite black: a word whose unseen parts are lost was.
  expect(counted.black).toBe(0)
  expect(counted.white).toBeGreaterThan(0.5 * width * height)
})

it('an offer of very many pictures is drawn with fewer dots, so that its file stays small', () => {
  const asked: number[] = []
  const noise = (sharpness: number): Glyphs => {
    asked.push(sharpness)
    return {
      measure: (text, { size }) => text.length * size,
      draw: (_, { size }) => {
        const side = Math.ceil(size * sharpness)
        const data = Uint8ClampedArray.from({ length: side * side * 4 }, () => Math.random() * 256)
        return { pixels: { data, width: side, height: side }, left: 0, above: size, width: size, height: size }
      },
    }
  }
  const emoji = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x1f600 + index))
  const offer = publicOffer(examplePackage, exampleChoice, { ...exampleProfile, terms: [emoji.join(' ')] })
  expect(offerPdf(offer, noise).byteLength).toBeLessThan(300_000)
  expect(asked.length).toBeGreaterThan(1)
})
