import { describe, expect, it, vi } from 'vitest'
import { createHttpClient } from '@/http/httpClient'
import { type HttpError, isIndonesian } from '@/http/HttpError'
import { id } from '@/i18n/id'
import { say } from '@/i18n/translate'
import { fakeFetch, html, json, silence, type Answer } from '../support/server/fakeFetch'

async function failureOf(answer: Answer): Promise<HttpError> {
  const client = createHttpClient({
    baseUrl: '/api',
    fetch: fakeFetch(answer).fetch,
    getToken: () => null,
    timeoutMs: 20,
    log: () => undefined,
  })
  return client.request('GET', '/x').then(
    () => {
      throw new Error('it did not fail')
    },
    (error: HttpError) => error,
  )
}
const saidOf = async (answer: Answer) => say((await failureOf(answer)).message)

const CATALOGUE = Object.values(id.error)
const STATUSES = [400, 401, 403, 404, 405, 408, 409, 413, 415, 418, 419, 422, 429, 500, 502, 503, 504]
const BODIES: [string, (status: number) => Response][] = [
  ['nothing', (status) => new Response(null, { status })],
  ['no message', (status) => json({}, status)],
  ['English', (status) => json({ message: 'The given data was invalid.' }, status)],
  ['HTML', html],
  ['HTML in JSON', (status) => json({ message: '<h1>Whoops</h1>' }, status)],
  [
    'a stack',
    (status) => json({ message: 'TypeError: x\n    at save (/srv/app.js:1:2)', exception: 'TypeError' }, status),
  ],
  ['a very long text', (status) => json({ message: 'Data salah. '.repeat(40) }, status)],
]

describe.each(BODIES)('an error answer with %s', (_, body) => {
  it.each(STATUSES)('status %i shows a text of the catalogue in Indonesian', async (status) => {
    const said = await saidOf(() => body(status))
    expect(CATALOGUE).toContain(said)
    expect(isIndonesian(said)).toBe(true)
  })
})

it('each status of the catalogue has a different text', async () => {
  const said = await Promise.all(
    [401, 403, 404, 409, 413, 419, 422, 429, 500].map((status) => saidOf(() => json({}, status))),
  )
  const without = await Promise.all(
    [silence, () => html(), () => Promise.reject(new TypeError('Failed to fetch'))].map(saidOf),
  )
  expect(new Set([...said, ...without]).size).toBe(12)
  for (const text of without) expect(CATALOGUE).toContain(text)
})

it('every text of the catalogue is Indonesian', () => {
  expect(CATALOGUE.filter((text) => !isIndonesian(text))).toEqual([])
})

it('the text of a 419 asks for a reload and tells that the draft stays', async () => {
  expect(await saidOf(() => json({ message: 'CSRF token mismatch.' }, 419))).toMatch(
    /Muat ulang halaman.*tetap ada sebagai draf/,
  )
})

describe('the text of a 429', () => {
  const after =
    (value: string, more: Record<string, string> = {}) =>
    () =>
      json({ message: 'Too Many Attempts.' }, 429, { 'retry-after': value, ...more })

  it.each([
    ['1', '1 detik'],
    ['40', '40 detik'],
    ['90', '90 detik'],
    ['91', '2 menit'],
    ['900', '15 menit'],
    ['5400', '90 menit'],
    ['5401', '2 jam'],
    ['0.2', '1 detik'],
  ])('with Retry-After %s the text tells to wait %s', async (seconds, words) => {
    expect(await saidOf(after(seconds))).toBe(`Terlalu banyak percobaan. Coba lagi dalam ${words}.`)
  })

  it('a Retry-After date is compared with the server’s clock if the answer has it, otherwise with the phone’s', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 3, 0, 0), shouldAdvanceTime: true })
    const date = 'Fri, 20 Nov 2026 03:02:00 GMT'
    expect((await failureOf(after(date))).retryAfter).toBe(120)
    expect((await failureOf(after(date, { date: 'Fri, 20 Nov 2026 02:57:00 GMT' }))).retryAfter).toBe(300)
    expect(await saidOf(after(date))).toBe('Terlalu banyak percobaan. Coba lagi dalam 2 menit.')
  })

  it.each(['', '0', '-5', 'nanti', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
    'with Retry-After %j the text names no waiting time',
    async (value) => {
      expect(await saidOf(after(value))).toBe(id.error[429])
    },
  )
})
