import type { EarlyRequest, Handover } from '../shell/handover'

type Fetch = typeof globalThis.fetch

const GOOD_FOR_MS = 30_000

/** Settles as `answer` does, or fails as soon as the caller gives up. */
function unlessAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    answer.then(resolve, reject)
  })
}

const isThis = ({ url, token, at }: EarlyRequest, input: unknown, init: RequestInit) =>
  input === url && new Headers(init.headers).get('authorization') === `Bearer ${token}` && Date.now() - at < GOOD_FOR_MS

/**
 * A `fetch` that hands out what the page asked for before React was there, once, to whoever asks for just that. A write
 * makes it worthless: what was read before is no answer to a question after it.
 */
export function withEarlyAnswer(fetch: Fetch, handover: Handover | undefined): Fetch {
  return (input, init = {}) => {
    const early = handover?.early
    if (!early) return fetch(input, init)
    const isRead = (init.method ?? 'GET') === 'GET'
    const isAnswered = isRead && isThis(early, input, init)
    if (isAnswered || !isRead) delete handover.early
    return isAnswered ? unlessAborted(early.answer, init.signal) : fetch(input, init)
  }
}
