import { type as typeface } from '@theme/tokens'
import { fromBase64 } from '@/domain/values/base64'
import { cornersOf, type Font, type ImageElement, type Measure, type PictureElement } from '../drawing/elements'

/** The canvas's own copy of the typeface. */
const FACE = 'Offer Picture'
/** A picture waits this long for the file, and is then drawn in the phone's own typeface. */
const WAIT = 1000

let loading: Promise<unknown> | null = null

async function load(): Promise<void> {
  const file = document.querySelector<HTMLMetaElement>('meta[name=typeface]')?.content
  if (!file) return
  const face = new FontFace(FACE, `url(${file})`, { weight: '200 800' })
  document.fonts.add(await face.load())
}

/**
 * Loads the typeface for the picture, which may be drawn before the page has it. Never fails and never waits long: a phone
 * without the file draws with its own typeface (docs/product.md §21.3.11).
 */
export function loadTypeface(): Promise<unknown> {
  loading ??= load().catch(() => {
    loading = null
  })
  return Promise.race([loading, new Promise((resolve) => setTimeout(resolve, WAIT))])
}

/** The typefaces of a drawn offer: the theme's typeface, or else the phone's own. */
export const FAMILY = `'${FACE}', ${typeface.family}`

export const fontOf = ({ size, weight }: Font) => `${weight} ${size}px ${FAMILY}`

/** Measures texts as a canvas draws them. */
export function measureOn(context: CanvasRenderingContext2D): Measure {
  return (text, font) => {
    context.font = fontOf(font)
    return context.measureText(text).width
  }
}

/** The images of a picture by the paths that the API names. */
export type Images = ReadonlyMap<string, HTMLImageElement>

function drawImage(context: CanvasRenderingContext2D, element: ImageElement, image: HTMLImageElement) {
  const { x, y, width, height, fit } = element
  const { naturalWidth, naturalHeight } = image
  const scales = [width / naturalWidth, height / naturalHeight]
  if (fit === 'contain') {
    const scale = Math.min(...scales)
    const shown = naturalHeight * scale
    context.drawImage(image, x, y + (height - shown) / 2, naturalWidth * scale, shown)
    return
  }
  const scale = Math.max(...scales)
  const [cutX, cutY] = [width / scale, height / scale]
  const [left, top] = [(naturalWidth - cutX) / 2, (naturalHeight - cutY) / 2]
  context.drawImage(image, left, top, cutX, cutY, x, y, width, height)
}

/** The logo of an offer as a canvas draws it; null without one, or if the browser cannot read it. */
export async function drawableLogo(logo: string | undefined): Promise<ImageBitmap | null> {
  const bytes = logo === undefined ? null : fromBase64(logo)
  return bytes && createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).catch(() => null)
}

/** Paints placed elements in their order. */
export function paint(
  context: CanvasRenderingContext2D,
  elements: readonly PictureElement[],
  { images = new Map(), logo = null }: { images?: Images; logo?: CanvasImageSource | null } = {},
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
