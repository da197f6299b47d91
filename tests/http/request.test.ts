import { describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClientOptions } from '@/http/httpClient'
import { fakeFetch, json } from '../support/server/fakeFetch'

function clientWith(options: Partial<HttpClientOptions> = {}) {
  const network = fakeFetch(() => json({ data: [] }))
  const client = createHttpClient({
    baseUrl: '/api',
    fetch: network.fetch,
    getToken: () => null,
    log: () => undefined,
    ...options,
  })
  return { client, sent: network.sent }
}

describe('the headers of every request (docs/product.md §10.1)', () => {
  it('every request asks for JSON and marks itself as XMLHttpRequest', async () => {
    const { client, sent } = clientWith()
    await client.request('GET', '/partner/me')
    expect(Object.fromEntries(sent[0]!.headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    })
    expect([sent[0]!.method, sent[0]!.url, sent[0]!.body, sent[0]!.keepalive]).toEqual([
      'GET',
      '/api/partner/me',
      null,
      false,
    ])
  })

  it.each([
    ['the stored token', 'abc', undefined, 'Bearer abc'],
    ['no token where there is none', null, undefined, null],
    ['no token for an empty one', '', undefined, null],
    ['no token where the caller says so', 'abc', null, null],
    ['another token where the caller names one', 'abc', 'old', 'Bearer old'],
  ])('the request carries %s', async (_, stored, named, expected) => {
    const { client, sent } = clientWith({ getToken: () => stored })
    await client.request('GET', '/partner/me', named === undefined ? {} : { token: named })
    expect(sent[0]!.headers.get('authorization')).toBe(expected)
  })

  it.each([
    ['GET', 'page-token', null],
    ['POST', 'page-token', 'page-token'],
    ['PUT', 'page-token', 'page-token'],
    ['DELETE', 'page-token', 'page-token'],
    ['POST', null, null],
    ['POST', '', null],
  ] as const)('a %s request on a page with CSRF token %j sends %j', async (method, onPage, expected) => {
    const { client, sent } = clientWith({ getCsrfToken: () => onPage })
    await client.request(method, '/partner/umroh-regular')
    expect(sent[0]!.headers.get('x-csrf-token')).toBe(expected)
  })

  it('the request carries the given headers and body, and keepalive on demand', async () => {
    const { client, sent } = clientWith()
    await client.request('POST', '/x', {
      body: { namaPaket: 'Umroh', startCity: null },
      headers: { 'Idempotency-Key': 'k1' },
      keepalive: true,
    })
    expect(JSON.parse(sent[0]!.body ?? '')).toEqual({ namaPaket: 'Umroh', startCity: null })
    expect([sent[0]!.headers.get('idempotency-key'), sent[0]!.keepalive]).toEqual(['k1', true])
  })
})

describe('the address of a request', () => {
  it.each([
    [{ per_page: 50 }, '?per_page=50'],
    [{ q: '', per_page: 50, page: undefined, x: null }, '?per_page=50'],
    [{ q: '50% & _diskon', page: 2 }, '?q=50%25+%26+_diskon&page=2'],
    [{ q: "' OR 1=1 🕋" }, '?q=%27+OR+1%3D1+%F0%9F%95%8B'],
    [
      { date_check_in: '2027-04-10', date_check_out: '2027-04-14' },
      '?date_check_in=2027-04-10&date_check_out=2027-04-14',
    ],
    [{ page: 0 }, '?page=0'],
    [{}, ''],
    [undefined, ''],
  ])('the query %j becomes %j', async (query, search) => {
    const { client, sent } = clientWith()
    await client.request('GET', '/partner/umroh-regular', query ? { query } : {})
    expect(sent[0]!.url).toBe(`/api/partner/umroh-regular${search}`)
  })

  it.each([['/api'], ['/api/'], ['https://mitra.example/api//']])(
    'the base address %s is joined to the path with one slash',
    async (baseUrl) => {
      const { client, sent } = clientWith({ baseUrl })
      await client.request('GET', '/partner/me')
      expect(sent[0]!.url).toBe(`${baseUrl.replace(/\/+$/, '')}/partner/me`)
    },
  )
})
