import { type as typeface } from '@theme/tokens'
import { fromBase64 } from '@/domain/values/base64'
import { cornersOf, type Font, type ImageElement, type Measure, type PictureElement } from '../drawing/elements'

/** The canvas's own copy of the typeface. */
const FACE = 'Offer Picture'
/** A picture waits this long for the file, and is then drawn in the phone's own typeface. */
const WAIT = 1000

/** The address of the typeface's file, which a worker can load too; null on a page without one. */
export function typefaceFile(): string | null {
  const file = document.querySelector<HTMLMetaElement>('meta[name=typeface]')?.content
  return file ? new URL(file, document.baseURI).href : null
}

let loading: Promise<boolean> | null = null

async function load(file: string | null, fonts: FontFaceSet): Promise<boolean> {
  if (!file) return false
  const face = new FontFace(FACE, `url(${file})`, { weight: '200 800' })
  fonts.add(await face.load())
  return true
}

/**
 * Loads the typeface for the picture, which may be drawn before the page has it. Never fails and never waits long: a phone
 * without the file draws with its own typeface (docs/product.md §21.3.11). Tells whether the typeface is there.
 */
export function loadTypeface(file = typefaceFile(), fonts = document.fonts): Promise<boolean> {
  loading ??= load(file, fonts).catch(() => {
    loading = null
    return false
  })
  return Promise.race([loading, new Promise<false>((resolve) => setTimeout(() => resolve(false), WAIT))])
}

/** The typefaces of a drawn offer: the theme's typeface, or else the phone's own. */
export const FAMILY = `'${FACE}', ${typeface.family}`

export const fontOf = ({ size, weight }: Font) => `${weight} ${size}px ${FAMILY}`

/** A canvas of the page or of a worker. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Measures texts as a canvas draws them. */
export function measureOn(context: Context): Measure {
  return (text, font) => {
    context.font = fontOf(font)
    return context.measureText(text).width
  }
}

/** The images of a picture by the paths that the API names. */
export type Images = ReadonlyMap<string, ImageBitmap>

function drawImage(context: Context, { x, y, width, height, fit }: ImageElement, image: ImageBitmap) {
  const scales = [width / image.width, height / image.height]
  if (fit === 'contain') {
    const scale = Math.min(...scales)
    const shown = image.height * scale
    context.drawImage(image, x, y + (height - shown) / 2, image.width * scale, shown)
    return
  }
  const scale = Math.max(...scales)
  const [cutX, cutY] = [width / scale, height / scale]
  const [left, top] = [(image.width - cutX) / 2, (image.height - cutY) / 2]
  context.drawImage(image, left, top, cutX, cutY, x, y, width, height)
}

/** The logo of an offer as a canvas draws it; null without one, or if the browser cannot read it. */
export async function drawableLogo(logo: string | undefined): Promise<ImageBitmap | null> {
  const bytes = logo === undefined ? null : fromBase64(logo)
  return bytes && createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).catch(() => null)
}

/** Paints placed elements in their order. */
export function paint(
  context: Context,
  elements: readonly PictureElement[],
  { images, logo }: { images: Images; logo: ImageBitmap | null },
): void {
  context.textBaseline = 'alphabetic'
  context.imageSmoothingQuality = 'high'
  for (const element of elements) {
    if (element.kind === 'logo') {
      if (logo) context.drawImage(logo, element.x, element.y, element.width, element.height)
      continue
    }
    if (element.kind === 'image') {
      const image = images.get(element.path)
      if (image) drawImage(context, element, image)
      continue
    }
    context.fillStyle = element.colour
    if (element.kind === 'text') {
      context.font = fontOf(element.font)
      context.textAlign = element.align
      context.fillText(element.text, element.x, element.y)
      continue
    }
    context.beginPath()
    if (element.kind === 'box') context.roundRect(element.x, element.y, element.width, element.height, element.radius)
    else for (const [x, y] of cornersOf(element)) context.lineTo(x, y)
    context.fill()
  }
}
