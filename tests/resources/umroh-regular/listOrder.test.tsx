import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../../support/server/fakeFetch'
import { LIST, scrollable, wireRow } from '../../support/packageRows'
import { partnerServer } from '../../support/server/partnerServer'
import { findButton, press, renderApp, write } from '../../support/renderApp'

const PATH = '/package/umroh-reguler'
const DATES = ['2027-07-19', null, '2026-12-02']

/** A list of three packages on a server whose answers say that they sort by these names. */
async function openList(sortBy?: readonly string[], path = PATH) {
  const server = await partnerServer({ features: ['status'] })
  server.on('GET', LIST, ({ query }) => {
    const params = new URLSearchParams(query)
    const order = params.get('sort') === 'check_in' ? [3, 1, 2] : params.get('sort') ? [2, 3, 1] : [1, 2, 3]
    const rows = order.map((id) => wireRow(id, { check_in: DATES[id - 1] }))
    const data = params.get('q') === 'tidak ada' ? [] : rows
    return json({ data, meta: { total: data.length, ...(sortBy ? { sort_by: sortBy } : {}) } })
  })
  await renderApp(path, { server })
  await screen.findByRole('article', { name: 'Paket 1' })
  return { server, asked: () => server.callsTo('GET', LIST).map(({ query }) => query) }
}
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const sheet = () => screen.findByRole('dialog', { name: 'Urutkan' })
async function sortBy(name: string) {
  press(await findButton('Urutkan'))
  press(within(await sheet()).getByRole('button', { name }))
}
const ALL = ['check_in', 'nama_paket', 'created_at']

describe('Urutkan (docs/product.md §22.4.6)', () => {
  it('a mitra sorts by departure, name and newest; the newest first adds nothing to the request', async () => {
    const { asked } = await openList(ALL)
    press(await findButton('Urutkan'))
    const choices = within(await sheet())
      .getAllByRole('button')
      .slice(1)
    expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-pressed')])).toEqual([
      ['Terbaru', 'true'],
      ['Keberangkatan terdekat', 'false'],
      ['Nama A–Z', 'false'],
    ])
    press(choices[1]!)
    await waitFor(() => expect(cards()).toEqual(['Paket 3', 'Paket 1', 'Paket 2']))
    await sortBy('Nama A–Z')
    await waitFor(() => expect(cards()).toEqual(['Paket 2', 'Paket 3', 'Paket 1']))
    await sortBy('Terbaru')
    await waitFor(() => expect(cards()).toEqual(['Paket 1', 'Paket 2', 'Paket 3']))
    expect(asked()).toEqual([
      'per_page=50',
      'per_page=50&sort=check_in&order=asc',
      'per_page=50&sort=nama_paket&order=asc',
    ])
  })

  it('a search keeps the order, and the order stays while the list is left for a package', async () => {
    const { asked } = await openList(ALL)
    await sortBy('Keberangkatan terdekat')
    await waitFor(() => expect(cards()[0]).toBe('Paket 3'))
    write(screen.getByRole('searchbox'), 'umroh')
    await waitFor(() => expect(asked().at(-1)).toBe('q=umroh&per_page=50&sort=check_in&order=asc'))
    press(screen.getByRole('link', { name: 'Kembali ke Beranda' }))
    press(await screen.findByRole('link', { name: 'Umroh Reguler' }))
    await waitFor(() => expect(cards()[0]).toBe('Paket 3'))
  })

  it('a search without a match keeps the button, and Hapus pencarian or × shows all again (§5.4.2)', async () => {
    await openList(ALL)
    write(screen.getByRole('searchbox'), 'tidak ada')
    await screen.findByText('Tidak ada yang cocok')
    expect(screen.getByRole('button', { name: 'Urutkan' })).toBeVisible()
    press(screen.getByRole('button', { name: 'Hapus pencarian' }))
    await screen.findByRole('article', { name: 'Paket 1' })
    expect(screen.getByRole('searchbox')).toHaveValue('')
    write(screen.getByRole('searchbox'), 'tidak ada')
    await screen.findByText('Tidak ada yang cocok')
    press(screen.getByRole('button', { name: 'Kosongkan pencarian' }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await screen.findByRole('article', { name: 'Paket 1' })
    expect(screen.queryByRole('button', { name: 'Kosongkan pencarian' })).toBeNull()
  })

  it.each([
    [undefined, []],
    [[], []],
    [['mitra', 'created_at'], []],
    [['nama_paket'], ['Terbaru', 'Nama A–Z']],
  ])('an API that says that it sorts by %j offers %j', async (named, offered) => {
    const { asked } = await openList(named)
    if (offered.length === 0) expect(screen.queryByRole('button', { name: 'Urutkan' })).toBeNull()
    else {
      press(await findButton('Urutkan'))
      const choices = within(await sheet())
        .getAllByRole('button')
        .slice(1)
      expect(choices.map(({ textContent }) => textContent)).toEqual(offered)
    }
    expect(asked()).toEqual(['per_page=50'])
  })

  it('further pages are asked for in the chosen order', async () => {
    const scroll = scrollable()
    const server = await partnerServer({ packages: [120, 0] })
    await renderApp(PATH, { server })
    await screen.findAllByRole('article')
    await sortBy('Keberangkatan terdekat')
    const asked = () => server.callsTo('GET', LIST).map(({ query }) => query)
    await waitFor(() => expect(asked()).toContain('per_page=50&sort=check_in&order=asc'))
    await waitFor(() => {
      scroll(3000)
      expect(asked()).toContain('per_page=50&page=2&sort=check_in&order=asc')
    })
  })
})

describe('the quiet line of a card (docs/product.md §22.4.2)', () => {
  it('a card says when its package departs; without a stay, and on an API that tells no departure, it says nothing', async () => {
    await openList()
    expect(screen.getByRole('article', { name: 'Paket 1' })).toHaveTextContent('45 OrangBerangkat 19 Juli 2027Double')
    expect(screen.getByRole('article', { name: 'Paket 2' })).toHaveTextContent('45 OrangDouble')
  })
})
