import type { PublicOffer } from '@/domain/offer/publicOffer'
import { loadImages } from './loadImages'
import type { Shown } from './optionBlock'
import { drawableLogo, measureOn, paint, type Images } from './paintPicture'
import { PICTURE, pictureLayout } from './pictureLayout'

/** The largest picture, in bytes (docs/product.md §21.3.2). */
const LARGEST = 300_000
const QUALITIES = [0.88, 0.75, 0.6, 0.4]

/** A canvas of the page, or one of a worker. */
type Canvas = HTMLCanvasElement | OffscreenCanvas

const jpegOf = (canvas: Canvas, quality: number) =>
  'toBlob' in canvas
    ? new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    : canvas.convertToBlob({ type: 'image/jpeg', quality })

/** The canvas as a JPEG of at most 300 kB; null if the browser makes none. */
async function smallJpeg(canvas: Canvas): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await jpegOf(canvas, quality)
    if (blob && blob.size <= LARGEST) return blob
  }
  return null
}

/** All that a picture is drawn from. A worker can be given it. */
export type PictureSource = { offer: PublicOffer; images: Images; shown: Shown; logo: ImageBitmap | null }

/** The bitmaps of a source. */
export const bitmapsIn = ({ images, logo }: PictureSource): ImageBitmap[] => [
  ...images.values(),
  ...(logo ? [logo] : []),
]

/** Loads what the picture of an offer shows. Never fails. */
export async function pictureSource(offer: PublicOffer, find: (path: string) => string | null): Promise<PictureSource> {
  const [loaded, logo] = await Promise.all([loadImages(offer, find), drawableLogo(offer.logo)])
  return { offer, ...loaded, logo }
}

/** A drawn picture: its pixels, and the JPEG of them, which is null where this browser makes none. */
export type MadePicture = { jpeg: Blob | null; pixels: ImageBitmap }

/** Draws the picture of an offer; null if this browser cannot. A source is drawn once, because its bitmaps are closed. */
export async function drawPicture(canvas: Canvas, source: PictureSource): Promise<MadePicture | null> {
  const context = 'toBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d')
  if (!context) return null
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  paint(context, pictureLayout(source.offer, measureOn(context), source.shown), source)
  for (const bitmap of bitmapsIn(source)) bitmap.close()
  return { jpeg: await smallJpeg(canvas), pixels: await createImageBitmap(canvas) }
}
