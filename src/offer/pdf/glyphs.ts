import type { Font, Measure } from '../drawing/elements'
import { fontOf, measureOn } from '../picture/paintPicture'

/** A drawn text as pixels, four bytes each. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/** Draws the words that the fonts of a PDF lack. */
export type Glyphs = { measure: Measure; draw: (text: string, font: Font, colour: string) => Pixels }

/** The space that a drawn text takes above and below its baseline, in sizes of its font. */
export const ASCENT = 1.1
export const DESCENT = 0.5

/** Pixels for each unit of a page: about 250 in an inch. */
const SHARPNESS = 2

/** Draws with the typefaces that the phone has: Arabic, emoji and every other script that it knows. */
export function canvasGlyphs(): Glyphs {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no text on a canvas.')
  const measure = measureOn(context)
  return {
    measure,
    draw(text, font, colour) {
      const large = { ...font, size: font.size * SHARPNESS }
      canvas.width = Math.ceil(measure(text, large))
      canvas.height = Math.ceil(large.size * (ASCENT + DESCENT))
      context.font = fontOf(large)
      context.fillStyle = colour
      context.fillText(text, 0, large.size * ASCENT)
      return context.getImageData(0, 0, canvas.width, canvas.height)
    },
  }
}
