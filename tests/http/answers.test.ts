import { describe, expect, it, vi } from 'vitest'
import { createHttpClient, type HttpClientOptions } from '@/http/httpClient'
import { HttpError } from '@/http/HttpError'
import { fakeFetch, html, json, type Answer } from '../support/server/fakeFetch'

function clientOf(answer: Answer, options: Partial<HttpClientOptions> = {}) {
  const lines: string[] = []
  const network = fakeFetch(answer)
  const client = createHttpClient({
    baseUrl: '/api',
    fetch: network.fetch,
    getToken: () => 'token-siti',
    log: (line) => lines.push(line),
    ...options,
  })
  return { client, lines, sent: network.sent }
}

async function failureOf(answer: Answer, options: Partial<HttpClientOptions> = {}) {
  const { client, lines } = clientOf(answer, options)
  const error: unknown = await client
    .request('POST', '/partner/umroh-regular', { query: { q: 'rahasia-cari' }, body: { password: 'rahasia-sandi' } })
    .then(
      () => new Error('it did not fail'),
      (reason: unknown) => reason,
    )
  if (!(error instanceof HttpError)) throw error
  return { error, lines }
}

describe('a successful answer (fault 16)', () => {
  it.each([
    ['JSON', () => json({ data: { id: 1 } }), { data: { id: 1 } }],
    ['data: null', () => json({ data: null }), { data: null }],
    ['an empty body', () => new Response('', { status: 200 }), null],
    ['a body of blanks', () => new Response(' \n', { status: 200 }), null],
    ['204', () => new Response(null, { status: 204 }), null],
  ])('the client returns the content of %s', async (_, answer, expected) => {
    const onSuccess = vi.fn<() => void>()
    const { client, lines } = clientOf(answer, { onSuccess })
    await expect(client.request('GET', '/x')).resolves.toEqual(expected)
    expect([lines, onSuccess.mock.calls.length]).toEqual([[], 1])
  })

  it('an HTML page, such as the login page of a hotel’s Wi-Fi, is a failure', async () => {
    const onSuccess = vi.fn<() => void>()
    const { error, lines } = await failureOf(() => html(), { onSuccess })
    expect([error.kind, error.status, error.message]).toEqual(['notJson', 200, 'error.notJson'])
    expect([lines, onSuccess.mock.calls.length]).toEqual([['[api] POST /partner/umroh-regular: answer is not JSON'], 0])
  })
})

describe('an error answer', () => {
  it.each([
    // status, body, message for the user
    [401, { message: 'Email atau kata sandi salah' }, 'Email atau kata sandi salah'],
    [401, {}, 'error.401'],
    [403, { message: 'Forbidden by policy X' }, 'error.403'],
    [404, { message: 'Paket tidak ada' }, 'Paket tidak ada'],
    [404, null, 'error.404'],
    [409, {}, 'error.409'],
    [413, { message: '' }, 'error.413'],
    [418, { message: 'teapot' }, 'error.unknown'],
    [419, { message: 'CSRF token mismatch.' }, 'error.419'],
    [422, { message: 'Isian salah' }, 'Isian salah'],
    [422, { message: ['Isian salah', 'lagi'] }, 'Isian salah'],
    [429, { message: 'Too Many Attempts.' }, 'error.429'],
    [500, { message: 'SQLSTATE[23000]' }, 'error.server'],
    [503, {}, 'error.server'],
  ])('an answer %i with %j shows the message %j', async (status, body, message) => {
    const { error } = await failureOf(() => json(body, status))
    expect([error.kind, error.status, error.message]).toEqual(['status', status, message])
  })

  it('the error also keeps the server’s own message', async () => {
    const { error } = await failureOf(() => json({ message: 'Too Many Attempts.' }, 429))
    expect(error.serverMessage).toBe('Too Many Attempts.')
  })

  it('the client accepts an error answer in HTML', async () => {
    const { error } = await failureOf(() => html(502))
    expect([error.kind, error.status, error.serverMessage, error.message, error.body]).toEqual([
      'status',
      502,
      undefined,
      'error.server',
      {},
    ])
  })

  it.each([
    ['lists', { namaPaket: ['wajib', 'pendek'] }, { namaPaket: 'wajib' }],
    ['texts', { 'hotelMakkah.id': 'tidak ada' }, { 'hotelMakkah.id': 'tidak ada' }],
    ['lists that begin empty', { margin: ['', null, 'salah'] }, { margin: 'salah' }],
    [
      'null and rubbish beside a text',
      { namaPaket: null, pesawat: [], margin: 7, x: {}, tourLeader: 'salah' },
      { tourLeader: 'salah' },
    ],
    ['values without text', { namaPaket: null }, undefined],
    ['a text instead of an object', 'salah', undefined],
  ])('the client reads the field errors from %s', async (_, errors, expected) => {
    const { error } = await failureOf(() => json({ message: 'm', errors }, 422))
    expect(error.body.errors).toEqual(expected)
  })

  it.each([
    ['7', 7],
    ['0', undefined],
    ['-3', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [null, undefined],
  ])('Retry-After %j is read as %j seconds', async (header, seconds) => {
    const { error } = await failureOf(() => json({}, 429, header === null ? {} : { 'retry-after': header }))
    expect(error.retryAfter).toBe(seconds)
  })
})

describe('the log of failed requests (docs/product.md §11.1) (fault 14)', () => {
  const at = '[api] POST /partner/umroh-regular: '
  it.each([
    [403, ['access forbidden']],
    [419, ['CSRF mismatch']],
    [429, ['rate limit exceeded']],
    [500, ['server error (500)']],
    [502, ['server error (502)']],
    [503, ['server error (503)']],
    [504, ['server error (504)']],
    [401, []],
    [404, ['refused (404)']],
    [422, ['refused (422)']],
  ])('the client logs a %i as %j', async (status, expected) => {
    const { lines } = await failureOf(() =>
      json({ message: 'rahasia-server', errors: { password: 'rahasia-sandi' } }, status),
    )
    expect(lines).toEqual(expected.map((line) => at + line))
  })

  it('the log never contains the query, the body, the token, the password or the answer', async () => {
    const all: string[] = []
    for (const answer of [
      () => json({ message: 'rahasia-server' }, 500),
      () => html(),
      () => Promise.reject(new TypeError('rahasia-jaringan')),
    ])
      all.push(...(await failureOf(answer)).lines)
    expect(all).toHaveLength(3)
    expect(all.join('\n')).not.toMatch(/rahasia|token|\?/)
  })

  it('without a log function the client writes to the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const client = createHttpClient({
      baseUrl: '/api',
      fetch: fakeFetch(() => json({}, 403)).fetch,
      getToken: () => null,
    })
    await expect(client.request('GET', '/x')).rejects.toThrow()
    expect(warn.mock.calls).toEqual([['[api] GET /x: access forbidden']])
    warn.mockRestore()
  })
})

describe('a 401', () => {
  it.each([
    ['a request with the stored token', undefined, 401, [['token-siti']]],
    ['a request with a token of its own', 'token-lama', 401, [['token-lama']]],
    ['a login, which carries no token', null, 401, []],
    ['a status other than 401', undefined, 403, []],
  ])(
    '%s: the client reports each token that got a 401, so that its session can end',
    async (_, token, status, calls) => {
      const onUnauthorized = vi.fn<(token: string) => void>()
      const { client } = clientOf(() => json({}, status), { onUnauthorized })
      const error: unknown = await client
        .request('GET', '/x', token === undefined ? {} : { token })
        .catch((reason: unknown) => reason)
      expect(onUnauthorized.mock.calls).toEqual(calls)
      expect((error as HttpError).sentToken).toBe(token === undefined ? 'token-siti' : token)
    },
  )
})
