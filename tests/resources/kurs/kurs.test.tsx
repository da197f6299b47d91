import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { addDays, formatDate, today } from '@/domain/values/dates'
import { KursToday } from '@/resources/masters/admin/kurs/KursToday'
import { ADMIN, NOW, SITI, STAFF } from '../../partner-api/fixtures'
import { inTheMorning } from '../../support/morning'
import { json } from '../../support/server/fakeFetch'
import { partnerServer } from '../../support/server/partnerServer'
import { address, findButton, press, renderApp, write } from '../../support/renderApp'

inTheMorning()

const KURS = '/custom-data/kurs'
/** The day of the API's clock (tests/partner-api/fixtures.ts). */
const DAY = '2026-11-20'
const desk = (path: string, server?: Awaited<ReturnType<typeof partnerServer>>, as = ADMIN) =>
  renderApp(path, { as, width: 1280, ...(server ? { server } : {}) })
const field = (name: string) => screen.findByRole('textbox', { name })
const rows = async () => (await within(await screen.findByRole('table')).findAllByRole('row')).slice(1)
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const record = (validFrom: string, rupiahPerSar: number) => ({
  rupiahPerSar,
  buffer: 2,
  validFrom,
  createdAt: Date.parse('2026-11-20T02:00:00Z'),
  createdBy: null,
})

describe('the rates on the desktop', () => {
  it('the history marks the rate in force, those ahead and those replaced, and says which price hotels have today', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    await server.store.insertKurs(record(DAY, 4812.5))
    await server.store.insertKurs(record(DAY, 4750))
    await server.store.insertKurs(record(addDays(DAY, 5), 4900))
    await desk(KURS, server)
    expect((await rows()).map((row) => cells(row).slice(0, 5))).toEqual([
      [formatDate(addDays(DAY, 5)), 'Akan berlaku', 'Rp. 4.900', '2%', 'Rp. 4.998'],
      ['20 November 2026', 'Berlaku', 'Rp. 4.750', '2%', 'Rp. 4.845'],
      ['20 November 2026', 'Diganti', 'Rp. 4.812,50', '2%', 'Rp. 4.908,75'],
      [expect.any(String), 'Berakhir', 'Rp. 4.700', '0%', 'Rp. 4.700'],
    ])
    const now = await screen.findByRole('region', { name: 'Kurs hari ini' })
    expect(now).toHaveTextContent('SAR 1 = Rp. 4.750')
    expect(now).toHaveTextContent('Harga hotel dihitung dengan Rp. 4.845 per riyal, sudah termasuk buffer 2%.')
    expect(now).toHaveTextContent('Berlaku mulai 20 November 2026')
  })

  it('the rates link to who recorded them, for accounts that read the audit', async () => {
    await desk(KURS, await partnerServer({ features: ['kurs', 'audit'] }))
    const link = await within(await screen.findByRole('main')).findByRole('link', { name: 'Riwayat' })
    expect(link).toHaveAttribute('href', `/audit?resource=${encodeURIComponent('custom-data/kurs')}`)
  })

  it('an old rate says that it is old, and a database without a rate says that hotels have no price', async () => {
    vi.setSystemTime(NOW + 9 * 86_400_000)
    const server = await partnerServer({ packages: [0, 0] })
    const { unmount } = await desk(KURS, server)
    expect(await screen.findByText(/Kurs ini sudah lebih dari 7 hari/)).toBeVisible()
    unmount()
    server.on('GET', KURS, () => json({ data: { data: [] } }))
    await desk(KURS, server)
    expect(await screen.findByText('Belum ada kurs yang berlaku')).toBeVisible()
  })

  it('an admin records a rate with decimals and a buffer, once for two presses', async () => {
    const { server } = await desk(`${KURS}/create`)
    write(await field('Rupiah per riyal (Rp)'), '4.712,5')
    expect(await field('Buffer (%)')).toHaveAccessibleDescription(/^Ditambahkan ke kurs/)
    write(await field('Buffer (%)'), '2,25')
    expect(await screen.findByText(/Harga hotel dihitung dengan Rp\. 4\.818,53 per riyal/)).toBeVisible()
    const save = await findButton('Simpan')
    press(save)
    press(save)
    expect(await screen.findByText('Kurs tersimpan.')).toBeVisible()
    expect(address()).toBe(KURS)
    const sent = server.callsTo('POST', KURS)
    expect(sent.map(({ body }) => body)).toEqual([
      { rupiah_per_sar: 4712.5, buffer: 2.25, valid_from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    ])
    expect(sent[0]?.headers.get('idempotency-key')).not.toBeNull()
  })

  it('the dollar has its rates beside the riyal’s, in one table and one form', async () => {
    const { server } = await desk(`${KURS}/create`)
    const currency = await screen.findByRole('combobox', { name: 'Mata uang' })
    fireEvent.change(currency, { target: { value: 'USD' } })
    write(await field('Rupiah per dolar (Rp)'), '16300')
    expect(await screen.findByText('Harga dalam dolar dihitung dengan kurs ini, tanpa buffer.')).toBeVisible()
    expect(screen.queryByText(/^Kurs yang berlaku/)).toBeNull()
    press(await findButton('Simpan'))
    expect(await screen.findByText('Kurs tersimpan.')).toBeVisible()
    expect(server.callsTo('POST', `${KURS}-usd`).map(({ body }) => body)).toEqual([
      { rupiah_per_usd: 16_300, buffer: 0, valid_from: expect.any(String) },
    ])
    const now = await screen.findByRole('region', { name: 'Kurs hari ini' })
    await waitFor(() => expect(now).toHaveTextContent('USD 1 = Rp. 16.300'))
    expect(now).toHaveTextContent('SAR 1 = Rp. 4.700')
    expect((await rows()).map((row) => cells(row)[2])).toContain('USD 1 = Rp. 16.300')
  })

  it('the rates of both currencies stand in one order, the newest day first, and each says its currency', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    await server.store.insertKurs({ ...record(addDays(DAY, -3), 16_100), currency: 'USD' })
    await server.store.insertKurs({ ...record(DAY, 16_300), currency: 'USD' })
    await server.store.insertKurs(record(DAY, 4750))
    await server.store.insertKurs(record(addDays(DAY, -2), 4725))
    await desk(KURS, server)
    const told = (await rows()).map((row) => cells(row)[2])
    expect(told.filter((rate) => rate !== 'SAR 1 = Rp. 4.700')).toEqual([
      'SAR 1 = Rp. 4.750',
      'USD 1 = Rp. 16.300',
      'SAR 1 = Rp. 4.725',
      'USD 1 = Rp. 16.100',
    ])
    const now = await screen.findByRole('region', { name: 'Kurs hari ini' })
    expect(now).toHaveTextContent(/SAR 1 = Rp\. 4\.750.*USD 1 = Rp\. 16\.300/)
  })

  it('a typed rate shows what it changes: the percent, a hotel and a package before and after, and that saved ones stay', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    await desk(`${KURS}/create`, server)
    write(await field('Rupiah per riyal (Rp)'), '4794')
    expect(await screen.findByText(/^Kurs yang berlaku: SAR 1 = Rp\. 4\.700 sejak .*\.$/)).toBeVisible()
    expect(screen.getByText('Kurs baru naik 2%.')).toBeVisible()
    expect(screen.getByText('Berlaku untuk paket baru; paket tersimpan tidak berubah.')).toBeVisible()
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    const [hotel, paket] = await rows()
    const amounts = cells(hotel!).map((text) => Number(text?.replace(/\D/g, '')))
    expect(hotel).toHaveTextContent(/^8 malam di /)
    expect(Math.abs(amounts[1]! - amounts[0]! * 1.02)).toBeLessThanOrEqual(1)
    expect(paket).toHaveTextContent(/^Paket .*, bila dihitung ulang/)
    expect(screen.queryByText('Kurs berubah lebih dari 5%')).toBeNull()
    write(await field('Buffer (%)'), '4')
    expect(await screen.findByRole('status', { name: 'Kurs berubah lebih dari 5%' })).toBeVisible()
    write(await field('Rupiah per riyal (Rp)'), '4.512')
    write(await field('Buffer (%)'), '')
    expect(await screen.findByText('Kurs baru turun 4%.')).toBeVisible()
  })

  it('without a rate in force a typed rate is compared with nothing', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', KURS, () => json({ data: { data: [] } }))
    await desk(`${KURS}/create`, server)
    write(await field('Rupiah per riyal (Rp)'), '4794')
    expect(await screen.findByText(/^Harga hotel dihitung dengan kurs ini/)).toBeVisible()
    expect(screen.queryByText(/^Kurs yang berlaku/)).toBeNull()
  })

  it('after a new rate the app reads the hotels again, although their list was read a moment ago', async () => {
    const { server } = await desk('/hotel/makkah', await partnerServer(), ADMIN)
    const follow = async (name: string) =>
      press(within(await screen.findByRole('navigation', { name: 'Menu admin' })).getByRole('link', { name }))
    // The form of a rate reads a stay too, for its example.
    const reads = () => server.callsTo('GET', '/hotel/makkah').filter(({ query }) => query === '').length
    await rows()
    await follow('Margin')
    await follow('Hotel Makkah')
    await rows()
    expect(reads()).toBe(1)
    await follow('Kurs')
    press(await screen.findByRole('link', { name: 'Buat Baru' }))
    write(await field('Rupiah per riyal (Rp)'), '4800')
    press(await findButton('Simpan'))
    expect(await screen.findByText('Kurs tersimpan.')).toBeVisible()
    await follow('Hotel Makkah')
    await waitFor(() => expect(reads()).toBe(2))
  })

  it('wrong values and the server’s refusals stand at their fields, and nothing typed is lost', async () => {
    const server = await partnerServer()
    server.on('POST', KURS, () =>
      json({ message: 'Periksa', errors: { rupiah_per_sar: ['Kurs ini terlalu jauh'] } }, 422),
    )
    await desk(`${KURS}/create`, server)
    write(await field('Rupiah per riyal (Rp)'), '47')
    write(await field('Buffer (%)'), '75')
    press(await findButton('Simpan'))
    await waitFor(async () =>
      expect(await field('Rupiah per riyal (Rp)')).toHaveAccessibleDescription(/1\.000 sampai 20\.000/),
    )
    expect(await field('Buffer (%)')).toHaveAccessibleDescription(/0 sampai 50 persen/)
    expect(server.callsTo('POST', KURS)).toEqual([])
    write(await field('Rupiah per riyal (Rp)'), '4700')
    write(await field('Buffer (%)'), '')
    press(await findButton('Simpan'))
    await waitFor(async () =>
      expect(await field('Rupiah per riyal (Rp)')).toHaveAccessibleDescription('Kurs ini terlalu jauh'),
    )
    expect(await field('Rupiah per riyal (Rp)')).toHaveValue('4.700')
  })

  it('staff without the permission read the history and find no button to add to it', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    await desk(KURS, server, STAFF)
    expect(await rows()).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Buat Baru' })).toBeNull()
  })

  it.each<[string, string, readonly [] | undefined, string]>([
    ['a mitra is led to Access Denied', SITI, undefined, '/unauthorized'],
    ['without the feature the address is unknown', ADMIN, [], '/404'],
  ])('%s, and no call is made', async (_, as, features, path) => {
    const server = await partnerServer(features ? { features } : {})
    await desk(KURS, server, as)
    await waitFor(() => expect(address()).toBe(path))
    expect(server.callsTo('GET', KURS)).toEqual([])
    expect(screen.queryByRole('link', { name: 'Kurs' })).toBeNull()
  })

  it('the day of a new rate is typed or pasted, on its button or in its sheet (docs/product.md §36.5)', async () => {
    await desk(`${KURS}/create`)
    const button = () => screen.findByRole('button', { name: /^Berlaku mulai/ })
    const [year, month, day] = addDays(today(), 3).split('-')
    fireEvent.keyDown(await button(), { key: '1' })
    const typed = await screen.findByRole('textbox', { name: 'Ketik tanggal' }, { timeout: 5000 })
    expect([typed, document.activeElement]).toEqual([typed, typed])
    expect(typed).toHaveValue('1')
    for (const [text, problem] of [
      ['besok', /Tanggal tidak dikenali/],
      [`1/1/${Number(year) + 3}`, 'Tanggal ini tidak dapat dipilih di sini.'],
    ] as const) {
      write(typed, text)
      fireEvent.keyDown(typed, { key: 'Enter' })
      expect(await screen.findByText(problem)).toBeVisible()
      expect(typed).toHaveValue(text)
    }
    fireEvent.paste(typed, { clipboardData: { getData: () => ` ${day}-${month}-${year} ` } })
    expect(await button()).toHaveTextContent(formatDate(addDays(today(), 3)))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the age of the rate in force', () => {
  it.each([
    [7, false],
    [8, true],
  ])('a rate of %i days ago is red: %s', (days, isRed) => {
    const rate = {
      id: 1,
      currency: 'SAR' as const,
      inForce: true,
      createdAt: null,
      createdBy: null,
      rupiahPerSar: 4700,
      buffer: 0,
    }
    render(<KursToday history={[{ ...rate, validFrom: addDays(today(), -days) }]} />)
    const lines = [screen.getByText(/^Berlaku mulai/), screen.queryByText(/lebih dari 7 hari/)]
    // The class `old` has the colour of errors.
    const red = lines.map((line) => line && line.className === 'old')
    expect(red).toEqual(isRed ? [true, true] : [false, null])
  })
})

describe('the rate in a package’s detail', () => {
  const line = () => screen.findByText(/^Kurs SAR 1/)
  async function detail(as: string, rates: object) {
    const server = await partnerServer({ packages: [1, 0] })
    const { body } = await server.call('GET', '/partner/umroh-regular', { token: await server.login(SITI) })
    const id = body.data[0].id
    server.on('GET', `/partner/umroh-regular/${id}`, async (_call, pass) => {
      const answer = (await (await pass()).json()) as { data: object }
      return json({ data: { ...answer.data, kurs: undefined, ...rates } })
    })
    await renderApp(`/package/umroh-reguler/${id}`, { as, server })
  }

  it.each([
    [SITI, { rupiah_per_sar: 4700, per: '2026-11-12' }, 'Kurs SAR 1 = Rp. 4.700 per 12 November 2026'],
    [SITI, { rupiah_per_sar: '4712.50', per: '2026-11-12' }, 'Kurs SAR 1 = Rp. 4.712,50 per 12 November 2026'],
    [
      ADMIN,
      { rupiah_per_sar: 4700, per: '2026-11-12', buffer: 2.5 },
      'Kurs SAR 1 = Rp. 4.700 per 12 November 2026 (buffer 2,5%)',
    ],
  ])('%s sees for %j the line %s', async (as, kurs, text) => {
    await detail(as, { kurs })
    expect(await line()).toHaveTextContent(text)
    // The date does not break into two lines.
    expect((await line()).textContent).toContain('per 12\u00a0November\u00a02026')
  })

  it('hotels of two rates have a line each, and the total has none', async () => {
    const kurs_per_city = {
      makkah: { rupiah_per_sar: 4700, per: '2026-11-12' },
      madinah: { rupiah_per_sar: 5000, per: '2026-11-19' },
    }
    await detail(SITI, { kurs_per_city })
    const region = async (name: string) => within(await screen.findByRole('region', { name }))
    for (const [name, text] of [
      ['Hotel Makkah', 'Kurs SAR 1 = Rp. 4.700 per 12 November 2026'],
      ['Hotel Madinah', 'Kurs SAR 1 = Rp. 5.000 per 19 November 2026'],
    ] as const) {
      const hotel = await region(name)
      expect(hotel.getByText(text)).not.toBeVisible()
      press(hotel.getByText('Rincian riyal'))
      expect(hotel.getByText(text)).toBeVisible()
    }
    expect(screen.getAllByText(/^Kurs SAR/)).toHaveLength(2)
  })

  it.each([undefined, null, {}, { rupiah_per_sar: 4700 }, { rupiah_per_sar: 'x', per: '2026-11-12' }])(
    'the line is absent when the API sends %j',
    async (kurs) => {
      await detail(SITI, { kurs })
      await screen.findByRole('region', { name: 'Total Harga' })
      expect(screen.queryByText(/Kurs SAR/)).toBeNull()
    },
  )
})
