import type { PublicOffer } from '@/domain/offer/publicOffer'
import { optionsOf } from '@/domain/offer/options'
import type { Images } from './paintPicture'
import type { Shown } from './optionBlock'

/** A picture waits this long for its images, and is then drawn without those that are missing. */
const WAIT = 1500
/** A smaller photo would be blurred at the head of the picture. */
const LEAST_PHOTO = 300

type Loaded = HTMLImageElement | null
const loading = new Map<string, Promise<Loaded>>()

/** An image that a canvas may show and still be read: of our own origin, or of one that allows it. Null for any other. */
async function load(address: string): Promise<Loaded> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = address
  try {
    await image.decode()
    return image.naturalWidth > 0 ? image : null
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

async function loadAll(paths: readonly string[], find: (path: string) => string | null): Promise<Images> {
  const found = await Promise.all(paths.map(async (path) => [path, await loadOnce(find(path))] as const))
  return new Map(found.flatMap(([path, image]) => (image ? [[path, image] as const] : [])))
}

/** Loads the photos and logos that can be painted, and never fails (docs/product.md §21.3.16). */
export async function loadImages(
  offer: PublicOffer,
  find: (path: string) => string | null,
): Promise<{ images: Images; shown: Shown }> {
  const options = optionsOf(offer)
  const photos = options.flatMap(({ stays }) => stays.flatMap(({ image }) => image ?? []))
  const logos = options.flatMap(({ airlineLogo }) => airlineLogo ?? [])
  const images = await loadAll([...new Set([...photos, ...logos])], find)
  const isSharp = (path: string) => (images.get(path)?.naturalWidth ?? 0) >= LEAST_PHOTO
  return {
    images,
    shown: { photos: new Set(photos.filter(isSharp)), logos: new Set(logos.filter((path) => images.has(path))) },
  }
}
