import { requestOrigin, type OriginOf } from '../../routes/offers/linkOrigin'
import type { Log } from '../log/log'
import type { ServerSettings } from '../settings/env'
import { isForwarded } from './loopback'

const ORIGIN_ADVICE =
  'Alamat situs tidak terbaca dari sebuah permintaan: reverse proxy mengganti header Host atau X-Forwarded-Proto. ' +
  'Pratinjau tautan penawaran dapat kehilangan gambarnya. Jalankan dengan PUBLIC_URL=https://alamat-situs-anda, ' +
  'dan di belakang satu reverse proxy juga dengan TRUST_PROXY=1.'

/** The entries of a header to which each proxy adds one. */
const forwarded = (request: Request, name: string): string[] =>
  (request.headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase())

type Settings = Pick<ServerSettings, 'publicUrl' | 'trustProxy'>

/**
 * How customers reach the site, as the settings, the browser or the proxy say (docs/product.md §21.5.26). The first request
 * that does not tell it writes one line to the log.
 */
export function siteOrigin(
  { publicUrl, trustProxy }: Settings,
  log: Log,
): { isHttps: (request: Request) => boolean; origin: OriginOf } {
  let isTold = false
  const onLost = () => {
    if (!isTold) log.warn('origin.unknown', { text: ORIGIN_ADVICE })
    isTold = true
  }
  // Of several proxies each adds what it saw, and one of them has spoken https with the browser.
  const isHttps = (request: Request) => trustProxy && forwarded(request, 'x-forwarded-proto').includes('https')
  const origin = requestOrigin(publicUrl, {
    isHttps,
    isForwarded: (request, env) => trustProxy || isForwarded(request, env),
    forwardedHost: (request) => (trustProxy ? forwarded(request, 'x-forwarded-host').at(-1) : undefined),
    onLost,
  })
  return { isHttps, origin }
}
