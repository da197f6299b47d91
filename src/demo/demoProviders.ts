import { createProviders, type Providers } from '../app/providers'
import { safeStorage, type KeyValueStore } from '../auth-provider/browserStorage'
import { DEFAULT_SEED } from '../partner-api/seed/seedStore'
import { createDemoServer } from './demoServer'
import { slowNetwork } from './slowNetwork'
import { ensureSubtleCrypto } from './subtleCrypto'

export type DemoOptions = {
  /** Milliseconds before each answer; 0 by default. */
  latency?: number
  /** The share of requests that fail, from 0 to 1, by a network error or a 503. */
  failureRate?: number
  /** Decides which packages exist at first, and which requests fail. */
  seed?: number
  /** Holds data and session; the browser's localStorage by default. */
  storage?: KeyValueStore
  /** The number of packages that each of the two mitra starts with. */
  packages?: readonly number[]
  /** Called with each request, such as `GET /partner/me`, because a browser's network panel does not show them. */
  onRequest?: (line: string) => void
}

export type DemoProviders = Providers & {
  /** Discards all changes and signs out. */
  resetDemo: () => Promise<void>
}

const ORIGIN = 'http://demo.invalid'
const API = '/api'

/**
 * The app's own providers over the reference partner API, which runs in the same page. HTTP client, mappers and rules
 * are those of the app; there is no server. All data is in `storage` and survives a reload.
 */
export function createDemoProviders({
  latency,
  failureRate,
  seed = DEFAULT_SEED,
  storage: given,
  packages,
  onRequest,
}: DemoOptions = {}): DemoProviders {
  ensureSubtleCrypto()
  const storage = safeStorage(() => given ?? window.localStorage)
  const server = createDemoServer({
    storage,
    seed,
    origin: globalThis.location?.origin,
    ...(packages ? { packages } : {}),
  })
  const network = slowNetwork({
    seed,
    ...(latency === undefined ? {} : { latency }),
    ...(failureRate === undefined ? {} : { failureRate }),
  })

  const fetch: typeof globalThis.fetch = (input, { signal, method = 'GET', headers = {}, body = null } = {}) => {
    const url = new URL(String(input), ORIGIN)
    onRequest?.(`${method} ${url.pathname.slice(API.length)}${url.search}`)
    return network(signal, () => server.answer(url.href, { method, headers, body }))
  }

  const providers = createProviders({ apiUrl: API, sendIdempotencyKey: true, fetch, storage })
  return {
    ...providers,
    async resetDemo() {
      await server.reset()
      providers.session.end({ bySelf: true })
    },
  }
}
