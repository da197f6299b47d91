import { fromBase64 } from '../values/base64'
import { jpegSize } from '../values/jpeg'
import type { Size } from '../values/pictureCut'

/** The largest logo, in bytes. A phone makes it smaller itself (docs/product.md §21.9.1). */
export const MOST_LOGO_BYTES = 40_000
/** Four letters of base64 stand for three bytes. */
const MOST_LETTERS = Math.ceil(MOST_LOGO_BYTES / 3) * 4

/** A picture of more pixels takes a phone's memory, however small its file is. */
const MOST_PIXELS = 1024

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
