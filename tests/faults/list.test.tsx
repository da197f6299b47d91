import { apis } from '@/app/providers'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '@/data-provider/dataProvider'
import { distinctRows, PAGE_SIZE } from '@/domain/values/paging'
import { createHttpClient } from '@/http/httpClient'
import { fakeFetch, json } from '../support/server/fakeFetch'
import { LIST, listOf, scrollable, wireRow } from '../support/packageRows'
import { held, partnerServer, type Reaction } from '../support/server/partnerServer'
import { address, press, renderApp, wait, write } from '../support/renderApp'

const PATH = '/package/umroh-reguler'
const search = () => screen.getByRole('searchbox', { name: 'Cari paket umroh' })
// A plain selector: the tests read the names dozens of times, and a search by role takes jsdom long.
const names = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)

async function listWith(react: Reaction) {
  const server = await partnerServer()
  server.on('GET', LIST, react)
  await renderApp(PATH, { server })
  await screen.findAllByRole('article')
  return { server, asked: () => server.callsTo('GET', LIST).map(({ query }) => query) }
}

describe('fault 18: package lists of any length', () => {
  it.each([
    [1, 1],
    [50, 1],
    [51, 2],
  ])('a list of %i rows is read in %i requests, and each row is shown once', async (total, requests) => {
    const scroll = scrollable()
    const { asked } = await listWith(listOf(total))
    const seen = new Set<string | null>()
    for (let step = 0; step < 30; step += 1) {
      const shown = names()
      for (const name of shown) seen.add(name)
      expect(new Set(shown).size).toBe(shown.length)
      if (total === 1 && step === 1) break
      scroll(400)
      await wait(5)
    }
    expect([...seen]).toEqual(Array.from({ length: total }, (_, n) => `Paket ${n + 1}`))
    expect(asked()).toEqual(
      Array.from({ length: requests }, (_, n) => (n === 0 ? 'per_page=50' : `per_page=50&page=${n + 1}`)),
    )
  })

  it('a list of 5,000 rows ends after its last row and holds each row once', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => wireRow(n + 1))
    const { fetch, sent } = fakeFetch(({ url }) => {
      const start = (Number(new URL(url, 'http://api.test').searchParams.get('page') ?? 1) - 1) * PAGE_SIZE
      return json({ data: rows.slice(start, start + PAGE_SIZE), meta: { total: rows.length } })
    })
    const provider = createDataProvider({
      http: createHttpClient({ baseUrl: '/api', fetch, getToken: () => 't' }),
      sendIdempotencyKey: true,
      apis,
    })
    const pages = []
    for (let page = 1, goesOn = true; goesOn && page < 200; page += 1) {
      const answer = await provider.getList('umroh-regular', { pagination: { page, perPage: PAGE_SIZE } })
      pages.push(answer)
      goesOn = answer.pageInfo?.hasNextPage === true
    }
    expect(sent).toHaveLength(100)
    expect(distinctRows(pages).rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  it('an id that the server repeats, in one page or on several, is shown once', async () => {
    const page = ({ query }: { query: string }) => Number(new URLSearchParams(query).get('page') ?? 1)
    const ids = [[1, 2, 2, 3, 1], [3, 4, 4, 2], [4]]
    // A row on two pages may have moved there, so the list reads its pages again, three times at most (docs/product.md §5.3.3).
    const most = 3 * (1 + 3)
    const { asked } = await listWith((call) =>
      json({ data: (ids[page(call) - 1] ?? []).map((id) => wireRow(id)), meta: { total: 500 } }),
    )
    await waitFor(() => expect(names()).toEqual(['Paket 1', 'Paket 2', 'Paket 3', 'Paket 4']))
    await wait(200)
    const before = asked().length
    await wait(100)
    expect([names().length, asked().length]).toEqual([4, before])
    expect(before).toBeLessThanOrEqual(most)
  })
})

describe('fault 19: unusual text in the search box', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const fingers = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms), delay: 5 })
  const searched = (asked: () => string[]) =>
    asked()
      .slice(1)
      .map((query) => new URLSearchParams(query).get('q'))

  it('a fast typist causes one request, 300 ms after the last key', async () => {
    const { asked } = await listWith(listOf(3))
    await fingers.type(search(), 'umroh hemat')
    expect(asked()).toHaveLength(1)
    await rest(350)
    expect(searched(asked)).toEqual(['umroh hemat'])
  })

  it('a search for unusual text sends exactly that text, once, and keeps it in the address', async () => {
    const { server } = await listWith(listOf(3))
    for (const text of [
      '🕋 umroh 🇮🇩',
      '50%',
      'a_b',
      "' OR 1=1 --",
      'a&per_page=9999&q=x#y?z',
      'a+b\\c',
      '<script>alert(1)</script>',
    ]) {
      const before = server.callsTo('GET', LIST).length
      write(search(), text)
      await rest(350)
      expect(
        server
          .callsTo('GET', LIST)
          .slice(before)
          .map(({ query }) => [...new URLSearchParams(query)]),
      ).toEqual([
        [
          ['q', text],
          ['per_page', '50'],
        ],
      ])
      expect(new URLSearchParams(window.location.search).get('q')).toBe(text)
      expect(search()).toHaveValue(text)
    }
  })

  it('a pasted text is trimmed for the request, which is sent once', async () => {
    const { asked } = await listWith(listOf(3))
    await fingers.click(search())
    await fingers.paste('  \t Ramadhan akhir  ')
    await rest(350)
    expect(searched(asked)).toEqual(['Ramadhan akhir'])
    expect(search()).toHaveValue('  \t Ramadhan akhir  ')
  })

  it('a long search causes one request with at most 500 characters, and no search asks for half an emoji', async () => {
    const { asked } = await listWith(listOf(3))
    const asks = ['x'.repeat(500), `a${'🕋'.repeat(249)}`, 'ab']
    for (const [at, text] of ['x'.repeat(10_000), `a${'🕋'.repeat(2500)}`, 'a\ud83db'].entries()) {
      write(search(), text)
      await rest(1000)
      expect([searched(asked), new URLSearchParams(window.location.search).get('q')]).toEqual([
        asks.slice(0, at + 1),
        asks[at],
      ])
      expect(search()).toHaveValue(asks[at])
    }
  })

  it('a keyboard that composes words keeps its text and causes one request after the last key', async () => {
    const { asked } = await listWith(listOf(3))
    fireEvent.compositionStart(search())
    for (const text of ['R', 'Ra', 'Ram']) {
      fireEvent.compositionUpdate(search(), { data: text })
      fireEvent.input(search(), { target: { value: text }, isComposing: true })
      expect(search()).toHaveValue(text)
    }
    fireEvent.compositionEnd(search(), { data: 'Ram' })
    fireEvent.keyDown(search(), { key: 'Enter' })
    await rest(350)
    expect([searched(asked), address()]).toEqual([['Ram'], `${PATH}?q=Ram`])
  })
})

describe('fault 20: rows with missing or wrong fields', () => {
  const WRONG: [Record<string, unknown>, RegExp][] = [
    [{ total_price_double_rupiah: '1500000' }, /DoubleRp\. 1\.500\.000/],
    [{ total_price_double_rupiah: -1 }, /DoubleRp\. -1/],
    [{ total_price_double_rupiah: 1e15 }, /DoubleRp\. 1\.000\.000\.000\.000\.000/],
    [{ total_price_double_rupiah: 'NaN' }, /Double–/],
    [
      { total_price_double_rupiah: undefined, total_price_triple_rupiah: null, total_price_quad_rupiah: '' },
      /Double–Triple–Quad–/,
    ],
    [{ nama_paket: undefined }, /^-Group/],
    [{ tipe_perjalanan: undefined }, /^Paket 7-·/],
    [{ jumlah_jamaah: undefined }, /·0 Orang/],
    [{ jumlah_jamaah: '12' }, /·12 Orang/],
    [{ nama_paket: { a: 1 }, jumlah_jamaah: [4] }, /^-Group·0 Orang/],
  ]

  it('a card with missing or wrong fields shows a dash, a zero or the number instead of an error', async () => {
    const half = WRONG.length / 2
    const rows = (from: number) =>
      WRONG.slice(from, from + half).map(([changes], at) => wireRow(from + at + 1, changes))
    for (const from of [0, half]) {
      cleanup()
      await listWith(() => json({ data: rows(from), meta: { total: half } }))
      const cards = screen.getAllByRole('article')
      expect(cards).toHaveLength(half)
      for (const [at, card] of cards.entries()) expect(card.textContent).toMatch(WRONG[from + at]![1])
      expect(document.body).not.toHaveTextContent(/NaN|undefined|null|Infinity|\[object/)
    }
  })
})

describe('fault 21: duplicating', () => {
  const DUPLICATE = /^\/partner\/umroh-regular\/\d+\/duplicate$/
  const shown = () => screen.getByRole('dialog', { name: 'Duplikasi Paket' })
  async function sheetOpen() {
    const server = await partnerServer()
    await renderApp(PATH, { server })
    const openAgain = async () => {
      press((await screen.findAllByRole('button', { name: /^Duplikat/ }))[0]!)
      return screen.findByRole('dialog', { name: 'Duplikasi Paket' })
    }
    const sheet = await openAgain()
    return {
      openAgain,
      server,
      sheet,
      field: () => within(shown()).getByRole('textbox'),
      submit: () => within(shown()).getByRole('button', { name: /^(Duplikat|Menduplikasi\.\.\.)$/ }),
    }
  }

  it('a copy with an unusual name is saved under exactly that name', async () => {
    const { server, field, submit, openAgain } = await sheetOpen()
    const unusual = ['x'.repeat(300), '<img src=x onerror=alert(1)>', '🕋\u202eumroh\u200f']
    for (const name of unusual) {
      write(field(), name)
      press(submit())
      const card = await screen.findByRole('article', { name })
      expect(card.querySelectorAll('img, script')).toHaveLength(0)
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
      await openAgain()
    }
    expect(server.callsTo('POST', DUPLICATE).map(({ body }) => body)).toEqual(
      unusual.map((namaPaket) => ({ namaPaket })),
    )
  })

  it('Enter sends the copy once, however often it is pressed, and never a name of spaces', async () => {
    const { server, field } = await sheetOpen()
    const answer = held()
    server.on('POST', DUPLICATE, answer.react)
    write(field(), '   ')
    await userEvent.type(field(), '{Enter}')
    fireEvent.submit(field().closest('form')!)
    expect(server.callsTo('POST', DUPLICATE)).toEqual([])
    write(field(), 'Salinan')
    await userEvent.type(field(), '{Enter}{Enter}{Enter}')
    answer.letGo()
    expect(await screen.findByRole('article', { name: 'Salinan' })).toBeVisible()
    expect(server.callsTo('POST', DUPLICATE)).toHaveLength(1)
  })

  it('a duplicate that fails after its sheet was closed leaves the list unchanged', async () => {
    const { server, sheet, submit } = await sheetOpen()
    const answer = held()
    server.on('POST', DUPLICATE, async (call, pass) => {
      await answer.react(call, pass)
      return json({ message: 'SQLSTATE' }, 500)
    })
    press(submit())
    press(within(sheet).getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answer.letGo()
    await wait(50)
    expect([screen.queryByText('Paket berhasil diduplikasi.'), screen.queryByRole('dialog'), names().length]).toEqual([
      null,
      null,
      3,
    ])
  })
})
