import { describe, expect, it, vi } from 'vitest'
import { isForbidden, isNotFound } from '../../src/domain/requestPolicy'
import { createHttpClient } from '../../src/http/httpClient'
import { fakeFetch, html, json, type Answer } from '../support/server/fakeFetch'

function clientOf(answer: Answer) {
  const onUnauthorized = vi.fn<(token: string) => void>()
  const onSuccess = vi.fn<() => void>()
  const { fetch } = fakeFetch(answer)
  const options = { baseUrl: '/api', fetch, getToken: () => 't', log: () => undefined }
  return { client: createHttpClient({ ...options, onUnauthorized, onSuccess }), onUnauthorized, onSuccess }
}

describe('an answer of a proxy or a captive portal', () => {
  it.each([
    [401, 'a page of HTML', html],
    [
      401,
      'nothing but the question for a password',
      (status: number) => new Response('', { status, headers: { 'www-authenticate': 'Basic realm="proxy"' } }),
    ],
    [403, 'a page of HTML', html],
    [404, 'a page of HTML', html],
    [409, 'a page of HTML', html],
    [410, 'a text', (status: number) => new Response('Gone', { status })],
  ])('a %i with %s ends no session, hides nothing and refuses nothing', async (status, _, answer) => {
    const { client, onUnauthorized } = clientOf(() => answer(status))
    const error: unknown = await client.request('GET', '/x').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'notJson', status: undefined, message: 'error.notJson' })
    expect([isNotFound(error), isForbidden(error), onUnauthorized.mock.calls]).toEqual([false, false, []])
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
  it.each([413, 429, 502, 503])(
    'a %i with HTML keeps its status, because nothing is deleted for it',
    async (status) => {
      await expect(clientOf(() => html(status)).client.request('GET', '/x')).rejects.toMatchObject({ status })
    },
  )
})

describe('a write that is answered without a word', () => {
  const NOTHING: [string, () => Response][] = [
    ['nothing', () => new Response('')],
    ['204', () => new Response(null, { status: 204 })],
    ['null', () => json(null)],
    ['{}', () => json({})],
  ]
  it.each(NOTHING)('%s is no success, unless the caller looks for a proof itself', async (_, answer) => {
    const { client, onSuccess } = clientOf(answer)
    await expect(client.request('DELETE', '/x')).rejects.toMatchObject({ kind: 'unproven', message: 'error.unproven' })
    expect(onSuccess).not.toHaveBeenCalled()
    await client.request('POST', '/x', { mayBeEmpty: true })
    await client.request('GET', '/x')
    expect(onSuccess).toHaveBeenCalledTimes(2)
  })
})
