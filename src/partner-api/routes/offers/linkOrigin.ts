import { parsedUrl, reachOf } from '@/domain/values/urls'

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

type Asked = Pick<Request, 'url' | 'headers'>

/** Returns the address under which customers reach the site, without a path; null when the request tells none. */
export type OriginOf = (request: Request, env?: unknown) => string | null

export type ProxyFacts = {
  isHttps: (request: Request) => boolean
  /** Whether a proxy has passed the request on. */
  isForwarded?: (request: Request, env: unknown) => boolean
  /** The host that a trusted proxy names. */
  forwardedHost?: (request: Request) => string | undefined
  /** Told when the address of the site cannot be read from a request. */
  onLost?: () => void
}

/** The origin of the page that sent a request, where the browser says that it is this site's own. No script can write these headers. */
function pageOrigin({ headers }: Asked): string | null {
  const url = headers.get('sec-fetch-site') === 'same-origin' ? parsedUrl(headers.get('origin') ?? '') : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

/** A name that only the proxy and this server know: nginx asks for `127.0.0.1:3000` or `app` unless it is told otherwise. */
function isInner(host: string): boolean {
  const hostname = parsedUrl(`http://${host}`)?.hostname ?? ''
  return reachOf(hostname) === 'machine' || (reachOf(hostname) === 'network' && !/^[\d.[]/.test(hostname))
}

/**
 * Tells how customers reach the site: `publicUrl`, else what the browser says, else the host that the request names
 * (docs/product.md §21.5.26). The header may hold anything, so that only the shape of a host is taken from it.
 */
export const requestOrigin =
  (publicUrl: string | null, facts: ProxyFacts): OriginOf =>
  (request, env) => {
    if (publicUrl !== null) return publicUrl
    const { isHttps, isForwarded, forwardedHost, onLost } = facts
    const { protocol, host } = parsedUrl(request.url) ?? { protocol: '', host: '' }
    const isLost = !HOST.test(host) || (isInner(host) && isForwarded?.(request, env) === true)
    const named = isLost ? (forwardedHost?.(request) ?? '') : host
    const told =
      HOST.test(named) && !(isLost && isInner(named)) ? `${isHttps(request) ? 'https:' : protocol}//${named}` : null
    const own = pageOrigin(request)
    if (told === null || (own !== null && own !== told)) onLost?.()
    return own ?? told
  }
