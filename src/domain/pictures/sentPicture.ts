import { fromBase64 } from '../values/base64'
import { cleanJpeg, type CleanJpeg } from './cleanJpeg'

/** A picture of more pixels takes a phone's memory, however small its file is. */
export type PictureBounds = { mostBytes: number; mostSide: number }

/** The most pixels a side of the pictures of hotels, flights and offers. */
export const MOST_SIDE = 2048

const isWithin = ({ width, height }: CleanJpeg, most: number) => Math.max(width, height) <= most

/** A picture that somebody sends as base64, cleaned. Null when the text is not that of a whole JPEG within the bounds. */
export function sentPicture(text: unknown, { mostBytes, mostSide }: PictureBounds): CleanJpeg | null {
  // Four letters of base64 stand for three bytes.
  const bytes = typeof text === 'string' && text.length <= Math.ceil(mostBytes / 3) * 4 ? fromBase64(text) : null
  const jpeg = bytes && bytes.length <= mostBytes ? cleanJpeg(bytes) : null
  return jpeg && isWithin(jpeg, mostSide) ? jpeg : null
}

/** A stored picture as everybody may have it: an earlier version, or a backup, may have kept one that was never cleaned. */
export function servedPicture(bytes: Uint8Array | null): Uint8Array<ArrayBuffer> | null {
  const jpeg = bytes && cleanJpeg(bytes)
  return jpeg && isWithin(jpeg, MOST_SIDE) ? jpeg.bytes : null
}
