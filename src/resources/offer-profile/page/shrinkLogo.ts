import { MOST_LOGO_BYTES } from '@/domain/offer/logo'
import { toBase64 } from '@/domain/values/base64'
import { aspectOf, LOGO_SHAPE, pictureCut } from '@/domain/pictures/pictureCut'
import { openPicture, smallJpeg, type PictureTrouble } from '@/ui/elements/smallJpeg'

const BOUNDS = { sides: [512, 360, 240, 160], mostBytes: MOST_LOGO_BYTES }

/** Makes a logo of a picture that the mitra has chosen: a JPEG of at most 40 kB as base64, cut from the middle. */
export async function shrunkLogo(file: Blob): Promise<{ logo: string } | { trouble: PictureTrouble }> {
  const opened = await openPicture(file)
  if ('trouble' in opened) return opened
  const { picture } = opened
  try {
    const jpeg = await smallJpeg(picture, pictureCut(picture, aspectOf(picture, LOGO_SHAPE)), BOUNDS)
    return jpeg === null ? { trouble: 'failed' } : { logo: toBase64(jpeg) }
  } catch {
    return { trouble: 'failed' }
  } finally {
    picture.close()
  }
}
