import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { html, json, silence } from '../support/server/fakeFetch'
import { LIST, wireRow } from '../support/packageRows'
import { partnerServer, type PartnerServer, type Reaction } from '../support/server/partnerServer'
import { address, heading, press, renderApp, wait, write } from '../support/renderApp'
import {
  atHotelStep,
  atStep,
  draftAtReview,
  editedAtReview,
  footerButton,
  MORNING,
  open,
  trigger,
} from '../support/wizard'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const down: Reaction = () => Promise.reject(new TypeError('Failed to fetch'))
const logged = (call: string) =>
  vi
    .mocked(console.warn)
    .mock.calls.map(([line]) => String(line))
    .filter((line) => line.startsWith(`[api] ${call}:`))
/** The server handles the request, but its answer is lost. */
const unheard: Reaction = async (_, reach) => {
  await reach()
  throw new TypeError('Failed to fetch')
}

describe('fault 14: reading while the server fails', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  it('a list that fails with 500 is read again after 1, 2 and 4 s, logged each time, and then reported', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', LIST, () => json({ message: 'SQLSTATE[HY000]' }, 500))
    await renderApp('/package/umroh-reguler', { server })
    await vi.waitFor(() => expect(server.callsTo('GET', LIST)).toHaveLength(1), { timeout: 10_000 })
    const counts: number[] = []
    for (const ms of [700, 500, 1600, 500, 3200, 1000]) {
      await pass(ms)
      counts.push(server.callsTo('GET', LIST).length)
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4])
    expect(await screen.findByRole('alert')).toHaveTextContent('Daftar paket belum dapat dimuat')
    expect(document.body).not.toHaveTextContent('SQLSTATE')
    expect(logged(`GET ${LIST}`)).toEqual(Array(4).fill(`[api] GET ${LIST}: server error (500)`))
  })

  it.each<[number | string, Reaction, number]>([
    ['no network', down, 4],
    [403, () => json({}, 403), 1],
    [429, () => json({}, 429, { 'retry-after': '5' }), 1],
  ])('a picker that fails with %s ends empty and offers Coba lagi, except after 403', async (status, react, times) => {
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', '/custom-data/pesawat', react)
    await renderApp('/package/umroh-reguler/create', { server })
    await atStep(0)
    const sheet = await open('Pesawat')
    const calls = () => server.callsTo('GET', '/custom-data/pesawat')
    await vi.waitFor(() => expect(calls()).not.toHaveLength(0), { timeout: 10_000 })
    await pass(20_000)
    expect(calls()).toHaveLength(times)
    expect(within(sheet).getByText('Daftar belum dapat dimuat')).toBeVisible()
    expect(within(sheet).queryByText('No results')).toBeNull()
    expect(within(sheet).queryAllByRole('button', { name: 'Coba lagi' })).toHaveLength(status === 403 ? 0 : 1)
  })

  it('a list refused with 429 is read once and logged, and Coba lagi reads it again', async () => {
    const server = await partnerServer()
    const stop = server.on('GET', LIST, () => json({ message: 'Too Many Attempts.' }, 429, { 'retry-after': '2' }))
    await renderApp('/package/umroh-reguler', { server })
    const alert = await screen.findByRole('alert')
    await pass(60_000)
    expect([server.callsTo('GET', LIST).length, logged(`GET ${LIST}`)]).toEqual([
      1,
      [`[api] GET ${LIST}: rate limit exceeded`],
    ])
    stop()
    press(within(alert).getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findAllByRole('article')).toHaveLength(3)
  })
})

describe('fault 15: saving while the server fails', () => {
  const keysOf = (calls: { headers: Headers }[]) => new Set(calls.map(({ headers }) => headers.get('idempotency-key')))
  const STATUSES = [400, 403, 413, 419, 422, 429, 500, 502, 503, 504]

  /** Saves the same form against each status in turn. Returns the number of requests per status, and of keys in all. */
  async function sendings(server: PartnerServer, method: 'POST' | 'PUT', path: string) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const times: number[] = []
    for (const status of STATUSES) {
      const before = server.callsTo(method, path).length
      const stop = server.on(method, path, () => json({ message: 'Ditolak' }, status, { 'retry-after': '1' }))
      press(footerButton('Simpan'))
      await pass(10_000)
      expect(screen.getByRole('alert'), `${status}`).toBeVisible()
      times.push(server.callsTo(method, path).length - before)
      stop()
    }
    return { times, keys: keysOf(server.callsTo(method, path)).size }
  }

  it('the save of a new package is sent once, whatever the status of the answer', async () => {
    const { server } = await draftAtReview()
    expect(await sendings(server, 'POST', LIST)).toEqual({ times: STATUSES.map(() => 1), keys: 1 })
  })

  it('the save of a changed package is sent once, and again with the same key only when the server fails', async () => {
    const { server, id } = await editedAtReview({ namaPaket: 'Umroh baru' })
    expect(await sendings(server, 'PUT', `${LIST}/${id}`)).toEqual({
      times: STATUSES.map((status) => (status < 500 ? 1 : 2)),
      keys: 1,
    })
  })

  it('a new package whose answer was lost and that is saved again is created once', async () => {
    const { server } = await draftAtReview()
    const stop = server.on('POST', LIST, unheard)
    press(footerButton('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Tidak ada koneksi ke server.')
    stop()
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect(screen.getAllByRole('article', { name: 'Umroh Maret' })).toHaveLength(1)
    expect([server.callsTo('POST', LIST).length, keysOf(server.callsTo('POST', LIST)).size]).toEqual([2, 1])
  })

  it('the save of a changed package is sent at most twice while the network is down', async () => {
    const { server, id } = await editedAtReview({ namaPaket: 'Umroh baru' })
    server.on('PUT', `${LIST}/${id}`, down)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    press(footerButton('Simpan'))
    await pass(30_000)
    expect(await screen.findByRole('alert')).toHaveTextContent('Tidak ada koneksi ke server.')
    expect([
      server.callsTo('PUT', `${LIST}/${id}`).length,
      keysOf(server.callsTo('PUT', `${LIST}/${id}`)).size,
    ]).toEqual([2, 1])
  })
})

// Every shape of an answer: tests/data-provider/strangeAnswers.test.ts. Here each screen gets one of them.
describe('fault 16: answers that are empty or of the wrong shape', () => {
  const over = async (path: string, call: string, react: Reaction) => {
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', call, react)
    await renderApp(path, { server })
  }

  it('a list answered with a list of invalid rows shows the empty state', async () => {
    await over('/package/umroh-reguler', LIST, () => json({ data: [null, 'x', 3, [], {}], meta: null }))
    expect(await heading('Belum ada paket')).toBeVisible()
  })

  it('a list answered without meta shows its rows', async () => {
    await over('/package/umroh-reguler', LIST, () => json({ data: [wireRow(1), wireRow(2)] }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await wait(30)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['a detail', 'nothing', '/package/umroh-reguler/7', `${LIST}/7`, null, 'Data tidak ditemukan'],
    ['edit data', 'nothing', '/package/umroh-reguler/edit/7', `${LIST}/7/edit-data`, null, 'Data tidak ditemukan'],
    ['a detail', 'a text', '/package/umroh-reguler/7', `${LIST}/7`, 'x', 'Gagal memuat detail paket'],
    ['edit data', 'a text', '/package/umroh-reguler/edit/7', `${LIST}/7/edit-data`, 'x', 'Paket belum dapat dimuat'],
  ])('%s answered with %s: the screen says what is wrong', async (_, __, path, call, data, words) => {
    await over(path, call, () => json({ data }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('a picker whose list is answered with a list of invalid rows says No results', async () => {
    const rows = { data: { data: [null, 'x', {}, { id: null }] } }
    await over('/package/umroh-reguler/create', '/custom-data/pesawat', () => json(rows))
    await atStep(0)
    expect(await within(await open('Pesawat')).findByText('No results')).toBeVisible()
  })

  it.each([
    ['data: null', () => json({ data: null })],
    ['HTML', () => html()],
  ])('a profile answered with %s shows the name from the login', async (_, react) => {
    await over('/profile', '/partner/me', react)
    expect(await heading('Profile Page')).toBeVisible()
    expect(await screen.findByText('Siti Rahmawati')).toBeVisible()
  })
})

describe('fault 17: a screen that is left while its request hangs', () => {
  /** A server that does not answer `path`. `givenUp` says for each request whether the app has aborted it. */
  async function watched(path: string | RegExp): Promise<{ server: PartnerServer; givenUp: () => boolean[] }> {
    const server = await partnerServer()
    server.on('GET', path, silence)
    const signals: AbortSignal[] = []
    const fetch: typeof server.fetch = (input, init) => {
      const { pathname } = new URL(String(input), 'http://api.test')
      const below = pathname.replace(/^\/api/, '')
      if (init?.signal && (typeof path === 'string' ? below === path : path.test(below))) signals.push(init.signal)
      return server.fetch(input, init)
    }
    return { server: { ...server, fetch }, givenUp: () => signals.map(({ aborted }) => aborted) }
  }

  it.each([
    ['the list', '/package/umroh-reguler', LIST, 'Kembali ke Beranda', '/'],
    ['the detail', '/package/umroh-reguler/7', `${LIST}/7`, 'Kembali ke daftar', '/package/umroh-reguler'],
    [
      'the form',
      '/package/umroh-reguler/edit/7',
      `${LIST}/7/edit-data`,
      'Kembali ke daftar paket',
      '/package/umroh-reguler',
    ],
  ])(
    'a mitra who leaves %s aborts its request, and no message or log line follows',
    async (_, path, call, link, to) => {
      const { server, givenUp } = await watched(call)
      await renderApp(path, { server })
      await waitFor(() => expect(givenUp()).toEqual([false]))
      press(await screen.findByRole('link', { name: link }))
      await waitFor(() => expect(address()).toBe(to))
      await waitFor(() => expect(givenUp()).toEqual([true]))
      await wait(30)
      expect([
        logged(`GET ${call}`),
        screen.queryByRole('alert'),
        screen.queryByRole('status')?.textContent ?? '',
      ]).toEqual([[], null, ''])
    },
  )

  it('a new search aborts the request of the previous search', async () => {
    const { server, givenUp } = await watched(LIST)
    await renderApp('/package/umroh-reguler', { server })
    await waitFor(() => expect(givenUp()).toEqual([false]))
    write(await screen.findByRole('searchbox'), 'hemat')
    await waitFor(() => expect(givenUp()).toEqual([true, false]))
  })

  it('the end of the session aborts the request for hotels', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MORNING })
    const { server, givenUp } = await watched('/hotel/makkah')
    await atHotelStep(server)
    press(trigger('Hotel Makkah'))
    await waitFor(() => expect(givenUp()).toEqual([false]))
    vi.useRealTimers()
    act(() => window.dispatchEvent(new Event('auth:logout')))
    expect(await heading('Masuk')).toBeVisible()
    await waitFor(() => expect(givenUp()).toEqual([true]))
  })

  it('a list without an answer is logged as a timeout after 30 s, and reported after four tries', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', LIST, silence)
    await renderApp('/package/umroh-reguler', { server })
    await vi.waitFor(() => expect(server.callsTo('GET', LIST)).toHaveLength(1), { timeout: 10_000 })
    await pass(29_000)
    expect([logged(`GET ${LIST}`), server.callsTo('GET', LIST).length]).toEqual([[], 1])
    await pass(120_000)
    expect(logged(`GET ${LIST}`)).toEqual(Array(4).fill(`[api] GET ${LIST}: request timeout`))
    expect(await screen.findByRole('alert')).toHaveTextContent('Daftar paket belum dapat dimuat')
  })
})
