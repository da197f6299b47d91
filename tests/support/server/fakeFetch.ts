/** A request as the server sees it. */
export type SentRequest = { method: string; url: string; headers: Headers; body: string | null; keepalive: boolean }

export type Answer = (request: SentRequest) => Response | Promise<Response>

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const html = (status = 200) =>
  new Response('<!doctype html><title>Wi-Fi bandara</title>', { status, headers: { 'content-type': 'text/html' } })

/** A server that never answers. */
export const silence = () => new Promise<Response>(() => undefined)

// Node and jsdom each have a DOMException class. The app compares with the class of jsdom.
const own = (reason: unknown) =>
  reason instanceof Error && reason.name === 'AbortError' ? new DOMException(reason.message, 'AbortError') : reason

/** Rejects with the signal's reason on an abort, as the browser's own fetch does. */
function untilAborted<T>(signal: AbortSignal | null | undefined, answer: Promise<T>): Promise<T> {
  if (!signal) return answer
  const given = new Promise<never>((_, reject) => {
    const giveUp = () => reject(own(signal.reason))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp)
  })
  return Promise.race([answer, given])
}

/** Ends with the running test. */
let isCut = new AbortController()

/** The app of a test that has ended hears no answer. It would save, go back or write into the page of the next test. */
export function cutNetworks() {
  isCut.abort()
  isCut = new AbortController()
}

/** A network under the test's control: `sent` records every request, and `answer` answers it. */
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
    const { signal: end } = isCut
    return untilAborted(
      init.signal,
      Promise.resolve()
        .then(() => answer(request))
        .finally(() => (end.aborted ? silence() : undefined)),
    )
  }
  return { fetch, sent }
}
