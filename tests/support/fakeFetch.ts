/** What an app sent, as its server sees it. */
export type SentRequest = { method: string; url: string; headers: Headers; body: string | null; keepalive: boolean }

export type Answer = (request: SentRequest) => Response | Promise<Response>

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const html = (status = 200) =>
  new Response('<!doctype html><title>Wi-Fi bandara</title>', { status, headers: { 'content-type': 'text/html' } })

/** A server that never says anything. */
export const silence = () => new Promise<Response>(() => undefined)

// jsdom has a DOMException of its own beside Node's, and an abort is told by that class.
const own = (reason: unknown) =>
  reason instanceof Error && reason.name === 'AbortError' ? new DOMException(reason.message, 'AbortError') : reason

/** Gives up as the browser's own fetch does, with the signal's reason. */
function untilAborted<T>(signal: AbortSignal | null | undefined, answer: Promise<T>): Promise<T> {
  if (!signal) return answer
  const given = new Promise<never>((_, reject) => {
    const giveUp = () => reject(own(signal.reason))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp)
  })
  return Promise.race([answer, given])
}

/** A network in the hand: every request is kept in `sent` and answered by `answer`. */
export function fakeFetch(answer: Answer) {
  const sent: SentRequest[] = []
  const fetch: typeof globalThis.fetch = (input, init = {}) => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      url: String(input),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
      keepalive: init.keepalive === true,
    }
    sent.push(request)
    return untilAborted(
      init.signal,
      Promise.resolve().then(() => answer(request)),
    )
  }
  return { fetch, sent }
}
