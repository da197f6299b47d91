import { MOST_SIDE, sentPicture } from '../pictures/sentPicture'

/** The largest picture of a hotel or a flight, in bytes. A browser makes it smaller itself (docs/product.md §15.8.3). */
export const MOST_UPLOAD_BYTES = 200_000

/** The bytes of a picture, cleaned; null for a text that is not the base64 of a whole JPEG of at most 200 kB and 2,048 pixels a side. */
export const uploadOf = (text: unknown): Uint8Array<ArrayBuffer> | null =>
  sentPicture(text, { mostBytes: MOST_UPLOAD_BYTES, mostSide: MOST_SIDE })?.bytes ?? null

/** The path of a picture below the assets' address. Its name is the SHA-256 of its bytes. */
export const uploadPath = (hash: string): string => `uploads/${hash}.jpg`

/** The SHA-256 of the picture that a path or an address names; null if it names no upload. */
export const uploadHash = (path: string | null): string | null =>
  /(?:^|\/)uploads\/([0-9a-f]{64})\.jpg$/.exec(path ?? '')?.[1] ?? null

/** The letters of a fingerprint that tell two pictures apart. */
const FINGERPRINT = 12

/** The words that people read in place of a picture (docs/product.md §15.8.7). */
export const pictureWords = (hash: string): string => `JPEG ${hash.slice(0, FINGERPRINT)}`
