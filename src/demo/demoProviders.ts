import { createProviders, type Providers } from '../app/providers'
import { safeStorage, type KeyValueStore } from '../auth-provider/browserStorage'
import { DEFAULT_SEED } from '../partner-api/seed/seedStore'
import { createDemoServer } from './demoServer'
import { slowNetwork } from './slowNetwork'
import { ensureSubtleCrypto } from './subtleCrypto'

export type DemoOptions = {
  /** Milliseconds before each answer; 0 unless told. */
  latency?: number
  /** How many of the requests fail, from 0 to 1: network failures and 503s. */
  failureRate?: number
  /** Which packages there are at first, and which requests fail. */
  seed?: number
  /** Where data and session are kept; the browser's localStorage unless told. */
  storage?: KeyValueStore
  /** How many packages each of the two mitra begins with. */
  packages?: readonly number[]
  /** Told of each request, as `GET /partner/me`: a browser's network panel does not show them. */
  onRequest?: (line: string) => void
}

export type DemoProviders = Providers & {
  /** Forgets all changes and signs out. */
  resetDemo: () => Promise<void>
}

const ORIGIN = 'http://demo.invalid'
const API = '/api'

/**
 * The app's own providers over the reference partner API, which runs right here: same HTTP client, same mappers, same
 * rules, no server. Everything is kept in `storage` and survives a reload.
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
  const server = createDemoServer({ storage, seed, ...(packages ? { packages } : {}) })
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
