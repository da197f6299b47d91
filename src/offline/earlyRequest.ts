import type { EarlyRequest, Handover } from '../shell/handover'

type Fetch = typeof globalThis.fetch

const GOOD_FOR_MS = 30_000

/** The answer, given up as soon as whoever took it over gives up. */
function takeOver({ answer, giveUp }: EarlyRequest, signal: AbortSignal | null | undefined): Promise<Response> {
  if (signal?.aborted) giveUp(signal.reason)
  signal?.addEventListener('abort', () => giveUp(signal.reason), { once: true })
  return answer
}

const isThis = ({ url, token, at }: EarlyRequest, input: unknown, init: RequestInit) =>
  input === url && new Headers(init.headers).get('authorization') === `Bearer ${token}` && Date.now() - at < GOOD_FOR_MS

/**
 * A `fetch` that hands out what the page asked for before React was there, once, to whoever asks for just that. A write
 * makes it worthless: what was read before is no answer to a question after it.
 */
export function withEarlyRequest(fetch: Fetch, handover: Handover | undefined): Fetch {
  return (input, init = {}) => {
    const early = handover?.early
    if (!early) return fetch(input, init)
    const isRead = (init.method ?? 'GET') === 'GET'
    const isAnswered = isRead && isThis(early, input, init)
    if (isAnswered || !isRead) delete handover.early
    return isAnswered ? takeOver(early, init.signal) : fetch(input, init)
  }
}
