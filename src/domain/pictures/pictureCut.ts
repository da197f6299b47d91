const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** Whether a file begins as a PNG, a JPEG or a WebP: its name and type may say anything. */
export const isRaster = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, '\xff\xd8\xff') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

export type Size = { width: number; height: number }

/** The proportions, width to height, that a picture may have: a longer or a higher one is cut. */
export type Shape = { widest: number; highest: number }

/** The proportions of a logo. */
export const LOGO_SHAPE: Shape = { widest: 4, highest: 0.5 }

/** The part of a picture that is used, in its pixels. */
export type Cut = Size & { left: number; top: number }

/** A place in a picture: its middle as shares of width and height, and how many times it is enlarged. */
export type View = { x: number; y: number; zoom: number }

/** The middle of a picture, as large as its shape allows. */
export const WHOLE: View = { x: 0.5, y: 0.5, zoom: 1 }

export const MOST_ZOOM = 4

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** The proportions that a picture is shown in: its own, as far as the shape allows them. */
export const aspectOf = ({ width, height }: Size, { widest, highest }: Shape): number =>
  within(width / height, highest, widest)

/** The part of a picture with these proportions that a view shows. It never leaves the picture. */
export function pictureCut(size: Size, aspect: number, { x, y, zoom }: View = WHOLE): Cut {
  const times = within(zoom, 1, MOST_ZOOM)
  const width = Math.min(size.width, size.height * aspect) / times
  const height = Math.min(size.height, size.width / aspect) / times
  return {
    width,
    height,
    left: within(x * size.width - width / 2, 0, size.width - width),
    top: within(y * size.height - height / 2, 0, size.height - height),
  }
}

/** The view of a cut that was moved by `by`, in widths and heights of the cut. */
export function moved(size: Size, aspect: number, view: View, by: { x: number; y: number }): View {
  const { left, top, width, height } = pictureCut(size, aspect, view)
  const { left: l, top: t } = pictureCut(size, aspect, {
    ...view,
    x: (left + width * (by.x + 0.5)) / size.width,
    y: (top + height * (by.y + 0.5)) / size.height,
  })
  return { ...view, x: (l + width / 2) / size.width, y: (t + height / 2) / size.height }
}

/** The size of a picture whose longest side has at most so many pixels. It is never made larger. */
export function shrunk({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
