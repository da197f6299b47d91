import type { PublicOffer } from '@/domain/offer/publicOffer'
import { optionsOf } from '@/domain/offer/options'
import type { Images } from './paintPicture'
import type { Shown } from './optionBlock'
import { MOST_PHOTOS } from './pictureLayout'

/** A picture waits this long for its images, and is then drawn without those that are missing. */
const WAIT = 1500

/**
 * The images of each kind: the least width of one that is shown, how many are shown at most, and the pixels that one fills at
 * most. A smaller photo would be blurred at the head of the picture.
 */
const KINDS = {
  photo: { least: 300, most: MOST_PHOTOS, width: 1080, height: 430 },
  logo: { least: 1, most: Infinity, width: 160, height: 160 },
}
type Kind = keyof typeof KINDS

type Loaded = HTMLImageElement | null
const loading = new Map<string, Promise<Loaded>>()

/** An image that a canvas may show and still be read: of our own origin, or of one that allows it. Null for any other. */
async function load(address: string): Promise<Loaded> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = address
  try {
    await image.decode()
    return image
  } catch {
    loading.delete(address)
    return null
  }
}

function loadOnce(address: string | null): Promise<Loaded> {
  if (address === null) return Promise.resolve(null)
  const known = loading.get(address) ?? load(address)
  loading.set(address, known)
  return Promise.race([known, new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT))])
}

/** The pixels of an image, which a worker can paint; null if the browser gives none. A drawn image (SVG) is sharp in every size. */
async function bitmapOf(image: HTMLImageElement, kind: Kind): Promise<ImageBitmap | null> {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.max(KINDS[kind].width / naturalWidth, KINDS[kind].height / naturalHeight)
  return createImageBitmap(image, {
    resizeWidth: Math.round(naturalWidth * scale),
    resizeHeight: Math.round(naturalHeight * scale),
    resizeQuality: 'high',
  }).catch(() => null)
}

type Find = (path: string) => string | null

async function bitmapsOf(paths: readonly string[], kind: Kind, find: Find): Promise<Map<string, ImageBitmap>> {
  const loaded = await Promise.all(
    [...new Set(paths)].map(async (path) => ({ path, image: await loadOnce(find(path)) })),
  )
  const usable = loaded.flatMap(({ path, image }) =>
    image && image.naturalWidth >= KINDS[kind].least ? [{ path, image }] : [],
  )
  const made = usable
    .slice(0, KINDS[kind].most)
    .map(async ({ path, image }) => [path, await bitmapOf(image, kind)] as const)
  return new Map((await Promise.all(made)).flatMap(([path, bitmap]) => (bitmap ? [[path, bitmap] as const] : [])))
}

/** Loads the photos and logos that can be painted, and never fails (docs/product.md §21.3.16). */
export async function loadImages(offer: PublicOffer, find: Find): Promise<{ images: Images; shown: Shown }> {
  const options = optionsOf(offer)
  const stays = options.flatMap((option) => option.stays)
  const [photos, logos] = await Promise.all([
    bitmapsOf(
      stays.flatMap(({ image }) => image ?? []),
      'photo',
      find,
    ),
    bitmapsOf(
      options.flatMap(({ airlineLogo }) => airlineLogo ?? []),
      'logo',
      find,
    ),
  ])
  return {
    images: new Map([...photos, ...logos]),
    shown: { photos: new Set(photos.keys()), logos: new Set(logos.keys()) },
  }
}
