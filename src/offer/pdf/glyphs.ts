import type { Font, Measure } from '../drawing/elements'
import { fontOf, measureOn } from '../picture/paintPicture'
import type { Run } from './readable'

/** A drawn text as pixels, four bytes each. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/** A drawn text with its place: from the text's left end, and from its baseline up. */
export type Drawn = { pixels: Pixels; left: number; above: number; width: number; height: number }

/** Draws words whose letters the typeface of a PDF lacks. Null: they are invisible. */
export type Glyphs = { measure: Measure; draw: (run: Run, font: Font, colour: string) => Drawn | null }

/** Room around the strokes, in sizes of the font: a browser that thickens a typeface draws beyond the border that it tells. */
const SPARE = 0.1

/** A length in whole pixels. Some browsers tell a border that is far away from every stroke. */
const most = (length: number, limit: number) => Math.ceil(Math.min(length, limit))

/** Draws with the typefaces that the phone has: Arabic, emoji and every other script that it knows. */
export function canvasGlyphs(sharpness: number): Glyphs {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no text on a canvas.')
  return {
    measure: measureOn(context),
    draw({ text, isFromRight }, font, colour) {
      const prepare = () => {
        context.font = fontOf({ ...font, size: font.size * sharpness })
        context.direction = isFromRight ? 'rtl' : 'ltr'
        context.textAlign = 'left'
        context.fillStyle = colour
      }
      prepare()
      // Strokes may reach beyond the width of a text and its line: a canvas of their own size cuts none.
      const box = context.measureText(text)
      const size = font.size * sharpness
      const spare = SPARE * size
      const left = -most(box.actualBoundingBoxLeft + spare, size)
      const above = most(box.actualBoundingBoxAscent + spare, 2 * size)
      const width = most(box.actualBoundingBoxRight + spare, box.width + size) - left
      const height = most(box.actualBoundingBoxDescent + spare, 2 * size) + above
      if (box.actualBoundingBoxAscent + box.actualBoundingBoxDescent <= 0) return null
      // A new size takes all settings back.
      Object.assign(canvas, { width, height })
      prepare()
      context.fillText(text, -left, above)
      return {
        pixels: context.getImageData(0, 0, width, height),
        left: left / sharpness,
        above: above / sharpness,
        width: width / sharpness,
        height: height / sharpness,
      }
    },
  }
}
