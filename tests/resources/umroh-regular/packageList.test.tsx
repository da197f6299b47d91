import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../../support/server/fakeFetch'
import { LIST, listOf, scrollable, wireRow } from '../../support/packageRows'
import { held, partnerServer, type Reaction } from '../../support/server/partnerServer'
import { address, button, heading, press, renderApp, wait, write } from '../../support/renderApp'
import { loseNetwork } from '../../support/network'

const PATH = '/package/umroh-reguler'

const search = () => screen.getByRole('searchbox', { name: 'Cari paket umroh' })
// A plain selector: the tests read the names dozens of times, and a search by role takes jsdom long.
const names = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
async function listWith(react: Reaction, path = PATH) {
  const server = await partnerServer()
  const stop = server.on('GET', LIST, react)
  const { unmount } = await renderApp(path, { server })
  await screen.findByRole('heading', { level: 1 })
  return { server, stop, unmount, asked: () => server.callsTo('GET', LIST).map(({ query }) => query) }
}

describe('the list of packages', () => {
  it('the list sends one request, shows a spinner meanwhile, and then shows each package as a card', async () => {
    const answer = held()
    const { server } = await listWith(async (call, pass) => {
      await answer.react(call, pass)
      return listOf(2)(call, pass)
    })
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(screen.queryByText('Belum ada paket')).toBeNull()
    answer.letGo()
    const card = await screen.findByRole('article', { name: 'Paket 1' })
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(card).toHaveTextContent(
      /Paket 1Group·45 OrangDoubleRp\. 30\.000\.001TripleRp\. 28\.000\.000QuadRp\. 26\.000\.000/,
    )
    expect(within(card).getByRole('link', { name: 'Edit Paket 1' })).toHaveAttribute('href', `${PATH}/edit/1`)
    expect(within(card).getByRole('link', { name: 'Detail Paket 1' })).toHaveAttribute('href', `${PATH}/1`)
    expect(within(card).getByRole('button', { name: 'Duplikat Paket 1' })).toBeEnabled()
    expect(server.callsTo('GET', LIST).map(({ query }) => query)).toEqual(['per_page=50'])
  })

  it('the list has links to the home screen and to a new package', async () => {
    await listWith(listOf(1))
    expect(screen.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Buat Baru' })).toHaveAttribute('href', `${PATH}/create`)
    expect(search()).toHaveAttribute('placeholder', 'Cari paket umroh')
  })

  it('the list shows rows of nothing, rubbish, unusual prices and markup (fault 20, 41)', async () => {
    const rows: [Record<string, unknown>, string][] = [
      [
        {
          nama_paket: null,
          tipe_perjalanan: null,
          jumlah_jamaah: null,
          total_price_double_rupiah: null,
          total_price_triple_rupiah: null,
          total_price_quad_rupiah: null,
        },
        '--·0 OrangDouble–Triple–Quad–',
      ],
      [
        {
          nama_paket: '  ',
          tipe_perjalanan: '',
          jumlah_jamaah: 'abc',
          total_price_double_rupiah: 'NaN',
          total_price_triple_rupiah: {},
          total_price_quad_rupiah: '1e9',
        },
        '--·0 OrangDouble–Triple–Quad–',
      ],
      [
        {
          tipe_perjalanan: 'private',
          jumlah_jamaah: '7',
          total_price_double_rupiah: '1500000.00',
          total_price_triple_rupiah: -2_000_000,
          total_price_quad_rupiah: 1e15,
        },
        'Paket 3Private·7 OrangDoubleRp. 1.500.000TripleRp. -2.000.000QuadRp. 1.000.000.000.000.000',
      ],
      [{ nama_paket: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>Group·45 Orang'],
    ]
    await listWith(() => json({ data: rows.map(([changes], at) => wireRow(at + 1, changes)), meta: { total: 4 } }))
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(rows.length)
    for (const [at, card] of cards.entries()) {
      expect(card).toHaveTextContent(rows[at]![1])
      expect(card.querySelector('img')).toBeNull()
    }
    expect(document.body).not.toHaveTextContent(/NaN|undefined|null/)
  })

  it('after an empty list the list invites the mitra to make the first package (fault 18)', async () => {
    await listWith(() => json({ data: [], meta: { total: 0 } }))
    expect(await heading('Belum ada paket')).toBeVisible()
    expect(screen.getByText('Buat paket umroh reguler pertamamu')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a list that cannot be read shows an error and a retry, and never says that it is empty', async () => {
    const { stop, asked } = await listWith(() => json({}, 429))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Daftar paket belum dapat dimuat')
    expect(screen.queryByText('Belum ada paket')).toBeNull()
    expect(asked()).toHaveLength(1)
    stop()
    press(within(alert).getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a 401 leads to the login, and the sign-in leads back to the list (fault 10)', async () => {
    await listWith(() => json({ message: 'Sesi berakhir' }, 401), `${PATH}?q=a`)
    expect(await heading('Masuk')).toBeVisible()
    expect(sessionStorage.getItem('intended_route')).toBe(`${PATH}?q=a`)
  })
})

describe('searching (fault 19)', () => {
  it('the search sends one request 300 ms after the last key, for the trimmed text, and keeps the text in the address', async () => {
    const { asked } = await listWith(listOf(3))
    await screen.findAllByRole('article')
    for (const text of ['  K', '  Ke', '  Kel']) {
      write(search(), text)
      await wait(60)
    }
    expect(asked()).toHaveLength(1)
    await waitFor(() => expect(asked()).toHaveLength(2))
    await wait(350)
    expect(asked()).toEqual(['per_page=50', 'q=Kel&per_page=50'])
    expect(address()).toBe(`${PATH}?q=Kel`)
    write(search(), ' ')
    await waitFor(() => expect(address()).toBe(PATH))
  })

  it('an older, slower answer does not overwrite a newer one', async () => {
    const slow = held()
    await listWith(async (call, pass) => {
      const q = new URLSearchParams(call.query).get('q')
      if (q === 'lama') await slow.react(call, pass)
      return json({ data: [wireRow(q === 'baru' ? 2 : 1, { nama_paket: q ?? 'semua' })], meta: { total: 1 } })
    })
    await screen.findByRole('article', { name: 'semua' })
    write(search(), 'lama')
    await waitFor(() => expect(address()).toBe(`${PATH}?q=lama`))
    write(search(), 'baru')
    expect(await screen.findByRole('article', { name: 'baru' })).toBeVisible()
    slow.letGo()
    await wait(50)
    expect(names()).toEqual(['baru'])
  })

  it('the screen names the search text that found nothing', async () => {
    await listWith((_, pass) => pass(), `${PATH}?q=tidak-ada`)
    expect(await screen.findByText('Tidak ada paket dengan nama “tidak-ada”.')).toBeVisible()
    expect(search()).toHaveValue('tidak-ada')
    expect(screen.queryByText('Belum ada paket')).toBeNull()
  })

  it('after a search without a match, an empty search box does not say that there is no package before the list has come', async () => {
    const slow = held()
    await listWith(async (call, pass) => {
      if (new URLSearchParams(call.query).has('q')) return json({ data: [], meta: { total: 0 } })
      await slow.react(call, pass)
      return json({ data: [wireRow(1, { nama_paket: 'semua' })], meta: { total: 1 } })
    }, `${PATH}?q=tidak-ada`)
    expect(await screen.findByText('Tidak ada paket dengan nama “tidak-ada”.')).toBeVisible()
    write(search(), '')
    await waitFor(() => expect(address()).toBe(PATH))
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(screen.queryByText('Belum ada paket')).toBeNull()
    slow.letGo()
    expect(await screen.findByRole('article', { name: 'semua' })).toBeVisible()
  })
})

describe('a long list (fault 18)', () => {
  const walk = async (scroll: (by: number) => void, count: number) => {
    const seen: (string | null)[] = []
    for (let step = 0; step < 60; step += 1) {
      const shown = names()
      for (const name of shown) if (!seen.includes(name)) seen.push(name)
      expect(new Set(shown).size).toBe(shown.length)
      if (seen.length === count) break
      scroll(500)
      await wait(12)
    }
    return seen
  }

  it('a list of 120 packages is read page by page while the mitra scrolls, and shows each package once', async () => {
    const scroll = scrollable()
    const { asked } = await listWith(listOf(120))
    await screen.findByRole('article', { name: 'Paket 1' })
    expect(names().length).toBeLessThan(20)
    expect(asked()).toEqual(['per_page=50'])
    await expect(walk(scroll, 120)).resolves.toEqual(Array.from({ length: 120 }, (_, n) => `Paket ${n + 1}`))
    expect(asked()).toEqual(['per_page=50', 'per_page=50&page=2', 'per_page=50&page=3'])
  })

  it.each<[string, (ids: number[]) => void]>([
    ['are added by others', (ids) => void ids.splice(60, 0, ...Array.from({ length: 10 }, (_, n) => 500 + n))],
    ['are added above', (ids) => void ids.unshift(...Array.from({ length: 10 }, (_, n) => 500 + n))],
    ['are deleted above', (ids) => void ids.splice(5, 10)],
  ])('packages that %s while the mitra scrolls leave none out', async (_, change) => {
    const scroll = scrollable()
    const ids = Array.from({ length: 120 }, (_, n) => n + 1)
    await listWith(({ query }) => {
      const page = Number(new URLSearchParams(query).get('page') ?? 1)
      const answer = json({
        data: ids.slice((page - 1) * 50, page * 50).map((id) => wireRow(id)),
        meta: { total: ids.length },
      })
      if (page === 2 && ids.length === 120) change(ids)
      return answer
    })
    await screen.findByRole('article', { name: 'Paket 1' })
    await walk(scroll, Infinity)
    const seen = new Set<string | null>()
    for (let step = 0; step < 60; step += 1) {
      for (const name of names()) seen.add(name)
      scroll(-500)
      await wait(5)
    }
    for (const id of ids) expect(seen).toContain(`Paket ${id}`)
  })

  it('if the server ignores the page number, the list ends after the first page without new packages', async () => {
    const scroll = scrollable()
    const { asked } = await listWith(listOf(120, { ignoresPage: true }))
    await screen.findByRole('article', { name: 'Paket 1' })
    await expect(walk(scroll, Infinity)).resolves.toHaveLength(50)
    expect(asked()).toEqual(['per_page=50', 'per_page=50&page=2'])
  })

  it('if the next page fails, the list keeps its packages and offers a retry', async () => {
    const scroll = scrollable()
    let isBroken = true
    const { asked } = await listWith((call, pass) =>
      isBroken && call.query.includes('page=2') ? json({}, 429) : listOf(60)(call, pass),
    )
    await screen.findByRole('article', { name: 'Paket 1' })
    for (let step = 0; step < 25; step += 1) scroll(400)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Paket berikutnya belum dapat dimuat.')
    await wait(100)
    expect(asked()).toHaveLength(2)
    isBroken = false
    press(button('Coba lagi'))
    expect(await screen.findByRole('article', { name: 'Paket 51' })).toBeVisible()
  })

  it('without a network the list says that it cannot read the next page, and goes on when the network is back', async () => {
    const scroll = scrollable()
    const { server } = await listWith(listOf(60))
    await screen.findByRole('article', { name: 'Paket 1' })
    const giveBack = loseNetwork(server)
    for (let step = 0; step < 25; step += 1) scroll(400)
    expect(await screen.findByRole('alert')).toHaveTextContent('Paket berikutnya belum dapat dimuat. Tidak ada koneksi')
    giveBack()
    expect(await screen.findByRole('article', { name: 'Paket 51' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('without a network a kept list says so at its end, and later reads its first page again before the next', async () => {
    const scroll = scrollable()
    const { unmount } = await listWith(listOf(60))
    await screen.findByRole('article', { name: 'Paket 1' })
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Paket 1'))
    unmount()
    const server = await partnerServer()
    server.on('GET', LIST, listOf(60))
    const giveBack = loseNetwork(server)
    await renderApp(PATH, { server })
    await screen.findByRole('article', { name: 'Paket 1' })
    expect(screen.queryByRole('alert')).toBeNull()
    for (let step = 0; step < 25; step += 1) scroll(400)
    expect(await screen.findByRole('alert')).toHaveTextContent('Paket berikutnya belum dapat dimuat. Tidak ada koneksi')
    press(within(screen.getByRole('alert')).getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull())
    const failed = server.callsTo('GET', LIST).length
    giveBack()
    expect(await screen.findByRole('article', { name: 'Paket 51' })).toBeVisible()
    const asked = server.callsTo('GET', LIST).map(({ query }) => query)
    expect(asked.slice(failed)).toEqual(['per_page=50', 'per_page=50&page=2'])
  })
})
