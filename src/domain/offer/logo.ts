import { fromBase64 } from '../values/base64'
import { jpegSize } from '../values/jpeg'

/** The largest logo, in bytes. A phone makes it smaller itself (docs/product.md §21.9.1). */
export const MOST_LOGO_BYTES = 40_000
/** Four letters of base64 stand for three bytes. */
const MOST_LETTERS = Math.ceil(MOST_LOGO_BYTES / 3) * 4

/** A picture of more pixels takes a phone's memory, however small its file is. */
const MOST_PIXELS = 1024

/** The proportions of a logo, width to height: a longer or a higher picture is cut. */
const LOGO_SHAPE = { widest: 4, highest: 0.5 } as const

type Size = { width: number; height: number }

/** The size of a logo in pixels; null for a text that is not the base64 of a JPEG of at most 40 kB and 1,024 pixels a side. */
export function logoSize(text: string): Size | null {
  const bytes = text.length <= MOST_LETTERS ? fromBase64(text) : null
  const size = bytes && bytes.length <= MOST_LOGO_BYTES ? jpegSize(bytes) : null
  return size && Math.max(size.width, size.height) <= MOST_PIXELS ? size : null
}

/** Whether a text is a logo as profiles and offers have it. */
export const isLogo = (text: string): boolean => logoSize(text) !== null

/** The address by which a page of the app shows a logo. */
export const logoAddress = (logo: string): string => `data:image/jpeg;base64,${logo}`

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** Whether a file begins as a PNG, a JPEG or a WebP: its name and type may say anything. */
export const isRaster = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, '\xff\xd8\xff') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

/** The part of a picture that its logo shows, from its middle, and the size of the logo on a canvas. */
export function logoCut({ width, height }: Size, longest: number) {
  const cut = {
    width: Math.min(width, height * LOGO_SHAPE.widest),
    height: Math.min(height, width / LOGO_SHAPE.highest),
  }
  const scale = Math.min(1, longest / Math.max(cut.width, cut.height))
  return {
    left: (width - cut.width) / 2,
    top: (height - cut.height) / 2,
    ...cut,
    to: { width: Math.max(1, Math.round(cut.width * scale)), height: Math.max(1, Math.round(cut.height * scale)) },
  }
}
