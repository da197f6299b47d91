import { cleanJpeg } from '@/domain/pictures/cleanJpeg'
import { isCutOff } from '@/domain/pictures/jpeg'
import { isRaster, shrunk, type Cut } from '@/domain/pictures/pictureCut'

/** Why a file is no picture: it is of another kind, or this browser cannot read it. */
export type PictureTrouble = 'wrong' | 'failed'

/** A picture that somebody has chosen. Browsers turn a photo as its camera was held. */
export async function openPicture(file: Blob): Promise<{ picture: ImageBitmap } | { trouble: PictureTrouble }> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isRaster(bytes)) return { trouble: 'wrong' }
    return isCutOff(bytes) ? { trouble: 'failed' } : { picture: await createImageBitmap(file) }
  } catch {
    return { trouble: 'failed' }
  }
}

/** Draws a part of a picture on white, with at most so many pixels a side: a JPEG has no transparent parts. */
export function drawnCut(picture: CanvasImageSource, cut: Cut, longest: number): HTMLCanvasElement {
  const to = shrunk(cut, longest)
  const canvas = Object.assign(document.createElement('canvas'), to)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, to.width, to.height)
  context.drawImage(picture, cut.left, cut.top, cut.width, cut.height, 0, 0, to.width, to.height)
  return canvas
}

const QUALITIES = [0.92, 0.8, 0.65, 0.5]

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

export type Bounds = {
  /** The most pixels of the longest side to try, from the best picture down to the smallest. */
  sides: readonly number[]
  mostBytes: number
}

/** Some browsers write when and how a JPEG was made. The server would take that away, too, and would keep another picture. */
const withoutRest = (bytes: Uint8Array) => cleanJpeg(bytes)?.bytes ?? bytes

/** Makes a JPEG of a part of a picture, with nothing else of its file. Null when none is small enough. */
export async function smallJpeg(
  picture: CanvasImageSource,
  cut: Cut,
  { sides, mostBytes }: Bounds,
): Promise<Uint8Array | null> {
  for (const side of sides) {
    const canvas = drawnCut(picture, cut, side)
    for (const quality of QUALITIES) {
      const blob = await jpegOf(canvas, quality)
      if (blob && blob.size <= mostBytes) return withoutRest(new Uint8Array(await blob.arrayBuffer()))
    }
  }
  return null
}
