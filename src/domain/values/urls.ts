/** Reads an address, or returns null for a text that is none. Safari 16 cannot ask first whether it is one. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * The app's own address within an address of the browser. The demo keeps it behind `#/`, because any folder of any static
 * host can answer that (docs/demo.md).
 */
export function addressInApp({ pathname, search, hash }: Address): Address {
  const behind = hash.startsWith('#/') ? parsedUrl(hash.slice(1), 'http://in.app') : null
  return behind ?? { pathname, search, hash }
}

/** A text without the slashes at its end. A pattern for them would start anew at each slash of a long row of them. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text.endsWith('/', end) && end > 0) end -= 1
  return text.slice(0, end)
}

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

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)
/** Names of hosts that only one machine or one network knows. */
const PRIVATE_DOMAINS = ['localhost', 'local', 'internal', 'lan', 'home.arpa']

/** Whether a host has a public name. URL writes every spelling of an IPv4 address as four numbers, and IPv6 in brackets. */
function hasPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  return !isAddress(host) && host.includes('.') && !PRIVATE_DOMAINS.some((domain) => isWithin(host, domain))
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)$/
const OF_A_NETWORK =
  /^(10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^\[(f[cd]|fe[89ab])/
const isAddress = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host)

/** A host can be reached by this machine alone, by a network, or by everybody. */
const REACHES = ['machine', 'network', 'world'] as const

export function reachOf(hostname: string): (typeof REACHES)[number] {
  const host = hostname.replace(/\.$/, '')
  if (LOOPBACK.test(host)) return 'machine'
  if (isAddress(host)) return OF_A_NETWORK.test(host) ? 'network' : 'world'
  return hasPublicName(host) ? 'world' : 'network'
}

/**
 * The address of a customer's link, which an API tells. An API behind a proxy may not know the name,
 * the port or the https of its site. The browser knows them: `own` is the origin at which it reaches
 * the API. A public name of another host stays, because the operator may have set it.
 */
export function customerAddress(url: string, own: string): string {
  const [told, mine] = [parsedUrl(url, own), parsedUrl(own)]
  if (!told || !mine) return url
  const isSame = told.hostname === mine.hostname && (told.protocol === mine.protocol || mine.protocol === 'https:')
  const isInner = REACHES.indexOf(reachOf(told.hostname)) < REACHES.indexOf(reachOf(mine.hostname))
  return isSame || isInner ? mine.origin + told.pathname + told.search + told.hash : told.href
}

/**
 * Says what is wrong with the address of an image that an admin types: `broken` if no screen could show it, `private`
 * if browsers should not fetch it. Allowed are a path below the assets' address, and `https:` at a host with a public
 * name, without user and password: every phone that shows the image fetches it.
 */
export function imageProblem(text: string): 'broken' | 'private' | null {
  if (assetUrl('', text) === null || text.split(/[/?#]/).includes('..')) return 'broken'
  if (!/^https?:/i.test(text)) return null
  const { protocol, username, password, hostname } = new URL(text)
  const isPublic = protocol === 'https:' && username === '' && password === '' && hasPublicName(hostname)
  return isPublic ? null : 'private'
}
