import { toBase64 } from '../values/base64'
import type { Size } from '../pictures/pictureCut'
import { sentPicture } from '../pictures/sentPicture'

/** The largest logo, in bytes. A phone makes it smaller itself (docs/product.md §21.9.1). */
export const MOST_LOGO_BYTES = 40_000
/** A logo is shown small. */
const MOST_PIXELS = 1024

const read = (text: string) => sentPicture(text, { mostBytes: MOST_LOGO_BYTES, mostSide: MOST_PIXELS })

/** The size of a logo in pixels; null for a text that is not the base64 of a JPEG of at most 40 kB and 1,024 pixels a side. */
export function logoSize(text: string): Size | null {
  const logo = read(text)
  return logo && { width: logo.width, height: logo.height }
}

/** Whether a text is a logo as profiles and offers have it. */
export const isLogo = (text: string): boolean => read(text) !== null

/** A logo without what its picture does not need, such as the place where a photo was taken. Null for a text that is no logo. */
export function cleanLogo(text: string): string | null {
  const logo = read(text)
  return logo && toBase64(logo.bytes)
}

/** The address by which a page of the app shows a logo. */
export const logoAddress = (logo: string): string => `data:image/jpeg;base64,${logo}`
