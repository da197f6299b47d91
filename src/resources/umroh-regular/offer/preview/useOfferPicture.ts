import { use, useEffect, useRef, useState } from 'react'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { pictureSource } from '@/offer/picture/drawPicture'
import { pictureMaker, type PictureMaker } from '@/offer/picture/makePicture'
import { titleOf } from '@/offer/words'
import { AssetsContext } from '@/ui/elements/RemoteImage'
import { useDebounced } from '@/ui/hooks/useDebounced'
import { offerFileName } from '../shareTargets'

const DRAWN_AFTER = 150

type Picture = { of: PublicOffer; file: File | null }

/**
 * Draws the offer's picture whenever the offer changes, so that a tap can send it without waiting. `file` is undefined while
 * the picture is being drawn, and null if this browser cannot draw it.
 */
export function useOfferPicture(offer: PublicOffer) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const maker = useRef<PictureMaker>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const find = use(AssetsContext)
  const wanted = useDebounced(offer, DRAWN_AFTER)
  useEffect(() => {
    maker.current = pictureMaker()
    return () => maker.current?.end()
  }, [])
  useEffect(() => {
    let isOld = false
    const draw = async () => {
      const made = await maker.current
        ?.make(
          () => pictureSource(wanted, find),
          () => isOld,
        )
        .catch(() => null)
      if (isOld) return made?.pixels.close()
      if (made) canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(made.pixels)
      const file = made?.jpeg && new File([made.jpeg], offerFileName(titleOf(wanted), 'jpg'), { type: 'image/jpeg' })
      setPicture({ of: wanted, file: file ?? null })
    }
    if (canvas.current) void draw()
    return () => {
      isOld = true
    }
  }, [wanted, find])
  return { canvas, file: picture?.of === offer ? picture.file : undefined }
}
