import { isRaster, logoCut, MOST_LOGO_BYTES } from '../../../domain/offer/logo'
import { toBase64 } from '../../../domain/values/base64'

/** The longest side in pixels to try, and for each the qualities: from the best logo down to the smallest. */
const SIDES = [512, 360, 240, 160]
const QUALITIES = [0.92, 0.8, 0.65, 0.5]

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const { left, top, width, height, to } = logoCut(picture, side)
  const canvas = Object.assign(document.createElement('canvas'), to)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // A JPEG has no transparent parts.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, to.width, to.height)
  context.drawImage(picture, left, top, width, height, 0, 0, to.width, to.height)
  return canvas
}

/** Why a file is no logo: it is of another kind, or this browser cannot read it. */
export type LogoTrouble = 'wrong' | 'failed'

async function smallest(picture: ImageBitmap): Promise<string | null> {
  for (const side of SIDES) {
    const canvas = drawn(picture, side)
    for (const quality of QUALITIES) {
      const blob = await jpegOf(canvas, quality)
      if (blob && blob.size <= MOST_LOGO_BYTES) return toBase64(new Uint8Array(await blob.arrayBuffer()))
    }
  }
  return null
}

/** Makes a logo of a picture that the mitra has chosen: a JPEG of at most 40 kB as base64, with nothing else of the file. */
export async function shrunkLogo(file: Blob): Promise<{ logo: string } | { trouble: LogoTrouble }> {
  try {
    if (!isRaster(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return { trouble: 'wrong' }
    const picture = await createImageBitmap(file)
    const logo = await smallest(picture)
    picture.close()
    return logo === null ? { trouble: 'failed' } : { logo }
  } catch {
    return { trouble: 'failed' }
  }
}
