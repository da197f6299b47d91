import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { id } from '@/i18n/id'
import { ADMIN, SITI } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { afterReload, persisted, withIndexedDb } from '../../support/persisted'
import { LIST, wireRow } from '../../support/packageRows'
import { partnerServer, type PartnerServer, type Reaction } from '../../support/server/partnerServer'
import { button, press, renderApp, write } from '../../support/renderApp'
import { loseNetwork } from '../../support/network'

withIndexedDb()

const PACKAGES = '/package/umroh-reguler'
const EMPTY = /Belum ada|Tidak ada yang cocok|Tidak ada paket/
const refused: Reaction = () => json({}, 429)
const REASON = 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.'

/** A list: the path of its screen, its request, the user, and the width of the window. */
type Place = { path: string; call: string; as: string; width: number }
const CARDS: Place = { path: PACKAGES, call: LIST, as: SITI, width: 430 }
const TABLE: Place = { path: PACKAGES, call: LIST, as: ADMIN, width: 1280 }
const VISA: Place = { path: '/custom-data/visa', call: '/custom-data/visa', as: ADMIN, width: 1280 }
const masterTable = (path: string): Place => ({ path, call: path, as: ADMIN, width: 1280 })
const EVERY: [string, Place][] = [
  ['cards', CARDS],
  ['the table of packages', TABLE],
  // All masters share one page, and so do the hotels of both cities.
  ...['/custom-data/margin', '/hotel/makkah'].map((path): [string, Place] => [path, masterTable(path)]),
]
const THREE: [string, Place][] = [
  ['cards', CARDS],
  ['the table of packages', TABLE],
  ['a master', VISA],
]

const open = ({ path, as, width }: Place, server: PartnerServer) => renderApp(path, { server, as, width })
const rows = () =>
  screen.queryByRole('table')
    ? within(screen.getByRole('table')).getAllByRole('row').length - 1
    : screen.queryAllByRole('article').length
const untilRows = (count?: number) =>
  waitFor(() => (count === undefined ? expect(rows()).toBeGreaterThan(0) : expect(rows()).toBe(count)))
const alert = () => screen.findByRole('alert')
const retry = async () => press(within(await alert()).getByRole('button', { name: 'Coba lagi' }))
async function saysWhy(title: RegExp = /Daftar (paket )?belum dapat dimuat/) {
  expect(await alert()).toHaveTextContent(title)
  expect(await alert()).toHaveTextContent(id.error[429])
  expect(document.body).not.toHaveTextContent(EMPTY)
}

it.each(EVERY)('%s: a list that fails is not shown as empty, and Coba lagi loads it', async (_, place) => {
  const server = await partnerServer()
  const stop = server.on('GET', place.call, refused)
  await open(place, server)
  await saysWhy()
  expect(rows()).toBe(0)
  stop()
  await retry()
  await untilRows()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each<[string, Place]>([
  ...THREE,
  ['a detail', { ...CARDS, path: `${PACKAGES}/1`, call: `${LIST}/1` }],
  ['the wizard', { ...CARDS, path: `${PACKAGES}/edit/1`, call: `${LIST}/1/edit-data` }],
])('%s: a request that failed is repeated, and the screen says so meanwhile', async (_, place) => {
  const server = await partnerServer()
  server.on('GET', place.call, () => json({}, 500))
  await open(place, server)
  const words = await screen.findByText('Belum dapat dimuat. Mencoba lagi...')
  expect(words.closest('[role=status]')).not.toBeNull()
})

describe('a list that cannot be read is searched in the copy on the phone (docs/product.md §14.1.5)', () => {
  const SAID = /Dicari di salinan di ponsel ini \(3 paket\)\. Data per/
  const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
  const keeping = async () => {
    const server = await partnerServer()
    const names = ['Umroh Sya’ban – Swissôtel', 'Umroh Plus 100%', 'Haji']
    const status = { status: 'terkirim', valid_until: '2999-01-01', customer_name: 'Hj. Nur’aini' }
    server.on('GET', LIST, () =>
      json({
        data: names.map((nama_paket, at) => wireRow(at + 1, { nama_paket, ...(at === 2 ? status : {}) })),
        meta: { total: 3 },
      }),
    )
    const app = await open(CARDS, server)
    await untilRows(3)
    return { ...app, server }
  }

  it.each<[string, (server: PartnerServer) => () => void]>([
    ['without a network', loseNetwork],
    [
      'of a server that is away',
      (server) => server.on('GET', LIST, () => Promise.reject(new TypeError('Failed to fetch'))),
    ],
  ])(
    '%s',
    async (_, lose) => {
      const { server } = await keeping()
      const giveBack = lose(server)
      write(screen.getByRole('searchbox'), "swissotel sya'ban")
      expect(await screen.findByText(SAID, undefined, { timeout: 15_000 })).toBeVisible()
      expect(cards()).toEqual(['Umroh Sya’ban – Swissôtel'])
      expect(document.querySelector('[aria-busy=true]')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      giveBack()
      press(screen.getByRole('button', { name: 'Coba lagi' }))
      await waitFor(() => expect(screen.queryByText(SAID)).toBeNull())
    },
    60_000,
  )

  it('by the customer too, and says that nothing matches', async () => {
    const { server } = await keeping()
    loseNetwork(server)
    write(screen.getByRole('searchbox'), "nur'aini")
    await waitFor(() => expect(cards()).toEqual(['Haji']))
    write(screen.getByRole('searchbox'), 'tidak ada')
    expect(await screen.findByText(/Di salinan di ponsel ini tidak ada yang cocok/)).toBeVisible()
  })

  it('after a reload without a network', async () => {
    const { server, unmount } = await keeping()
    await waitFor(async () => expect(await persisted()).not.toHaveLength(0))
    await afterReload({ unmount })
    loseNetwork(server)
    await open({ ...CARDS, path: `${PACKAGES}?q=100%25` }, server)
    expect(await screen.findByText(SAID)).toBeVisible()
    expect(cards()).toEqual(['Umroh Plus 100%'])
  })
})

describe.each(THREE)('a list: %s', (_, place) => {
  it('a list that is refused with 403 says so, without Coba lagi', async () => {
    const server = await partnerServer()
    server.on('GET', place.call, () => json({}, 403))
    await open(place, server)
    expect(await alert()).toHaveTextContent(id.error[403])
    expect(document.body).not.toHaveTextContent(EMPTY)
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  })

  it('an empty list whose next request fails shows the failure, not that it is empty', async () => {
    const server = await partnerServer()
    const stop = server.on('GET', place.call, () =>
      json(place.call === LIST ? { data: [], meta: { total: 0 } } : { data: { data: [] } }),
    )
    await open(place, server)
    await screen.findByText(EMPTY)
    stop()
    const fail = server.on('GET', place.call, refused)
    readAgain(place)
    await saysWhy()
    fail()
    await retry()
    await untilRows()
  })

  it('a search that fails says so, not that nothing matches', async () => {
    const server = await partnerServer()
    await open(place, server)
    await untilRows()
    let isBroken = true
    server.on('GET', place.call, (call, pass) =>
      isBroken && (place === VISA || call.query.includes('q=')) ? refused(call, pass) : pass(),
    )
    write(screen.getByRole('searchbox'), 'e')
    await saysWhy()
    expect(rows()).toBe(0)
    isBroken = false
    await retry()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('a list without a network says so, and loads by itself once there is a network', async () => {
    const server = await partnerServer()
    const giveBack = loseNetwork(server)
    await open(place, server)
    expect(await alert()).toHaveTextContent(id.error.network)
    expect(document.body).not.toHaveTextContent(EMPTY)
    giveBack()
    await untilRows()
  })

  it('a loaded list that fails later stays readable, says how old it is, and offers Coba lagi', async () => {
    const server = await partnerServer()
    await open(place, server)
    await untilRows()
    const before = rows()
    const stop = server.on('GET', place.call, refused)
    readAgain(place)
    const words = await screen.findByText(/^Data per \d/)
    expect(words).toHaveTextContent(REASON)
    const age = words.closest<HTMLElement>('[role=status]')!
    expect(rows()).toBe(before)
    expect(document.body).not.toHaveTextContent('Paket berikutnya belum dapat dimuat')
    stop()
    press(within(age).getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(screen.queryByText(/^Data per \d/)).toBeNull())
    expect(rows()).toBe(before)
  })
})

/** Makes the app read the list on screen again, as it does after a time without a network. */
function readAgain({ width }: Place) {
  if (width > 900) return press(button('Muat ulang'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 })
  act(() => onlineManager.setOnline(false))
  act(() => onlineManager.setOnline(true))
}

describe('a table', () => {
  const many: Reaction = ({ query }) => {
    const page = Number(new URLSearchParams(query).get('page') ?? 1)
    return json({ data: Array.from({ length: 50 }, (_, n) => wireRow((page - 1) * 50 + n + 1)), meta: { total: 120 } })
  }

  it('a table whose next page fails keeps the first page and names the failed page, and Coba lagi loads it', async () => {
    const server = await partnerServer()
    let isBroken = true
    server.on('GET', LIST, (call, pass) =>
      isBroken && call.query.includes('&page=2') ? refused(call, pass) : many(call, pass),
    )
    await open(TABLE, server)
    await untilRows(50)
    press(button('Ke halaman berikutnya'))
    expect(await alert()).toHaveTextContent(`Halaman 2 belum dapat dimuat. ${id.error[429]}`)
    await untilRows(50)
    expect(document.body).not.toHaveTextContent(EMPTY)
    isBroken = false
    await retry()
    expect(await screen.findByText('Paket 51')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    press(button('Ke halaman sebelumnya'))
    expect(await screen.findByText('Paket 1')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a table says so when the request for another order fails, and Coba lagi loads it', async () => {
    const server = await partnerServer()
    await open(TABLE, server)
    await untilRows()
    const stop = server.on('GET', LIST, refused)
    press(button(/^Urutkan menurut nama Paket/i))
    await saysWhy()
    stop()
    await retry()
    await untilRows()
  })

  it('a table that fails after a reload says so, because the desktop persists no lists', async () => {
    const server = await partnerServer()
    const view = await open(TABLE, server)
    await untilRows()
    await afterReload(view)
    expect(await persisted()).toEqual([])
    server.on('GET', LIST, refused)
    await open(TABLE, server)
    await saysWhy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

it('cards that fail after a reload stay, with the age of their data', async () => {
  const server = await partnerServer()
  const view = await open(CARDS, server)
  await untilRows(3)
  await waitFor(async () => expect(await persisted()).toHaveLength(1))
  await afterReload(view)
  server.on('GET', LIST, refused)
  await open(CARDS, server)
  await untilRows(3)
  expect(await screen.findByText(/^Data per \d/)).toBeVisible()
})

it.each([
  ['a detail', `${PACKAGES}/7`, `${LIST}/7`],
  ['a form', `${PACKAGES}/edit/7`, `${LIST}/7/edit-data`],
])('%s that is refused with 403 offers a link to the list instead of Coba lagi', async (_, path, call) => {
  const server = await partnerServer()
  server.on('GET', call, () => json({}, 403))
  await renderApp(path, { server })
  expect(await alert()).toHaveTextContent(id.error[403])
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toHaveAttribute('href', PACKAGES)
})

it.each([
  [`${PACKAGES}/999`, SITI, PACKAGES],
  [`${PACKAGES}/edit/999`, SITI, PACKAGES],
  ['/custom-data/visa/999', ADMIN, '/custom-data/visa'],
])('%s, which does not exist, offers a link to its list', async (path, as, to) => {
  await renderApp(path, { as, width: as === ADMIN ? 1280 : 430 })
  expect(await alert()).toHaveTextContent('Data tidak ditemukan')
  expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toHaveAttribute('href', to)
})

it('a master’s form without a network says so, and shows no endless spinner', async () => {
  const server = await partnerServer()
  const giveBack = loseNetwork(server)
  await renderApp('/custom-data/pesawat/1', { server, as: ADMIN, width: 1280 })
  expect(await alert()).toHaveTextContent(id.error.network)
  giveBack()
  expect(await screen.findByRole('textbox', { name: 'Nama' })).toBeVisible()
})
