import { drawPicture, type MadePicture, type PictureSource } from './drawPicture'
import { loadTypeface } from './paintPicture'
import { PICTURE } from './pictureLayout'

/** A picture to draw, and the address of the typeface's file. */
export type PictureTask = { source: PictureSource; typeface: string }

const { fonts } = globalThis as unknown as { fonts: FontFaceSet }

/** Null where this worker cannot draw as the page does: the page has substitutes for a typeface that is not there. */
async function madePicture({ source, typeface }: PictureTask): Promise<MadePicture | null> {
  if (!(await loadTypeface(typeface, fonts))) return null
  return drawPicture(new OffscreenCanvas(PICTURE.width, PICTURE.height), source)
}

/** A worker that draws the pictures of offers, so that the page stays free for a thumb. */
addEventListener('message', async ({ data }: MessageEvent<PictureTask>) => {
  const picture = await madePicture(data).catch(() => null)
  postMessage(picture, { transfer: picture ? [picture.pixels] : [] })
})
