import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sortByPrice } from '@/domain/values/sorting'
import { json } from '../support/server/fakeFetch'
import { partnerServer, type Reaction } from '../support/server/partnerServer'
import { press, renderApp, write } from '../support/renderApp'
import { atStep, open, option, sheetClosed, trigger } from '../support/wizard'

type Row = { id: unknown; pesawat: unknown; price?: unknown; logo?: unknown }
const rowsOf = (sheet: HTMLElement) => within(sheet).queryAllByRole('option')
const namesIn = (sheet: HTMLElement) => rowsOf(sheet).map((each) => each.querySelector('b')?.textContent)

async function sheetOf(rows: Row[]) {
  const server = await partnerServer({ packages: [0, 0] })
  const react: Reaction = () => json({ data: { data: rows } })
  server.on('GET', '/custom-data/pesawat', react)
  await renderApp('/package/umroh-reguler/create', { server })
  await atStep(0)
  return open('Pesawat')
}
const flights = (...rows: [name: string, price: unknown][]): Row[] =>
  rows.map(([pesawat, price], index) => ({ id: index + 1, pesawat, price, logo: null }))

describe('fault 38: pickers with lists of any length and any content', () => {
  it('the only row of a list can be chosen, and a search without a hit says No results', async () => {
    const sheet = await sheetOf(flights(['Satu', 1]))
    await option(sheet, 'Satu')
    write(within(sheet).getByRole('searchbox'), 'dua')
    expect(await within(sheet).findByText('No results')).toBeVisible()
    write(within(sheet).getByRole('searchbox'), '')
    press(await option(sheet, 'Satu'))
    await sheetClosed()
    expect(trigger('Pesawat')).toHaveTextContent('SatuRp. 1')
  })

  it('a list of 10,000 rows draws fewer than 60, names the full length, and reverses with the price order', async () => {
    const sheet = await sheetOf(
      flights(...Array.from({ length: 10_000 }, (_, n): [string, number] => [`Maskapai ${n + 1}`, n + 1])),
    )
    await option(sheet, 'Maskapai 1 ')
    expect(rowsOf(sheet).length).toBeLessThan(60)
    expect(rowsOf(sheet)[0]).toHaveAttribute('aria-setsize', '10000')
    press(within(sheet).getByRole('button', { name: 'Harga ↑' }))
    expect(namesIn(sheet)[0]).toBe('Maskapai 10000')
    expect(rowsOf(sheet).length).toBeLessThan(60)
  })

  it('rows of equal price keep the order of the API in both directions, and rows without a price come last', async () => {
    const sheet = await sheetOf(
      flights(['C', 5], ['Tanpa', null], ['A', '5.00'], ['Kosong', ''], ['B', 5], ['Murah', 1]),
    )
    await option(sheet, 'Murah')
    expect(namesIn(sheet)).toEqual(['Murah', 'C', 'A', 'B', 'Tanpa', 'Kosong'])
    press(within(sheet).getByRole('button', { name: 'Harga ↑' }))
    expect(namesIn(sheet)).toEqual(['C', 'A', 'B', 'Murah', 'Tanpa', 'Kosong'])
    for (const name of ['Tanpa', 'Kosong']) expect(await option(sheet, name)).toHaveTextContent('Harga belum tersedia')
  })

  it('the first of several rows with the same id is the only one shown', async () => {
    const sheet = await sheetOf([
      { id: 1, pesawat: 'Satu', price: 1 },
      { id: 1, pesawat: 'Satu lagi', price: 2 },
      { id: '1', pesawat: 'Satu sebagai teks', price: 3 },
      { id: 2, pesawat: 'Dua', price: 4 },
    ])
    await option(sheet, 'Dua')
    expect(namesIn(sheet)).toEqual(['Satu', 'Dua'])
  })

  it('a search takes special characters literally', async () => {
    const sheet = await sheetOf(flights(['50% diskon', 1], ['a.b*c', 2], ['(kurung', 3], ['🕋 emoji', 4]))
    await option(sheet, '🕋')
    for (const [text, found] of [
      ['%', '50% diskon'],
      ['.b*', 'a.b*c'],
      ['(', '(kurung'],
      ['🕋', '🕋 emoji'],
    ] as const) {
      write(within(sheet).getByRole('searchbox'), text)
      await waitFor(() => expect(namesIn(sheet)).toEqual([found]))
    }
  })

  it('ten thousand records are sorted with missing prices last, in both directions', () => {
    const many = Array.from({ length: 10_000 }, (_, id) => ({ id, price: id % 7 === 0 ? null : (id * 7919) % 1000 }))
    for (const direction of ['asc', 'desc'] as const) {
      const sorted = sortByPrice(many, ({ price }) => price, direction).map(({ price }) => price)
      expect(sorted.lastIndexOf(null) - sorted.indexOf(null) + 1).toBe(
        many.filter(({ price }) => price === null).length,
      )
      expect(sorted.at(-1)).toBeNull()
    }
  })
})

describe('fault 39: the chosen row of a picker', () => {
  it('a second press on the chosen row clears the field, and a third press chooses it again', async () => {
    const sheet = await sheetOf(flights(['Satu', 1], ['Dua', 2]))
    press(await option(sheet, 'Dua'))
    await sheetClosed()
    for (const shown of ['Belum Terpilih', 'DuaRp. 2']) {
      press(await option(await open('Pesawat'), 'Dua'))
      await sheetClosed()
      expect(trigger('Pesawat')).toHaveTextContent(shown)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('fault 39: the phone’s back button over a sheet', () => {
  it('the back button closes the sheet and stays on the step, and the watcher goes with the sheet', async () => {
    const watchers: FakeWatcher[] = []
    class FakeWatcher {
      onclose: (() => void) | null = null
      isWatching = true
      constructor() {
        watchers.push(this)
      }
      destroy() {
        this.isWatching = false
      }
    }
    vi.stubGlobal('CloseWatcher', FakeWatcher)
    await sheetOf(flights(['Satu', 1]))
    const watching = () => watchers.filter(({ isWatching }) => isWatching)
    expect(watching()).toHaveLength(1)
    act(() => watching()[0]?.onclose?.())
    await sheetClosed()
    expect([watching().length, window.location.pathname]).toEqual([0, '/package/umroh-reguler/create'])
    expect(trigger('Pesawat')).toHaveTextContent('Belum Terpilih')
    await open('Pesawat')
    expect(watching()).toHaveLength(1)
  })
})
