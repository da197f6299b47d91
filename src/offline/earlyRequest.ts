import type { EarlyRequest, Handover } from '@/shell/handover'

type Fetch = typeof globalThis.fetch

const MAX_AGE_MS = 30_000

/** Returns the answer of the early request. The caller's abort signal aborts that request. */
function takeOver({ answer, abort }: EarlyRequest, signal: AbortSignal | null | undefined): Promise<Response> {
  if (signal?.aborted) abort(signal.reason)
  signal?.addEventListener('abort', () => abort(signal.reason), { once: true })
  return answer
}

const isSame = ({ url, token, at }: EarlyRequest, input: unknown, init: RequestInit) =>
  input === url && new Headers(init.headers).get('authorization') === `Bearer ${token}` && Date.now() - at < MAX_AGE_MS

/**
 * Wraps `fetch`. The first identical request gets the answer of the early request, which boot.ts sent before React
 * started. A write discards the early request, because its answer
 * may not contain the change.
 */
export function withEarlyRequest(fetch: Fetch, handover: Handover | undefined): Fetch {
  return (input, init = {}) => {
    const early = handover?.early
    if (!early) return fetch(input, init)
    const isRead = (init.method ?? 'GET') === 'GET'
    const isAnswered = isRead && isSame(early, input, init)
    if (isAnswered || !isRead) delete handover.early
    return isAnswered ? takeOver(early, init.signal) : fetch(input, init)
  }
}
