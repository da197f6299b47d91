import { describe, expect, it, vi } from 'vitest'
import { isForbidden, isNotFound, retryQuery } from '@/domain/requestPolicy'
import { createHttpClient } from '@/http/httpClient'
import { fakeFetch, html, json, type Answer } from '../support/server/fakeFetch'

function clientOf(answer: Answer) {
  const onUnauthorized = vi.fn<(token: string) => void>()
  const onSuccess = vi.fn<() => void>()
  const { fetch } = fakeFetch(answer)
  const options = { baseUrl: '/api', fetch, getToken: () => 't', log: () => undefined }
  return { client: createHttpClient({ ...options, onUnauthorized, onSuccess }), onUnauthorized, onSuccess }
}

describe('a refusal', () => {
  it.each(['Basic realm="proxy"', 'Negotiate', 'NTLM', 'Digest realm="x"'])(
    'a 401 that asks the browser for a password (%s) comes from a proxy, and ends no session',
    async (asks) => {
      const answer = new Response('<html>', { status: 401, headers: { 'www-authenticate': asks } })
      const { client, onUnauthorized } = clientOf(() => answer)
      const error: unknown = await client.request('GET', '/x').catch((reason: unknown) => reason)
      expect(error).toMatchObject({ kind: 'notJson', status: undefined, message: 'error.notJson' })
      expect(onUnauthorized.mock.calls).toEqual([])
    },
  )
  const PAGES: [string, (status: number) => Response][] = [
    ['a page of HTML', html],
    ['a text', (status) => new Response('Gone', { status })],
    ['nothing', (status) => new Response(null, { status })],
  ]
  it.each(PAGES)('with %s is what its status says, and is never asked for again', async (_, answer) => {
    for (const status of [401, 403, 404, 409, 410, 413, 419, 429]) {
      const { client, onUnauthorized } = clientOf(() => answer(status))
      const error: unknown = await client.request('GET', '/x').catch((reason: unknown) => reason)
      expect(error).toMatchObject({ kind: 'status', status })
      expect([isNotFound(error), isForbidden(error), retryQuery(0, error)]).toEqual([
        status === 404,
        status === 403,
        false,
      ])
      expect(onUnauthorized.mock.calls).toEqual(status === 401 ? [['t']] : [])
    }
  })
  it('a 401 in JSON is the API’s own, and ends the session', async () => {
    const { client, onUnauthorized } = clientOf(() => json({ message: 'Sesi berakhir' }, 401))
    await expect(client.request('GET', '/x')).rejects.toMatchObject({ kind: 'status', status: 401 })
    expect(onUnauthorized.mock.calls).toEqual([['t']])
  })
  it.each([
    ['without a body', {}],
    ['without a body that asks for a token', { 'www-authenticate': 'Bearer' }],
  ])('a 401 %s may be the API’s own: it ends the session', async (_, headers: HeadersInit) => {
    const { client, onUnauthorized } = clientOf(() => new Response(null, { status: 401, headers }))
    await expect(client.request('GET', '/x')).rejects.toMatchObject({ kind: 'status', status: 401 })
    expect(onUnauthorized.mock.calls).toEqual([['t']])
  })
  it.each([502, 503])('a %i with HTML keeps its status', async (status) => {
    await expect(clientOf(() => html(status)).client.request('GET', '/x')).rejects.toMatchObject({ status })
  })
})

describe('a write that is answered without a word', () => {
  const NOTHING: [string, () => Response][] = [
    ['nothing', () => new Response('')],
    ['204', () => new Response(null, { status: 204 })],
    ['null', () => json(null)],
    ['{}', () => json({})],
  ]
  it('a text such as OK reads as nothing if a write may be answered without a word, a page never does', async () => {
    const ok = clientOf(() => new Response('OK', { headers: { 'content-type': 'text/html' } })).client
    await expect(ok.request('POST', '/x', { mayBeEmpty: true })).resolves.toBeNull()
    await expect(ok.request('POST', '/x')).rejects.toMatchObject({ kind: 'notJson' })
    const portal = clientOf(() => new Response(' <!doctype html><html></html>')).client
    await expect(portal.request('POST', '/x', { mayBeEmpty: true })).rejects.toMatchObject({ kind: 'notJson' })
  })
  it.each(NOTHING)('%s is no success, unless the caller itself asks for a proof', async (_, answer) => {
    const { client, onSuccess } = clientOf(answer)
    await expect(client.request('DELETE', '/x')).rejects.toMatchObject({ kind: 'unproven', message: 'error.unproven' })
    expect(onSuccess).not.toHaveBeenCalled()
    await client.request('POST', '/x', { mayBeEmpty: true })
    await client.request('GET', '/x')
    expect(onSuccess).toHaveBeenCalledTimes(2)
  })
})
