import { describe, expect, it } from 'vitest'
import { withEarlyRequest } from '@/offline/earlyRequest'
import { createHttpClient } from '@/http/httpClient'
import type { EarlyRequest, Handover } from '@/shell/handover'
import { fakeFetch, json, silence } from '../support/server/fakeFetch'

const LIST = '/partner/umroh-regular'

type Setting = Partial<EarlyRequest> & { now?: string | null }

function page({
  token = 'kunci',
  at = Date.now(),
  answer = Promise.resolve(json({ from: 'page' })),
  abort = () => undefined,
  now = 'kunci',
}: Setting = {}) {
  const handover: Handover = { early: { url: `/api${LIST}?per_page=50`, token, at, answer, abort } }
  const { fetch, sent } = fakeFetch(() => json({ from: 'network' }))
  const http = createHttpClient({
    baseUrl: '/api',
    fetch: withEarlyRequest(fetch, handover),
    getToken: () => now,
    log: () => undefined,
  })
  const list = (signal?: AbortSignal) => http.request('GET', LIST, { query: { per_page: 50 }, signal })
  return { http, list, sent }
}

describe('the early request, which the page sends before React starts', () => {
  it('the answer of the early request serves the same request once', async () => {
    const { list, sent } = page()
    expect(await list()).toEqual({ from: 'page' })
    expect(sent).toEqual([])
    expect(await list()).toEqual({ from: 'network' })
  })

  it('the answer of the early request waits for the same request and serves no other', async () => {
    const { http, list } = page()
    expect(await http.request('GET', LIST, { query: { q: 'hemat', per_page: 50 } })).toEqual({ from: 'network' })
    expect(await list()).toEqual({ from: 'page' })
  })

  it.each([
    ['another session', page({ now: 'lain' })],
    ['nobody', page({ now: null })],
    ['a question 30 s later', page({ at: Date.now() - 30_000 })],
  ])('the early request does not answer %s', async (_, { list }) => expect(await list()).toEqual({ from: 'network' }))

  it.each(['POST', 'PUT', 'DELETE'] as const)('the early request answers nothing after a %s', async (method) => {
    const { http, list } = page()
    await http.request(method, `${LIST}/7`)
    expect(await list()).toEqual({ from: 'network' })
  })

  it('a caller can abort the early request like any other request', async () => {
    const early = new AbortController()
    const { fetch } = fakeFetch(silence)
    const { list } = page({ answer: fetch('/', { signal: early.signal }), abort: (reason) => early.abort(reason) })
    const controller = new AbortController()
    const asked = list(controller.signal)
    controller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('a failed early request is a network error, and a retry goes to the network', async () => {
    const answer = Promise.reject(new TypeError('offline'))
    answer.catch(() => undefined)
    const { list } = page({ answer })
    await expect(list()).rejects.toMatchObject({ kind: 'network' })
    expect(await list()).toEqual({ from: 'network' })
  })
})
