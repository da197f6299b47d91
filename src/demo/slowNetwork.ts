import { seededRandom } from '../partner-api/seed/random'

export type NetworkOptions = {
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
export function slowNetwork({ latency = 0, failureRate = 0, seed }: NetworkOptions) {
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
