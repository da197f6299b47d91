import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DRAFTS_KEY } from '@/offline/drafts'
import { STAFF } from '@tests/partner-api/fixtures'
import { json } from '@tests/support/server/fakeFetch'
import { openQuote } from '@tests/support/savedQuote'
import { address, button, findButton, press, renderApp, write } from '@tests/support/renderApp'
import { atStep, MORNING, region, sheetClosed, smallPackageAtReview } from '@tests/support/wizard'

const LIST = '/partner/umroh-regular'
const sheet = () => screen.findByRole('dialog', { name: 'Simulasi jamaah' })
const only = async () => within(await sheet()).getByRole('spinbutton', { name: 'Kalau hanya' })
const sentence = async () => within(await sheet()).getByRole('status').textContent
const open = async () => press(await findButton('Simulasi'))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))

describe('the simulation of a saved package (docs/product.md §24)', () => {
  it('the sheet begins with the break-even point and the margin left at the next smaller group; its field has the package’s own number', async () => {
    await openQuote()
    await open()
    expect(await sentence()).toBe('Dengan harga ini titik impas 18 jamaah; pada 40 jamaah margin tinggal Rp. 1.841.912')
    expect(within(await sheet()).getByRole('img')).toHaveAccessibleName(await sentence())
    expect(await only()).toHaveValue('45')
  })

  it('another number of jamaah changes sentence, price needed and margin left; fewer than the break-even point lose', async () => {
    await openQuote()
    await open()
    write(await only(), '25')
    expect(await sentence()).toBe('Dengan harga ini titik impas 18 jamaah; pada 25 jamaah margin tinggal Rp. 995.781')
    write(await only(), '10')
    expect(await sentence()).toMatch(
      /^Dengan harga ini titik impas 18 jamaah; pada 10 jamaah rugi Rp\. [\d.]+ per jamaah$/,
    )
    write(await only(), '45')
    expect(await sentence()).toBe('Dengan harga ini titik impas 18 jamaah; pada 45 jamaah margin Rp. 2.000.000')
  })

  it.each(['0', '1001', '-3', '2.5', ''])(
    'the number %j is refused at its field and changes no figure',
    async (typed) => {
      await openQuote()
      await open()
      const before = await sentence()
      write(await only(), typed)
      expect(await only()).toHaveAccessibleDescription(expect.stringContaining('Isi 1 sampai 1.000'))
      expect(await sentence()).toBe(before)
      expect(button('Pakai di wizard')).toBeDisabled()
    },
  )

  it('the table compares the usual groups and the package’s own, per room type', async () => {
    await openQuote()
    await open()
    const rows = within(within(await sheet()).getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
      'Jamaah',
      '15',
      '20',
      '25',
      '30',
      '35',
      '40',
      '45paket ini',
    ])
    expect(
      within(rows[0]!)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Jamaah', 'Double', 'Triple', 'Quad'])
    expect(within(rows[7]!).getAllByRole('cell')[0]).toHaveTextContent('30.822.0442.000.000')
  })

  it('each margin of the master list shows its price per room type and the margin of the group', async () => {
    await openQuote()
    await open()
    write(await only(), '45')
    const group = within(await sheet()).getByRole('group', { name: 'Margin lain untuk 45 jamaah' })
    const now = await within(group).findByRole('radio', { name: 'Rp. 2.000.000 margin sekarang' })
    expect(now).toHaveAccessibleDescription(
      /^Untuk rombongan: Rp\. 90\.000\.000 Double 30\.822\.044 Triple [\d.]+ Quad [\d.]+$/,
    )
    const rows = [...group.querySelectorAll('tbody tr')]
    expect(rows).toHaveLength(7)
    expect(now.closest('tr')).toBe(rows[3])
  })

  it('price needed and margin left of the typed group stand right after the sentence, a loss by its name', async () => {
    await openQuote()
    await open()
    const figures = async () => [...(await sheet()).querySelector('dl')!.children].map(({ textContent }) => textContent)
    expect(await figures()).toEqual([
      expect.stringMatching(/^Harga Quad jadiRp\. [\d.]+$/),
      'Margin tinggalRp. 1.841.912',
    ])
    write(await only(), '10')
    expect((await figures())[1]).toMatch(/^Rugi per jamaahRp\. [\d.]+$/)
    write(await only(), '45')
    expect(await figures()).toEqual(['Harga Quad jadiRp. 27.555.022', 'MarginRp. 2.000.000'])
  })

  it('‘Pakai di wizard’ opens the review with the chosen jamaah and margin, and saves nothing', async () => {
    const { server } = await openQuote()
    await open()
    write(await only(), '30')
    press(await within(await sheet()).findByRole('radio', { name: 'Rp. 2.500.000' }))
    expect(await sheet()).toHaveTextContent(
      'Yang berubah di isian paket: Jamaah 45 → 30, Margin Rp. 2.000.000 → Rp. 2.500.000 per jamaah. Belum disimpan.',
    )
    press(button('Pakai di wizard'))
    await atStep(5)
    expect(region('Ringkasan')).toHaveTextContent('30')
    expect(region('Tambahan Lainnya')).toHaveTextContent('Rp. 2.500.000')
    expect(server.callsTo('PUT', /umroh-regular/)).toEqual([])
    await waitFor(() => expect(localStorage.getItem(DRAFTS_KEY)).toContain('"jumlahJamaah":"30"'))
  })

  it('nothing is taken before something was typed or chosen, and nothing that the package has already', async () => {
    await openQuote()
    await open()
    expect(await only()).toHaveValue('45')
    expect(button('Pakai di wizard')).toBeDisabled()
    write(await only(), '45')
    press(await within(await sheet()).findByRole('radio', { name: /^Rp\. 2\.000\.000/ }))
    expect(await sheet()).toHaveTextContent('Ubah “Kalau hanya” atau pilih margin lain.')
    expect(button('Pakai di wizard')).toBeDisabled()
  })

  it('another margin alone keeps the number of jamaah (§24.1.8)', async () => {
    await openQuote()
    await open()
    press(await within(await sheet()).findByRole('radio', { name: 'Rp. 2.500.000' }))
    expect(await sheet()).toHaveTextContent(
      'Yang berubah di isian paket: Margin Rp. 2.000.000 → Rp. 2.500.000 per jamaah.',
    )
    press(button('Pakai di wizard'))
    await atStep(5)
    expect(region('Ringkasan')).toHaveTextContent('45 Orang')
    expect(region('Tambahan Lainnya')).toHaveTextContent('Rp. 2.500.000')
  })

  it('a draft of the package is asked about first; the chosen numbers are put into the resumed draft', async () => {
    const { unmount, server, id } = await openQuote()
    await open()
    write(await only(), '30')
    press(button('Pakai di wizard'))
    await atStep(5)
    await waitFor(() => expect(localStorage.getItem(DRAFTS_KEY)).toContain('"jumlahJamaah":"30"'))
    unmount()
    await renderApp(`/package/umroh-reguler/${id}`, { server })
    await open()
    write(await only(), '20')
    press(button('Pakai di wizard'))
    press(await findButton('Lanjutkan'))
    await atStep(5)
    expect(region('Ringkasan')).toHaveTextContent('20')
  })

  it('the typed number stays while the detail is open', async () => {
    await openQuote()
    await open()
    write(await only(), '33')
    press(within(await sheet()).getByRole('button', { name: 'Tutup' }))
    await sheetClosed()
    await open()
    expect(await only()).toHaveValue('33')
  })

  it('saved figures that do not add up to the saved total are told', async () => {
    await openQuote(({ package: saved }) => ({
      package: { ...saved, total_price_double_rupiah: Number(saved.total_price_double_rupiah) - 5000 },
    }))
    await open()
    expect(within(await sheet()).getByText(/^Rincian tersimpan berbeda sampai Rp\. 5\.000/)).toBeVisible()
  })

  it('a package without a known price or without jamaah offers no simulation', async () => {
    await openQuote(({ package: saved }) => ({
      package: {
        ...saved,
        total_price_double_rupiah: null,
        total_price_triple_rupiah: null,
        total_price_quad_rupiah: null,
      },
    }))
    expect(await findButton('Bagikan')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Simulasi' })).toBeNull()
  })

  it('a user who may only read the package simulates it without ‘Pakai di wizard’', async () => {
    await openQuote(undefined, { as: STAFF, width: 1280 })
    await open()
    expect(await sentence()).toMatch(/titik impas 18/)
    expect(screen.queryByText('Pakai di wizard')).toBeNull()
  })

  it('in Mode pelanggan the detail has no Simulasi', async () => {
    await openQuote()
    await findButton('Simulasi')
    press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Simulasi' })).toBeNull())
  })

  it('a margin list that cannot be read says so in its place and can be tried again; the rest stays', async () => {
    const { server } = await openQuote()
    server.on('GET', '/custom-data/margin', () => json({ message: 'Rusak' }, 403))
    await open()
    expect(await within(await sheet()).findByText('Daftar margin belum dapat dimuat')).toBeVisible()
    expect(await sentence()).toMatch(/titik impas 18/)
  })
})

describe('the simulation at the review', () => {
  it('‘Pakai di wizard’ changes the open form; nothing is saved', async () => {
    const { server } = await smallPackageAtReview()
    await open()
    expect(await sentence()).toBe('Harga paket ini tidak bergantung pada jumlah jamaah; margin tetap Rp. 0 per jamaah')
    write(await only(), '12')
    press(await within(await sheet()).findByRole('radio', { name: 'Rp. 1.500.000' }))
    expect(await sheet()).toHaveTextContent('Jamaah 45 → 12, Margin belum ada → Rp. 1.500.000 per jamaah.')
    press(button('Pakai di wizard'))
    await sheetClosed()
    expect(region('Ringkasan')).toHaveTextContent('12')
    expect(region('Kalkulasi Harga Paket Umroh Regular')).toHaveTextContent('Rp. 16.000.000')
    expect(address()).toBe('/package/umroh-reguler/create')
    expect(server.callsTo('POST', LIST)).toEqual([])
  })
  it('in Mode pelanggan the review has no Simulasi', async () => {
    await smallPackageAtReview()
    await findButton('Simulasi')
    press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Simulasi' })).toBeNull())
  })
})
