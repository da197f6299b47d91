import { parsedUrl } from './parsedUrl'
import { withoutTrailingSlashes } from './trailingSlashes'

// URL reads an address as the browser does: it drops tabs and line ends, and takes %2e for a dot.
const climbs = (path: string) => path.split(/[/?#]/).some((part) => /^(\.|%2e){2}$/i.test(part))
const isDeceptive = (path: string) => path.startsWith('//') || /[\\\p{Cc}]/u.test(path)

/**
 * The address of an image the API names: `base` + path with one slash between. Full addresses are kept when they are
 * http(s). Null, so that a placeholder is shown, for everything else: `javascript:`, `data:`, `//host`, a path that climbs.
 */
export function assetUrl(base: string, path: unknown): string | null {
  if (typeof path !== 'string') return null
  const clean = path.trim()
  if (clean === '' || isDeceptive(clean)) return null
  if (/^https?:\/\//i.test(clean)) return parsedUrl(clean) ? clean : null
  if (/^[a-z][a-z0-9+.-]*:/i.test(clean) || climbs(clean)) return null
  return `${withoutTrailingSlashes(base)}/${clean.replace(/^\/+/, '')}`
}
