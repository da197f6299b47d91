import { createProviders, type Providers } from '@/app/providers'
import { safeStorage, type KeyValueStore } from '@/auth-provider/browserStorage'
import { DEFAULT_SEED } from '@/partner-api/seed/seedStore'
import { seededRandom } from '@/partner-api/seed/packages'
import { createDemoServer, originOf } from './demoServer'
import { ensureSubtleCrypto } from './subtleCrypto'

type NetworkOptions = {
  /** Milliseconds before each answer. */
  latency?: number
  /** The share of requests that fail, from 0 to 1. Half of them never arrive; the other half get a 503. */
  failureRate?: number
  /** The same seed makes the same requests fail. */
  seed: number
}

const clamp = (value: number, most: number) => Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), most)
const MAX_LATENCY_MS = 120_000

/** Resolves with the result of `work`, or rejects with the signal's reason as soon as the caller aborts. */
function untilAborted<T>(signal: AbortSignal | null | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

/** Simulates a slow and unreliable network between the app and an API in the same page. */
function slowNetwork({ latency = 0, failureRate = 0, seed }: NetworkOptions) {
  const [delay, rate] = [clamp(latency, MAX_LATENCY_MS), clamp(failureRate, 1)]
  const random = seededRandom(seed)

  async function travel(answer: () => Promise<Response>): Promise<Response> {
    const [fails, isLost] = [random.chance(rate), random.chance(0.5)]
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (!fails) return answer()
    if (isLost) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 503 })
  }

  return (signal: AbortSignal | null | undefined, answer: () => Promise<Response>) =>
    untilAborted(signal, travel(answer))
}

export type DemoOptions = {
  /** Milliseconds before each answer; 0 by default. */
  latency?: number
  /** The share of requests that fail, from 0 to 1, by a network error or a 503. */
  failureRate?: number
  /** Decides which packages exist at first, and which requests fail. */
  seed?: number
  /** Holds data and session; the browser's localStorage by default. */
  storage?: KeyValueStore
  /** The number of packages that each of the two mitra starts with, none of them shared. Default: half a year of business. */
  packages?: readonly number[]
  /** Called with each request, such as `GET /partner/me`, because a browser's network panel does not show them. */
  onRequest?: (line: string) => void
}

export type DemoProviders = Providers & {
  /** Discards all changes and signs out. */
  resetDemo: () => Promise<void>
  /** An uploaded picture as base64, by its SHA-256. */
  uploadOf: (hash: string) => string | null
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
    origin: originOf(globalThis.location),
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
    uploadOf: server.uploadOf,
    async resetDemo() {
      await server.reset()
      providers.session.end({ bySelf: true })
    },
  }
}
