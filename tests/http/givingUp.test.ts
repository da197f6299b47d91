import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpClient, REQUEST_TIMEOUT_MS } from '@/http/httpClient'
import { HttpError } from '@/http/HttpError'
import { fakeFetch, json, silence, type Answer } from '../support/server/fakeFetch'

function clientOf(answer: Answer) {
  const lines: string[] = []
  const { fetch, sent } = fakeFetch(answer)
  const client = createHttpClient({ baseUrl: '/api', fetch, getToken: () => 't1', log: (line) => lines.push(line) })
  return { client, lines, sent }
}
const outcome = (promise: Promise<unknown>) => {
  const seen: { value?: unknown; error?: unknown } = {}
  void promise.then(
    (value) => {
      seen.value = value
    },
    (error: unknown) => {
      seen.error = error
    },
  )
  return seen
}

beforeEach(() => void vi.useFakeTimers())

describe('a server that does not answer (fault 17)', () => {
  it('the client aborts the request after 30 s, not earlier, and logs a timeout', async () => {
    const { client, lines } = clientOf(silence)
    const seen = outcome(client.request('GET', '/partner/umroh-regular'))
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1)
    expect(seen).toEqual({})
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.error).toBeInstanceOf(HttpError)
    expect(seen.error).toMatchObject({ kind: 'timeout', status: undefined, message: 'error.timeout', sentToken: 't1' })
    expect(lines).toEqual(['[api] GET /partner/umroh-regular: request timeout'])
    expect(REQUEST_TIMEOUT_MS).toBe(30_000)
  })

  it('the client also aborts an answer that stops half way', async () => {
    const { client, lines } = clientOf(silence)
    const hanging = createHttpClient({
      baseUrl: '/api',
      getToken: () => null,
      log: (line) => lines.push(line),
      fetch: async (_, init) =>
        new Response(
          new ReadableStream({
            start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
          }),
        ),
    })
    const [seen, other] = [outcome(hanging.request('GET', '/x')), outcome(client.request('GET', '/y'))]
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
    expect([seen.error, other.error]).toEqual([
      expect.objectContaining({ kind: 'timeout' }),
      expect.objectContaining({ kind: 'timeout' }),
    ])
  })

  it('the client leaves no timer after an answer', async () => {
    const { client } = clientOf(() => json({}))
    await client.request('GET', '/x')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a caller that leaves the screen (fault 17)', () => {
  it('an abort by the caller is not logged and stays an AbortError', async () => {
    const { client, lines } = clientOf(silence)
    const leaving = new AbortController()
    const seen = outcome(client.request('GET', '/x', { signal: leaving.signal }))
    leaving.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.error).toMatchObject({ name: 'AbortError' })
    expect(seen.error).not.toBeInstanceOf(HttpError)
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
    expect([lines, vi.getTimerCount()]).toEqual([[], 0])
  })

  it('a signal that was aborted before the request rejects at once', async () => {
    const { client, lines } = clientOf(silence)
    const seen = outcome(client.request('GET', '/x', { signal: AbortSignal.abort() }))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.error).toMatchObject({ name: 'AbortError' })
    expect(lines).toEqual([])
  })

  it('a caller’s signal does not stop the timeout', async () => {
    const { client, lines } = clientOf(silence)
    const seen = outcome(client.request('GET', '/x', { signal: new AbortController().signal }))
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
    expect(seen.error).toMatchObject({ kind: 'timeout' })
    expect(lines).toHaveLength(1)
  })
})

describe('a network that is down', () => {
  it('a network error has its own kind and is logged', async () => {
    const { client, lines } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
    const seen = outcome(client.request('PUT', '/partner/umroh-regular/7', { body: {} }))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.error).toMatchObject({ kind: 'network', status: undefined, message: 'error.network', sentToken: 't1' })
    expect(lines).toEqual(['[api] PUT /partner/umroh-regular/7: network error, check your connection'])
  })
})
