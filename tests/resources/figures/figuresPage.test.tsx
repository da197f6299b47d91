import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { SERVED_FEATURES } from '@/partner-api/routes/partnerApi'
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

const VALUED = [
  { ...ROWS[0], value: 1_000_000_000, unvalued: 0 },
  { ...ROWS[1], value: 0, unvalued: 0 },
  { ...ROWS[2], value: 1_250_000_000, unvalued: 1 },
]
const tile = (name: string) => screen.findByRole('group', { name })
/** The accessible name of the chart in a card; null if the card has no chart. */
const chart = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryByRole('img')
    ?.getAttribute('aria-label')
    ?.replaceAll('\u00a0', ' ') ?? null

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

  it('an admin sees on one screen how much is sold, which mitra sells best, and why offers are lost', async () => {
    await open('/figures', { rows: VALUED })
    expect(await tile('Terkirim')).toHaveTextContent('15Selama Des 2025–Nov 2026Belum ada pembanding')
    expect(await tile('Dilihat')).toHaveTextContent('53,3 %8 dari 15 terkirim')
    expect(await tile('Setuju')).toHaveTextContent('33,3 %5 dari 15 terkirim')
    expect(await tile('Nilai')).toHaveTextContent('Rp 2,3 MDari 5 setuju; 1 tanpa nilai tidak dihitung')
    expect(await heading('Bagaimana penjualan kita?')).toBeVisible()
    expect(chart('Penjualan per mitra')).toBe('Terbanyak: Barokah, Rp 1,3 M dari 4 setuju')
    expect(chart('Alasan batal')).toBe('Terbanyak: Tidak menjawab, 3 dari 5 batal (60 %)')
    expect(chart('Per bulan')).toBe('Terbaik: Nov 2026, 4 setuju dari 11 terkirim')
    expect(chart('Dari terkirim sampai setuju')).toBe('33,3 % dari 15 yang terkirim menjadi setuju')
    press(button('Nilai'))
    expect(button('Nilai')).toHaveAttribute('aria-pressed', 'true')
    expect(chart('Per bulan')).toBe('Terbanyak: Nov 2026, Rp 1,3 M dari 4 setuju')
    const heads = within(await table()).getAllByRole('columnheader')
    expect(heads.slice(0, 7).map(({ textContent }) => textContent)).toContain('Nilai')
    expect((await rows()).at(-1)?.[4]).toBe('Rp\u00a02,3\u00a0M')
  })

  it('a press chooses the month or the quarter, and each tile tells the change to the period before', async () => {
    await open('/figures', { rows: VALUED })
    press(await findButton('Bulan ini'))
    await waitFor(() => expect(address()).toBe('/figures?from=2026-11'))
    expect(button('Bulan ini')).toHaveAttribute('aria-pressed', 'true')
    expect(await tile('Terkirim')).toHaveTextContent('11Selama Nov 2026Naik 175 % dari Okt')
    expect(await tile('Dilihat')).toHaveTextContent('Turun 29,5 poin dari Okt')
    expect(await tile('Nilai')).toHaveTextContent('Naik 25 % dari Okt')
    press(button('Kuartal ini'))
    await waitFor(() => expect(address()).toBe('/figures?from=2026-10'))
    expect(await tile('Terkirim')).toHaveTextContent('15Selama Okt–Nov 2026Agu–Sep: tidak ada')
    press(button('12 bulan'))
    await waitFor(() => expect(address()).toBe('/figures'))
    expect(button('12 bulan')).toHaveAttribute('aria-pressed', 'true')
  })

  it('at an API that tells no value nothing shows one, and agreements rank the mitra', async () => {
    await open('/figures')
    await tile('Terkirim')
    expect(screen.queryByRole('group', { name: 'Nilai' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Nilai' })).toBeNull()
    expect(chart('Penjualan per mitra')).toBe('Terbanyak: Barokah, 4 setuju')
  })

  it('of more than ten mitra the others stand below the chart as a sum', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...VALUED[0],
      mitra: { id: index, name: `Mitra ${index}` },
    }))
    await open('/figures', { rows: many })
    expect(await screen.findByText('20 mitra lainnya: Rp 20 M dari 20 setuju')).toBeVisible()
  })

  it('a chart without anything to draw is a sentence', async () => {
    await open('/figures', { rows: [{ ...VALUED[1], sent: 0, read: 0 }] })
    expect(await tile('Dilihat')).toHaveTextContent('–0 dari 0 terkirim')
    for (const [name, words] of [
      ['Penjualan per mitra', 'Belum ada yang setuju pada periode ini.'],
      ['Alasan batal', 'Belum ada yang batal pada periode ini.'],
      ['Dari terkirim sampai setuju', 'Belum ada yang terkirim pada periode ini.'],
    ] as const) {
      expect(within(screen.getByRole('region', { name })).getByText(words)).toBeVisible()
      expect(chart(name)).toBeNull()
    }
  })

  it('the export has the value in whole rupiah where the API tells it', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('id-ID')
    await open('/figures?mitra=2', { rows: VALUED })
    press(await findButton('Ekspor CSV'))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [head, line] = ((await saved[0]?.text()) ?? '').split('\r\n')
    expect(head).toContain('Setuju;Nilai;Batal;')
    expect(line).toBe('Barokah;2026-11;9;5;4;1250000000;3;0;0;0;0;0;3')
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
    const server = await open('/profile')
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
