import { parsedUrl } from '../../../domain/values/urls'

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Returns how customers reach the site: `publicUrl`, or the host that the request names. The header may hold anything, so
 * that only the shape of a host is taken from it (docs/deploying.md).
 */
export const requestOrigin =
  <Asked extends Pick<Request, 'url'>>(publicUrl: string | null, isHttps: (request: Asked) => boolean) =>
  (request: Asked): string | null => {
    if (publicUrl !== null) return publicUrl
    const { protocol, host } = parsedUrl(request.url) ?? { protocol: '', host: '' }
    return HOST.test(host) ? `${isHttps(request) ? 'https:' : protocol}//${host}` : null
  }
