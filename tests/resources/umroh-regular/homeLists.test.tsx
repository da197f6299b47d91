import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ADMIN, SITI } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { addDays, formatDate, today } from '@/domain/values/dates'
import { LIST, wireRow } from '../../support/packageRows'
import { partnerServer } from '../../support/server/partnerServer'
import { address, findButton, heading, press, renderApp, write } from '../../support/renderApp'

const home = async () => {
  press(await screen.findByRole('link', { name: 'Kembali ke Beranda' }))
  await heading('Paket Umroh')
}
const region = (name: string) => screen.findByRole('region', { name })
const namesIn = async (name: string) =>
  within(await region(name))
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the lists on Beranda (docs/product.md §27.1)', () => {
  it('a phone that has opened no package shows the newest ones, and no call is made before Beranda stands', async () => {
    const { server } = await renderApp('/', { packages: [2, 0] })
    const create = await screen.findByRole('link', { name: 'Buat Baru' })
    const calls = () =>
      server.calls.map(({ path }) => path).filter((path) => !['/partner/me', '/partner/offer-profile'].includes(path))
    expect(calls()).toEqual([])
    // The phone knows no package, so it asks later whether there is one.
    await waitFor(() => expect(calls()).toEqual([LIST]))
    expect(await namesIn('Paket terbaru')).toHaveLength(2)
    // A chip stands only where it says something.
    expect(screen.queryByText('Belum dikirim')).toBeNull()
    expect(screen.getAllByRole('region')).toHaveLength(1)
    press(create)
    expect(await findButton('Lanjut')).toBeVisible()
    expect(address()).toBe('/package/umroh-reguler/create')
  })

  it('who agreed and who read stands right under Buat Baru, with a chat, and each leads to its package', async () => {
    const server = await partnerServer({ packages: [2, 0] })
    const moment = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const agreed = { name: 'Bapak Ahmad', room: 'quad', jamaah: 35, price: 36_500_000, at: moment(2), changed: false }
    const open = { valid_until: addDays(today(), 5), customer_name: 'Ibu Nur', remind_at: null, other_chosen: false }
    const rows = [
      {
        ...wireRow(7),
        nama_paket: 'Syawal',
        ...open,
        status: 'dilihat',
        seen_at: moment(5),
        customer_phone: null,
      },
      {
        ...wireRow(8),
        nama_paket: 'Rajab',
        ...open,
        status: 'setuju',
        agreed,
        seen_at: null,
        customer_phone: '628123456789',
      },
      {
        ...wireRow(9),
        nama_paket: 'Maulid',
        ...open,
        status: 'terkirim',
        seen_at: null,
        customer_phone: null,
        told: { double: 34_000_000, triple: null, quad: 29_800_000 },
        margin_left: 750_000,
      },
    ]
    server.on('GET', LIST, () => json({ data: rows, meta: { total: 3 } }))
    await renderApp('/', { server })
    const links = () => within(screen.getByRole('region', { name: 'Kabar baru' })).getAllByRole('link')
    await region('Kabar baru')
    expect(links().map((link) => link.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Bapak Ahmad setujuQuad · 35 jamaah · Rp. 36.500.000 · 2 jam laluRajab',
      'Chat WhatsApp',
      'Ibu Nur membaca penawaran5 jam laluSyawal',
      'Harga naik sejak dikirim ke Ibu NurDitawarkan mulai Rp. 29.800.000 · Margin tinggal Rp. 750.000Maulid',
    ])
    expect(links()[1]?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/628123456789\?text=/)
    expect(server.calls.filter(({ path }) => path === LIST).map(({ query }) => query)).toEqual([
      'per_page=50&sort=activity&order=desc',
    ])
    press(links()[0]!)
    await waitFor(() => expect(address()).toBe('/package/umroh-reguler/8'))
  })

  it('a price that has risen leads to Cek harga hari ini, so that the detail does not tell another margin', async () => {
    const server = await partnerServer({ packages: [2, 0] })
    const token = await server.login(SITI)
    const { body } = await server.call('GET', LIST, { token })
    const open = { valid_until: addDays(today(), 5), customer_name: 'Ibu Nur', remind_at: null, other_chosen: false }
    const status = { ...open, status: 'terkirim', seen_at: null, customer_phone: null, margin_left: -1000 }
    const stop = server.on('GET', LIST, () => json({ data: [{ ...body.data[0], ...status }], meta: { total: 1 } }))
    await renderApp('/', { server })
    press(await screen.findByRole('link', { name: /^Harga naik sejak dikirim ke Ibu Nur/ }))
    stop()
    expect(await screen.findByRole('dialog', { name: 'Harga hari ini' })).toBeVisible()
  })

  it('a phone that knows nothing says where its newest packages cannot be read', async () => {
    const server = await partnerServer({ packages: [2, 0] })
    server.on('GET', LIST, () => json({ message: 'Gangguan' }, 400))
    await renderApp('/', { server })
    expect(await screen.findByText('Paket terbaru belum dapat dibaca.')).toBeVisible()
  })

  it('a customer who looks at the phone reads no news of the others (§22.1.6)', async () => {
    const server = await partnerServer({ features: ['status', 'news'] })
    const seen = { status: 'dilihat', valid_until: addDays(today(), 1), seen_at: new Date().toISOString() }
    const rows = [{ ...wireRow(7), ...seen, customer_name: 'Ibu Nur', customer_phone: null }]
    server.on('GET', LIST, () => json({ data: rows, meta: { total: 1 } }))
    const { body } = await server.call('GET', '/partner/me', { token: await server.login(SITI) })
    localStorage.setItem(`customer-mode/${body.user.id}`, 'on')
    await renderApp('/', { server })
    await waitFor(() => expect(server.callsTo('GET', LIST)).toHaveLength(1))
    expect((await screen.findAllByText('Paket 7'))[0]).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Kabar baru' })).toBeNull()
    // It would tell the status of an offer that ends tomorrow.
    expect(screen.queryByRole('region', { name: 'Perlu ditindaklanjuti' })).toBeNull()
    expect(screen.queryByText(/Ibu Nur/)).toBeNull()
    // `Paket terbaru` names the package without its status.
    expect(screen.queryByText('Dilihat')).toBeNull()
    // The mitra who forgot the mode finds her news again, and the switch stays where she pressed it.
    const mode = () => screen.getByRole('switch', { name: 'Mode pelanggan' })
    await press(mode())
    expect(await screen.findByText('Ibu Nur membaca penawaran')).toBeVisible()
    expect(mode()).not.toBeChecked()
  })

  it('Beranda has no switch where no customer looks', async () => {
    await renderApp('/', { server: await partnerServer({ features: ['status', 'news'] }) })
    await screen.findByRole('link', { name: 'Buat Baru' })
    expect(screen.queryByRole('switch', { name: 'Mode pelanggan' })).toBeNull()
  })

  it('news that come late have their place already, and say where none come', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(156)
    const server = await partnerServer({ packages: [1, 0] })
    const seen = { status: 'dilihat', valid_until: '2999-01-01', seen_at: new Date().toISOString() }
    const rows = [{ ...wireRow(7), ...seen, customer_name: 'Ibu Nur', customer_phone: null }]
    const tell = (answer: () => Response) => server.on('GET', LIST, answer)
    tell(() => json({ data: rows, meta: { total: 1 } }))
    const first = await renderApp('/', { server })
    await screen.findByText('Ibu Nur membaca penawaran')
    first.unmount()

    tell(() => json({ message: 'Gangguan' }, 400))
    const second = await renderApp('/', { server })
    expect((await region('Kabar baru')).parentElement).toHaveStyle({ minHeight: '156px' })
    expect(within(await region('Kabar baru')).getByText('Memuat…')).toBeVisible()
    expect(await screen.findByText('Kabar belum dapat dibaca.')).toBeVisible()
    expect((await region('Kabar baru')).parentElement).toHaveStyle({ minHeight: '156px' })
    second.unmount()

    tell(() => json({ data: [], meta: { total: 0 } }))
    const third = await renderApp('/', { server })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Kabar baru' })).toBeNull())
    third.unmount()
    await renderApp('/', { server })
    await screen.findByRole('link', { name: 'Buat Baru' })
    expect(screen.queryByRole('region', { name: 'Kabar baru' })).toBeNull()
  })

  it('a package that a customer agreed to no longer waits for an answer on a phone that has seen it before', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    const told = { valid_until: addDays(today(), 5), customer_name: 'Ibu Nur', remind_at: null, other_chosen: false }
    const tell = (status: string) =>
      server.on('GET', LIST, () =>
        json({ data: [{ ...wireRow(7), nama_paket: 'Syawal', ...told, status }], meta: { total: 1 } }),
      )
    tell('terkirim')
    const { unmount } = await renderApp('/', { server })
    expect(await namesIn('Perlu ditindaklanjuti')).toEqual([expect.stringContaining('belum dijawab')])
    unmount()
    tell('setuju')
    await renderApp('/', { server })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Perlu ditindaklanjuti' })).toBeNull())
  })

  it('an API without statuses is not asked while the phone knows a package', async () => {
    const server = await partnerServer({ packages: [1, 0], features: ['accounts'] })
    const { unmount } = await renderApp('/package/umroh-reguler', { server })
    press(await screen.findByRole('link', { name: /^Detail / }))
    await screen.findByText('Total Harga')
    unmount()
    server.calls.length = 0
    await renderApp('/', { server })
    await region('Terakhir dibuka')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(server.calls.filter(({ path }) => path === LIST)).toEqual([])
  })

  it('a mitra without a package sees the first three steps, each a link, and one that is done says so', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    const { unmount } = await renderApp('/', { server })
    const links = () => within(screen.getByRole('region', { name: 'Mulai di sini' })).getAllByRole('link')
    await region('Mulai di sini')
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/profile/penawaran',
      '/package/umroh-reguler/create',
      '/package/umroh-reguler',
    ])
    expect(links()[0]).toHaveTextContent(/^1Isi profil penawaranNama usaha/)
    press(links()[0]!)
    write(await screen.findByRole('textbox', { name: 'Nama usaha' }), 'An-Nur Travel')
    press(await findButton('Simpan'))
    await screen.findByText('Profil penawaran tersimpan.')
    unmount()
    await renderApp('/', { server })
    await region('Mulai di sini')
    expect(links()[0]).toHaveTextContent('Isi profil penawaranSudah diisi.')
  })

  it('a draft that is chosen on Beranda opens without a question; every other way to its wizard asks', async () => {
    await renderApp('/package/umroh-reguler/create', { packages: [1, 0] })
    write(await screen.findByRole('textbox', { name: 'Nama Paket' }), 'Umroh keluarga Hasan')
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    press(await screen.findByText('Simpan draf dan keluar'))
    await home()
    expect(await namesIn('Lanjutkan')).toEqual([expect.stringMatching(/^Umroh keluarga HasanDraf, diubah /)])
    press(within(await region('Lanjutkan')).getByRole('link'))
    // The user has chosen the draft already, so nothing asks again.
    expect(await screen.findByRole('textbox', { name: 'Nama Paket' })).toHaveValue('Umroh keluarga Hasan')
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    press(await screen.findByText('Simpan draf dan keluar'))
    press(await screen.findByRole('link', { name: 'Buat Baru' }))
    expect(await screen.findByRole('dialog', { name: 'Lanjutkan draf?' })).toBeVisible()
  })

  it('a package whose detail was shown is a link on Beranda, the last first, until the server no longer has it', async () => {
    const server = await partnerServer({ packages: [2, 0] })
    const { unmount } = await renderApp('/package/umroh-reguler', { server })
    const names = (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent)
    for (const name of names) {
      press(await screen.findByRole('link', { name: `Detail ${name}` }))
      await screen.findByText('Total Harga')
      press(screen.getByRole('link', { name: 'Kembali ke daftar' }))
      await screen.findAllByRole('article')
    }
    await home()
    const facts = /(?:Belum dikirim)?(Berangkat \d+ \w+ \d+\u00a0· )?mulai Rp\. [\d.]+\w*$/
    const opened = await namesIn('Terakhir dibuka')
    expect(opened.map((text) => text?.replace(facts, ''))).toEqual(names.toReversed())
    expect(opened).toEqual(opened.map(() => expect.stringMatching(facts)))
    unmount()
    server.on('GET', new RegExp(`^${LIST}/\\d+$`), () => json({}, 404))
    const again = await renderApp('/', { server })
    press(within(await region('Terakhir dibuka')).getAllByRole('link')[0]!)
    await screen.findByText('Data tidak ditemukan')
    again.unmount()
    await renderApp('/', { server })
    expect(await namesIn('Terakhir dibuka')).toEqual([expect.stringMatching(`^${names[0]}`)])
  })

  it('an offer that ends soon and a check-in that has passed are taken up from Beranda, without a call', async () => {
    const server = await partnerServer({ features: ['status'] })
    const day = (days: number) => addDays(today(), days)
    server.on('GET', LIST, () =>
      json({
        data: [
          wireRow(1, { check_in: day(30), status: 'terkirim', valid_until: day(2) }),
          wireRow(2, { check_in: day(-1), status: 'draf' }),
          wireRow(3, { check_in: day(-1), status: 'setuju' }),
          wireRow(4, { check_in: day(1), status: 'dilihat', valid_until: day(3) }),
          wireRow(5, { check_in: day(9), status: 'terkirim', valid_until: day(1) }),
        ],
        meta: { total: 5 },
      }),
    )
    await renderApp('/package/umroh-reguler', { server })
    await screen.findAllByRole('article')
    const before = server.calls.length
    await home()
    expect(await namesIn('Perlu ditindaklanjuti')).toEqual([
      `Paket 5Penawaran berakhir besok, ${formatDate(day(1))}`,
      `Paket 1Penawaran berakhir ${formatDate(day(2))}`,
      `Paket 4Sudah dilihat, belum dijawab, berlaku s.d. ${formatDate(day(3))}`,
      `Paket 2Check-in sudah lewat: ${formatDate(day(-1))}`,
    ])
    expect(server.calls).toHaveLength(before)
  })

  it('a partner API without features that tells dates in its details alone has its passed check-ins on Beranda', async () => {
    const server = await partnerServer({ packages: [1, 0], features: [] })
    server.on('GET', LIST, () => json({ data: [wireRow(1)], meta: { total: 1 } }))
    server.on('GET', `${LIST}/1`, () =>
      json({ data: { package: { nama_paket: 'Paket 1', hotel_makkah_id: 1, hotel_makkah_check_in: '2020-01-05' } } }),
    )
    await renderApp('/package/umroh-reguler/1', { server })
    await screen.findByText('Total Harga')
    press(screen.getByRole('link', { name: 'Kembali ke daftar' }))
    await screen.findAllByRole('article')
    await home()
    expect(await namesIn('Perlu ditindaklanjuti')).toEqual(['Paket 1Check-in sudah lewat: 5 Januari 2020'])
  })

  it('a package that the server no longer has is forgotten in Perlu ditindaklanjuti, too', async () => {
    const server = await partnerServer({ features: [] })
    server.on('GET', LIST, () => json({ data: [wireRow(1, { check_in: '2020-01-05' })], meta: { total: 1 } }))
    server.on('GET', `${LIST}/1`, () => json({}, 404))
    await renderApp('/package/umroh-reguler', { server })
    await screen.findAllByRole('article')
    await home()
    press(within(await region('Perlu ditindaklanjuti')).getByRole('link'))
    await screen.findByText('Data tidak ditemukan')
    act(() => window.history.back())
    await heading('Paket Umroh')
    await screen.findByRole('link', { name: 'Buat Baru' })
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('staff on a phone, who may not make packages, have no Buat Baru', async () => {
    await renderApp('/', { as: ADMIN, packages: [1, 0] })
    await heading('Paket Umroh')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Buat Baru' })).toBeNull())
  })
})
