import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Feature } from '../../../src/domain/access/features'
import { SERVED_FEATURES } from '../../../src/partner-api/routes/partnerApi'
import { ADMIN, SITI } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { held, partnerServer } from '../../support/server/partnerServer'
import { address, button, findButton, heading, press, renderApp, write } from '../../support/renderApp'

const API = '/partner/figures'
const WITH_STATUS: Feature[] = [...SERVED_FEATURES.filter((one) => one !== 'status'), 'status']
const NONE = { harga: 0, tanggal: 0, hotel: 0, pesaing: 0, 'tidak-jadi': 0, 'tidak-menjawab': 0 }
const [ANNUR, BAROKAH] = [
  { id: 1, name: '=An-Nur' },
  { id: 2, name: 'Barokah' },
]
const ROWS = [
  { mitra: ANNUR, month: '2026-10', sent: 4, read: 3, won: 1, lost: { ...NONE, harga: 2 } },
  { mitra: ANNUR, month: '2026-11', sent: 2, read: 0, won: 0, lost: NONE },
  { mitra: BAROKAH, month: '2026-11', sent: 9, read: 5, won: 4, lost: { ...NONE, 'tidak-menjawab': 3 } },
]

type Options = { rows?: unknown[]; as?: string; features?: Feature[]; width?: number }
async function open(path: string, { rows = ROWS, as = ADMIN, features = WITH_STATUS, width = 1280 }: Options = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 3) })
  const server = await partnerServer({ packages: [1, 0], features })
  server.on('GET', API, () => json({ data: rows }))
  await renderApp(path, { server, as, width })
  return server
}

const table = () => screen.findByRole('table', { name: /bulan pertama kali dibagikan/ })
/** The texts of each row below the headings. */
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(2)
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('Hasil penawaran', () => {
  it('an admin opens it from the menu and sees what became of the offers per mitra and month, with the sums', async () => {
    await open('/')
    const menu = within(await screen.findByRole('navigation', { name: 'Menu admin' }))
    press(menu.getByRole('link', { name: 'Hasil penawaran' }))
    expect(await heading('Hasil penawaran')).toBeVisible()
    expect(await rows()).toEqual([
      ['Barokah', 'November 2026', '9', '5', '4', '3', '0', '0', '0', '0', '0', '3'],
      ['=An-Nur', 'November 2026', '2', '0', '0', '0', '0', '0', '0', '0', '0', '0'],
      ['=An-Nur', 'Oktober 2026', '4', '3', '1', '2', '2', '0', '0', '0', '0', '0'],
      ['Jumlah', '15', '8', '5', '5', '2', '0', '0', '0', '0', '3'],
    ])
    const heads = within(await table()).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent).join()).toBe(
      'Mitra,Bulan,Terkirim,Dilihat,Setuju,Batal,Batal karena,Harga,Tanggal,Hotel,Pesaing,Tidak jadi,Tidak menjawab',
    )
  })

  it('the filters are in the address, change the sums, and are taken away together', async () => {
    await open('/figures?from=2026-11')
    await waitFor(async () => expect((await rows()).at(-1)?.[1]).toBe('11'))
    write(screen.getByLabelText('Mitra'), '1')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(address()).toBe('/figures?from=2026-11&mitra=1')
    write(screen.getByLabelText('Satu baris untuk'), 'mitra')
    await waitFor(async () => expect((await rows())[0]).toHaveLength(11))
    expect(within(screen.getByLabelText('Sampai bulan')).queryByRole('option', { name: 'Oktober 2026' })).toBeNull()
    press(button('Hapus saringan'))
    await waitFor(async () => expect((await rows()).at(-1)?.[1]).toBe('15'))
    expect(address()).toBe('/figures')
  })

  it('the export saves the rows that the filters find, and no name becomes a formula', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('id-ID')
    await open('/figures?mitra=1&to=2026-10')
    press(await findButton('Ekspor CSV'))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [head, ...lines] = ((await saved[0]?.text()) ?? '').trimEnd().split('\r\n')
    expect(head).toMatch(
      /Mitra;Bulan;Terkirim;Dilihat;Setuju;Batal;Batal karena: Harga;.*;Batal karena: Tidak menjawab$/,
    )
    expect(lines).toEqual(["'=An-Nur;2026-10;4;3;1;2;2;0;0;0;0;0"])
  })

  it('beyond fifty rows the table grows with a press, and the sum has them all', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...ROWS[1],
      mitra: { id: index, name: `Mitra ${index}` },
    }))
    await open('/figures', { rows: many })
    expect(await rows()).toHaveLength(51)
    press(button('Tampilkan 50 baris lagi'))
    expect(await rows()).toHaveLength(101)
    press(button('Tampilkan 20 baris lagi'))
    expect((await rows()).at(-1)?.[1]).toBe('240')
    expect(screen.queryByRole('button', { name: /baris lagi/ })).toBeNull()
  })

  it('without any offer, and where the filters find nothing, the screen says so', async () => {
    await open('/figures', { rows: [] })
    expect(await screen.findByText('Belum ada penawaran')).toBeVisible()
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('filters that find nothing stay, so that they can be taken away', async () => {
    await open('/figures?mitra=99')
    expect(await screen.findByText('Tidak ada hasil yang cocok')).toBeVisible()
    press(button('Hapus saringan'))
    expect(await rows()).toHaveLength(4)
  })

  it('figures that cannot be read say so, and Coba lagi reads them', async () => {
    const server = await open('/')
    server.on('GET', API, () => json({ message: 'Tunggu' }, 429))
    press(await screen.findByRole('link', { name: 'Hasil penawaran' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Hasil penawaran belum dapat dimuat')
    const { react, letGo } = held(() => json({ data: ROWS }))
    server.on('GET', API, react)
    press(button('Coba lagi'))
    letGo()
    expect(await rows()).toHaveLength(4)
  })

  it('at a partner API without statuses there is no menu entry, and the address is unknown', async () => {
    const server = await open('/figures', { features: ['accounts'] })
    expect(await screen.findByText('404')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Hasil penawaran' })).toBeNull()
    expect(server.callsTo('GET', API)).toEqual([])
  })

  it('a mitra is led to Access Denied, and the call is never made', async () => {
    const server = await open('/figures', { as: SITI })
    expect(await screen.findByText(/Access Denied/)).toBeVisible()
    expect(server.callsTo('GET', API)).toEqual([])
  })
})
