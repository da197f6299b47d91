import { assetUrl } from '../domain/values/assetUrl'
import { drawMedia } from '../partner-api/media/drawMedia'

const drawn = new Map<string, string | null>()

function draw(address: string): string | null {
  const svg = drawMedia(address.slice(1))
  return svg === null ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * The picture behind an image path as a data address, since no `<img>` goes through a fetch of ours. Null for what the
 * demo cannot draw, other origins' images among it: it asks nobody.
 */
export function demoAssets(path: string | null): string | null {
  const address = assetUrl('', path)
  if (address === null) return null
  const known = drawn.get(address)
  if (known !== undefined) return known
  const made = draw(address)
  drawn.set(address, made)
  return made
}
