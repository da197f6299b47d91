import { assetUrl } from '@/domain/values/urls'
import { drawMedia } from '@/partner-api/media/drawMedia'

const drawn = new Map<string, string | null>()

function draw(address: string): string | null {
  const svg = drawMedia(address.slice(1))
  return svg === null ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * Draws the picture of an image path as a data URL, because an `<img>` does not use our fetch function. Null for
 * pictures that the demo cannot draw, such as images of other origins: the demo sends no request.
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
