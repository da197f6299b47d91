import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import { loadImages } from '@/offer/picture/loadImages'
import { paint } from '@/offer/picture/paintPicture'
import { exampleChoice, examplePackage, exampleProfile } from '../domain/offer/packages'

/** The browser's answer for an address: the width of its image, no image, or no answer for ever. */
let answers: Record<string, number | 'broken' | 'silent'>

class FakeImage {
  crossOrigin: string | null = null
  src = ''
  naturalWidth = 0
  naturalHeight = 200
  async decode() {
    const answer = answers[this.src] ?? 'broken'
    if (answer === 'silent') return new Promise(() => undefined)
    if (answer === 'broken') throw new Error('broken')
    this.naturalWidth = answer
    return undefined
  }
}

/** A bitmap of the size that was asked for, with the image of which it is made. */
const bitmapOf = async (image: FakeImage, options: ImageBitmapOptions) => ({ image, ...options })

beforeEach(() => {
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('createImageBitmap', bitmapOf)
})
afterEach(() => vi.useRealTimers())

const offer = publicOffer(examplePackage, exampleChoice, exampleProfile)
const PHOTO = '/media/hotel.webp'
const LOGO = '/media/garuda.svg'
const at = (base: string) => (path: string) => base + path

describe('the images of a picture (docs/product.md §21.3.16)', () => {
  it('photos and logos are requested in a way that lets the app read the canvas', async () => {
    answers = { [`a${PHOTO}`]: 320, [`a${LOGO}`]: 96 }
    const { images, shown } = await loadImages(offer, at('a'))
    expect([...shown.photos, ...shown.logos]).toEqual([PHOTO, LOGO])
    expect([...images.values()]).toMatchObject([
      { image: { crossOrigin: 'anonymous' }, resizeWidth: 1080, resizeHeight: 675 },
      { image: { crossOrigin: 'anonymous' }, resizeWidth: 160, resizeHeight: 333 },
    ])
  })

  it('an image that is broken, of another origin that does not allow it, or nowhere is left out, and so is a blurred photo', async () => {
    answers = { [`b${PHOTO}`]: 120 }
    expect((await loadImages(offer, at('b'))).shown).toEqual({ photos: new Set(), logos: new Set() })
    expect((await loadImages(offer, () => null)).images.size).toBe(0)
  })

  it('an image that never comes keeps no picture waiting', async () => {
    vi.useFakeTimers()
    answers = { [`c${PHOTO}`]: 'silent', [`c${LOGO}`]: 96 }
    const loading = loadImages(offer, at('c'))
    await vi.advanceTimersByTimeAsync(1500)
    const { shown } = await loading
    expect([[...shown.photos], [...shown.logos]]).toEqual([[], [LOGO]])
  })

  it('a photo fills its box and loses what is over, a logo is shown whole', () => {
    const drawImage = vi.fn<(...args: unknown[]) => void>()
    const image = { width: 400, height: 100 } as ImageBitmap
    const box = { kind: 'image', x: 10, y: 20, width: 200, height: 100, path: PHOTO } as const
    const context = { drawImage } as unknown as CanvasRenderingContext2D
    paint(
      context,
      [
        { ...box, fit: 'cover' },
        { ...box, fit: 'contain' },
        { ...box, path: 'other', fit: 'cover' },
      ],
      { images: new Map([[PHOTO, image]]), logo: null },
    )
    expect(drawImage.mock.calls).toEqual([
      [image, 100, 0, 200, 100, 10, 20, 200, 100],
      [image, 10, 45, 200, 50],
    ])
  })
})
