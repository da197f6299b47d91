import { use, useEffect, useRef, useState } from 'react'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { loadImages } from '@/offer/picture/loadImages'
import { drawableLogo, loadTypeface, measureOn, paint } from '@/offer/picture/paintPicture'
import { PICTURE, pictureLayout } from '@/offer/picture/pictureLayout'
import { titleOf } from '@/offer/words'
import { AssetsContext, type FindAsset } from '@/ui/elements/RemoteImage'
import { useDebounced } from '@/ui/hooks/useDebounced'
import { offerFileName } from '../shareTargets'

/** The largest picture, in bytes (docs/product.md §21.3.2). */
const LARGEST = 300_000
const QUALITIES = [0.88, 0.75, 0.6, 0.4]
const DRAWN_AFTER = 150

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** The canvas as a JPEG of at most 300 kB; null if the browser makes none. */
async function smallJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await jpegOf(canvas, quality)
    if (blob && blob.size <= LARGEST) return blob
  }
  return null
}

type Drawing = { offer: PublicOffer; find: FindAsset; signal: AbortSignal }

async function drawn(canvas: HTMLCanvasElement, { offer, find, signal }: Drawing): Promise<File | null> {
  const context = canvas.getContext('2d')
  if (!context) return null
  const [{ images, shown }, logo] = await Promise.all([
    loadImages(offer, find),
    drawableLogo(offer.logo),
    loadTypeface(),
  ])
  try {
    // A newer offer may stand on the canvas by now.
    if (signal.aborted) return null
    canvas.width = PICTURE.width
    canvas.height = PICTURE.height
    paint(context, pictureLayout(offer, measureOn(context), shown), { images, logo })
  } finally {
    logo?.close()
  }
  const blob = await smallJpeg(canvas)
  return blob && new File([blob], offerFileName(titleOf(offer), 'jpg'), { type: 'image/jpeg' })
}

type Picture = { of: PublicOffer; file: File | null }

/**
 * Draws the offer's picture whenever the offer changes, so that a tap can send it without waiting. `file` is undefined while
 * the picture is being drawn, and null if this browser cannot draw it.
 */
export function useOfferPicture(offer: PublicOffer) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const find = use(AssetsContext)
  const wanted = useDebounced(offer, DRAWN_AFTER)
  useEffect(() => {
    const isOld = new AbortController()
    if (canvas.current)
      drawn(canvas.current, { offer: wanted, find, signal: isOld.signal })
        .catch(() => null)
        .then((file) => isOld.signal.aborted || setPicture({ of: wanted, file }))
    return () => isOld.abort()
  }, [wanted, find])
  return { canvas, file: picture?.of === offer ? picture.file : undefined }
}
