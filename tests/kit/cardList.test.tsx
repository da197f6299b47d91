import { onlineManager } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import {
  CoreAdminContext,
  ResourceContextProvider,
  testDataProvider,
  type GetListParams,
  type GetListResult,
} from 'ra-core'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { CardList, type ListTexts } from '@/kit/CardList'
import { id } from '@/i18n/id'
import { scrollable } from '../support/packageRows'
import { press, write } from '../support/renderApp'

type Oleh = { id: number; name: string }
type Answer = GetListResult<Oleh> & { pageInfo: object }

const pageOf = (from: number, to: number, hasNextPage = false): Answer => ({
  data: Array.from({ length: to - from + 1 }, (_, n) => ({ id: from + n, name: `Oleh ${from + n}` })),
  pageInfo: { hasNextPage, hasPreviousPage: from > 1 },
})
const EMPTY: Answer = { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }
const refused = () => Promise.reject(Object.assign(new Error(id.error[429]), { name: 'HttpError', status: 429 }))

const Address = () => <output>{useLocation().search}</output>

/** A list with `texts` or the kit's own, over a data provider that answers with `answer`. */
function openList(answer: (params: GetListParams) => Promise<Answer>, { search = '', texts = {} as ListTexts } = {}) {
  const getList = vi.fn<(resource: string, params: GetListParams) => Promise<Answer>>((_, params) => answer(params))
  render(
    <MemoryRouter initialEntries={[`/oleh${search}`]}>
      <CoreAdminContext dataProvider={testDataProvider({ getList } as never)}>
        <ResourceContextProvider value="oleh">
          <CardList<Oleh>
            title="Oleh-oleh"
            createTo="/oleh/create"
            texts={texts}
            renderCard={({ name }) => <article aria-label={name}>{name}</article>}
          />
        </ResourceContextProvider>
        <Address />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  const asked = () =>
    getList.mock.calls.map(([resource, { filter, pagination }]) => [resource, filter, pagination?.page])
  return { asked }
}
const names = () => screen.queryAllByRole('article').map(({ textContent }) => textContent)
const retry = async () => press(within(await screen.findByRole('alert')).getByRole('button', { name: 'Coba lagi' }))

afterEach(() => act(() => onlineManager.setOnline(true)))

it('a list has a title, a way back, a button for a new record and a search with a label', async () => {
  openList(async () => pageOf(1, 2))
  expect(screen.getByRole('progressbar')).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Oleh 2' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Oleh-oleh' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Buat Baru' })).toHaveAttribute('href', '/oleh/create')
  expect(screen.getByRole('searchbox', { name: 'Cari' })).toHaveValue('')
})

it('a search reaches the data provider once, 300 ms after the last key, and stands in the address', async () => {
  const { asked } = openList(async ({ filter }) => (filter.q ? pageOf(7, 7) : pageOf(1, 2)))
  await screen.findByRole('article', { name: 'Oleh 1' })
  for (const text of [' k', ' ku', ' kurma']) write(screen.getByRole('searchbox'), text)
  expect(await screen.findByRole('article', { name: 'Oleh 7' })).toBeVisible()
  expect(asked()).toEqual([
    ['oleh', {}, 1],
    ['oleh', { q: 'kurma' }, 1],
  ])
  expect(screen.getByText('?q=kurma')).toBeInTheDocument()
})

it('the next page is read near the end, only the rows in sight are drawn, and a row that comes twice is shown once', async () => {
  const scroll = scrollable()
  const { asked } = openList(async ({ pagination }) =>
    pagination?.page === 1 ? pageOf(1, 50, true) : { ...pageOf(50, 60), pageInfo: { hasNextPage: false } },
  )
  await screen.findByRole('article', { name: 'Oleh 1' })
  expect(names().length).toBeLessThan(40)
  expect(asked()).toHaveLength(1)
  const seen = new Set(names())
  for (let step = 0; step < 40 && !seen.has('Oleh 60'); step += 1) {
    scroll(300)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    expect(new Set(names()).size).toBe(names().length)
    for (const name of names()) seen.add(name)
  }
  expect(seen.size).toBe(60)
  expect(asked()).toContainEqual(['oleh', {}, 2])
})

it('after a next page that failed the list waits for Coba lagi', async () => {
  const scroll = scrollable()
  let isBroken = true
  const { asked } = openList(({ pagination }) => {
    if (pagination?.page === 1) return Promise.resolve(pageOf(1, 50, true))
    return isBroken ? refused() : Promise.resolve(pageOf(51, 52))
  })
  await screen.findByRole('article', { name: 'Oleh 1' })
  for (let step = 0; step < 20; step += 1) scroll(300)
  expect(await screen.findByRole('alert')).toHaveTextContent(`Data berikutnya belum dapat dimuat. ${id.error[429]}`)
  expect(asked()).toHaveLength(2)
  isBroken = false
  await retry()
  await waitFor(() => expect(names()).toContain('Oleh 52'))
})

it('an empty list says so and offers the first record', async () => {
  openList(async () => EMPTY)
  expect(await screen.findByRole('heading', { name: 'Belum ada data' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Buat Baru' })).toBeVisible()
})

it('a search without a match names its text', async () => {
  openList(async () => EMPTY, { search: '?q=Ajwa' })
  expect(await screen.findByText('Tidak ada data yang cocok dengan “Ajwa”.')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('Ajwa')
})

it('a resource may say in its own words that nothing matches', async () => {
  openList(async () => EMPTY, { search: '?q=Ajwa', texts: { noMatch: (q) => `Tak ada kurma ${q}.` } })
  expect(await screen.findByText('Tak ada kurma Ajwa.')).toBeVisible()
})

it('a list that fails says why, never that it is empty, and Coba lagi loads it', async () => {
  let isBroken = true
  openList(() => (isBroken ? refused() : Promise.resolve(pageOf(1, 1))))
  expect(await screen.findByRole('alert')).toHaveTextContent(`Daftar ini belum dapat dimuat${id.error[429]}`)
  expect(document.body).not.toHaveTextContent('Belum ada data')
  isBroken = false
  await retry()
  expect(await screen.findByRole('article', { name: 'Oleh 1' })).toBeVisible()
})

it('a list without a network says so, and loads by itself once there is a network', async () => {
  onlineManager.setOnline(false)
  openList(async () => pageOf(1, 1))
  expect(await screen.findByRole('alert')).toHaveTextContent(id.error.network)
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByRole('article', { name: 'Oleh 1' })).toBeVisible()
})
