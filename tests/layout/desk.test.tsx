import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { ADMIN, NOW, SITI, STAFF } from '../partner-api/fixtures'
import { today } from '@/domain/values/dates'
import { json } from '../support/server/fakeFetch'
import { partnerServer, type PartnerServer, type Reaction } from '../support/server/partnerServer'
import { LIST } from '../support/packageRows'
import { button, findButton, press, pressInMenu, renderApp } from '../support/renderApp'
import { setScreenWidth } from '../support/screenWidth'

const part = (name: string) => screen.findByRole('region', { name })
const DESK = '/partner/desk'

async function desk({ features = ['accounts', 'kurs'], answers = {}, as = ADMIN, ...options }: DeskOptions = {}) {
  const server = options.server ?? (await partnerServer({ packages: [3, 2], features }))
  for (const [path, react] of Object.entries(answers)) server.on('GET', path, react)
  return renderApp('/', { as, width: 1280, server })
}
type DeskOptions = { features?: Feature[]; answers?: Record<string, Reaction>; as?: string; server?: PartnerServer }

describe('Beranda of an admin on the desktop', () => {
  it('an admin sees this month’s results with a link to all of them, and the rate of the day', async () => {
    const server = await partnerServer({ packages: [3, 2], features: ['status', 'kurs'] })
    const row = (month: string, sent: number) => ({
      mitra: { id: 1, name: 'An-Nur' },
      month,
      sent,
      read: 2,
      won: 1,
      value: 70_000_000,
      unvalued: 0,
      lost: {},
    })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 3) })
    server.on('GET', '/partner/figures', () => json({ data: [row('2026-10', 9), row('2026-11', 4)] }))
    await desk({ server })
    expect(await screen.findByRole('group', { name: 'Terkirim' })).toHaveTextContent('4')
    const month = within(await part('Bulan ini'))
    expect(month.getByRole('group', { name: 'Setuju' })).toHaveTextContent('1 dari 4 terkirim')
    expect(month.getByRole('link', { name: 'Hasil penawaran' })).toHaveAttribute('href', '/figures')
    expect(await screen.findByText('SAR 1 = Rp. 4.700')).toBeVisible()
    expect(await part('Kurs hari ini')).toBeVisible()
  })

  it('the owner of an empty business sees the first steps, each a link, and what is filled in is ticked', async () => {
    await desk({ answers: { [DESK]: () => json({ data: [], missing: ['hotels', 'flights', 'users'] }) } })
    const steps = within(await part('Mulai di sini')).getAllByRole('link')
    expect(steps.map((step) => [step.getAttribute('href'), step.textContent])).toEqual([
      ['/custom-data/kurs', 'Isi kursSudah diisi.'],
      ['/hotel/makkah', expect.stringMatching(/^2Isi hotel/)],
      ['/custom-data/pesawat', expect.stringMatching(/^3Isi pesawat/)],
      ['/custom-data/visa', 'Isi layananSudah diisi.'],
      ['/mitra', 'Daftarkan mitraSudah diisi.'],
      ['/users', expect.stringMatching(/^6Undang pengguna/)],
    ])
  })

  it('a business whose prices are filled in sees no first steps, although it has one mitra', async () => {
    const { server } = await desk({ answers: { [DESK]: () => json({ data: [], missing: ['mitra', 'users'] }) } })
    await waitFor(() => expect(server.callsTo('GET', DESK)).toHaveLength(1))
    expect(await screen.findByText('SAR 1 = Rp. 4.700')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Mulai di sini' })).toBeNull()
  })

  it('Beranda says that the rate is older than seven days', async () => {
    const rate = { id: 1, rupiah_per_sar: 4700, buffer: 0, valid_from: '2026-01-05', in_force: true }
    await desk({ answers: { '/custom-data/kurs': () => json({ data: { data: [rate] } }) } })
    expect(await screen.findByText(/lebih dari 7 hari/)).toHaveClass('old')
  })

  const lists = (...price_lists: object[]) => ({ [DESK]: () => json({ data: [], price_lists }) })

  it('an admin reads which price lists of hotels end, each with a link to the hotels that end first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 3) })
    const ending = { city: 'makkah', hotels: 12, first: '2026-12-16' }
    await desk({ answers: lists(ending, { city: 'madinah', hotels: 1, first: '2026-11-19' }) })
    const makkah = await screen.findByRole('note', {
      name: 'Hotel Makkah: daftar harga 12 hotel berakhir mulai 16 Des 2026',
    })
    expect(within(makkah).getByRole('link', { name: 'Lihat hotelnya' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/hotel\/makkah\?sort=lastNight&order=ASC/),
    )
    expect(
      screen.getByRole('note', { name: 'Hotel Madinah: daftar harga 1 hotel berakhir, sejak 19 Nov 2026' }),
    ).toBeVisible()
  })

  it('a user who may not change hotels reads nothing of their price lists', async () => {
    const { server } = await desk({ answers: lists({ city: 'makkah', hotels: 12, first: '2026-12-16' }), as: STAFF })
    await waitFor(() => expect(server.callsTo('GET', DESK)).toHaveLength(1))
    expect(screen.queryByRole('note')).toBeNull()
  })

  const backup = (at: string | null, overdue: boolean) => ({
    [DESK]: () => json({ data: [], last_backup: { at, overdue } }),
  })

  it('an admin reads how old the last backup is, and a caution where it is too old or there is none', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 3) })
    const features: Feature[] = ['accounts', 'backup']
    const { unmount } = await desk({ features, answers: backup('2026-11-18T02:00:00Z', false) })
    expect(await screen.findByText(/Cadangan terakhir 2 hari lalu/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Buka Cadangan' })).toHaveAttribute('href', '/cadangan')
    expect(screen.queryByRole('note')).toBeNull()
    unmount()
    await desk({ features, answers: backup('2026-11-10T02:00:00Z', true) })
    expect(await screen.findByRole('note', { name: 'Cadangan terakhir 10 hari lalu' })).toBeVisible()
  })

  it('a business that never made a backup is told so only when it is due', async () => {
    const features: Feature[] = ['accounts', 'backup']
    const { server, unmount } = await desk({ features, answers: backup(null, false) })
    await waitFor(() => expect(server.callsTo('GET', DESK)).toHaveLength(1))
    expect(screen.queryByText(/[Cc]adangan (terakhir|data)/)).toBeNull()
    unmount()
    await desk({ features, answers: backup(null, true) })
    expect(await screen.findByRole('note', { name: 'Belum ada cadangan data' })).toBeVisible()
  })

  it('the side bar leads to Profil, and the phone’s tab bar is there on a phone alone', async () => {
    await desk()
    const menu = await screen.findByRole('navigation', { name: 'Menu admin' })
    expect(within(menu).getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/profile')
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).toBeNull()
    setScreenWidth(430)
    expect(await screen.findByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  })

  it('at a partner API without features the desk shows nothing of them and makes none of their calls', async () => {
    const { server } = await desk({ features: [] })
    expect(await screen.findByRole('heading', { name: 'Paket Umroh' })).toBeVisible()
    expect(screen.queryByRole('region', { name: /Bulan ini|Mulai|Kurs|Perubahan|Perlu/ })).toBeNull()
    expect(server.calls.filter(({ path }) => /desk|kurs|audit|follow/.test(path))).toEqual([])
  })

  it('staff without the permission audit.list make no call to the audit', async () => {
    const { server } = await desk({ features: ['accounts', 'audit'], as: STAFF })
    await waitFor(() => expect(server.callsTo('GET', DESK)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Perubahan terakhir' })).toBeNull()
    expect(server.callsTo('GET', '/partner/audit')).toEqual([])
  })

  it('an admin sees the latest change behind forty logins, and the desk reads only the rows that it shows', async () => {
    const server = await partnerServer({ features: ['audit'] })
    const row = { at: NOW, userId: 1, userName: 'Ana', address: '', resource: 'users', recordId: 1, label: 'Visa Baru' }
    await server.store.addAudit({ ...row, event: 'create', before: null, after: null })
    for (let login = 1; login <= 40; login++)
      await server.store.addAudit({ ...row, at: NOW + login, event: 'login', before: null, after: null })
    renderApp('/', { as: ADMIN, width: 1280, server })
    const changes = within(await part('Perubahan terakhir'))
    const [item, ...others] = await changes.findAllByRole('listitem')
    expect(item).toHaveTextContent('Ana membuat Visa Baru')
    expect(others).toEqual([])
    expect(server.callsTo('GET', '/partner/audit').map(({ query }) => query)).toEqual(['without=sign-in&per_page=8'])
  })

  const followUp = (id: number, more = {}) => ({
    id,
    nama_paket: `Paket ${id}`,
    mitra: { id: 1, name: 'An-Nur' },
    status: 'terkirim',
    customer_name: 'Ibu Aminah',
    valid_until: '2026-11-22',
    remind_at: '2026-11-19',
    reasons: ['reminder'],
    ...more,
  })

  it('an admin sees which packages to take up again and why, each a link, and the rest at a press', async () => {
    const data = [
      followUp(7, { reasons: ['reminder', 'ends'] }),
      followUp(1),
      followUp(2, { reasons: ['ends'], valid_until: today() }),
      ...[3, 4, 5, 6, 8].map((id) => followUp(id)),
    ]
    await desk({ features: ['status'], answers: { '/partner/follow-ups': () => json({ data }) } })
    const region = within(await part('Perlu ditindaklanjuti'))
    const [first, ...others] = await region.findAllByRole('link')
    expect(first).toHaveTextContent('Paket 7')
    expect(first).toHaveTextContent('An-Nur · Ibu Aminah')
    expect(first).toHaveTextContent('Pengingat 19 November 2026')
    expect(first).toHaveTextContent('Penawaran berakhir 22 November 2026')
    expect(first).toHaveAttribute('href', '/package/umroh-reguler/7')
    expect(others).toHaveLength(5)
    expect(others[0]).not.toHaveTextContent('berakhir')
    expect(others[1]).toHaveTextContent('Penawaran berakhir hari ini')
    press(region.getByRole('button', { name: 'Tampilkan 2 lainnya' }))
    expect(region.getAllByRole('link')).toHaveLength(8)
    expect(region.queryByRole('button')).toBeNull()
  })

  it('an admin who erases a customer and comes back without a network does not read the name again', async () => {
    const server = await partnerServer({ packages: [1, 0], features: ['status'] })
    const token = await server.login(SITI)
    const { id } = (await server.call('GET', LIST, { token })).body.data[0]
    const body = { validUntil: '2999-01-01', customerName: 'Ibu Aminah', customerPhone: null }
    await server.call('POST', `${LIST}/${id}/sent`, { token, body })
    await desk({ server, answers: { '/partner/follow-ups': () => json({ data: [followUp(id)] }) } })
    press(await screen.findByRole('link', { name: /Ibu Aminah/ }))
    await pressInMenu('Menu status', 'Hapus data pelanggan')
    press(await findButton('Ya, hapus'))
    await waitFor(() => expect(document.body).not.toHaveTextContent('Ibu Aminah'))
    onlineManager.setOnline(false)
    press(screen.getByRole('link', { name: 'Beranda' }))
    await part('Perlu ditindaklanjuti')
    expect(document.body).not.toHaveTextContent('Ibu Aminah')
    // A desktop keeps no list, so it reads none.
    expect(server.callsTo('GET', LIST)).toHaveLength(0)
  })

  it('a customer who looks sees none of them (§22.1.6)', async () => {
    const server = await partnerServer({ packages: [1, 0], features: ['status', 'kurs'] })
    const { body } = await server.call('GET', '/partner/me', { token: await server.login(ADMIN) })
    localStorage.setItem(`customer-mode/${body.user.id}`, 'on')
    await desk({ server, answers: { '/partner/follow-ups': () => json({ data: [followUp(1)] }) } })
    await part('Kurs hari ini')
    expect([screen.queryByText('Perlu ditindaklanjuti'), screen.queryByText(/Ibu Aminah/)]).toEqual([null, null])
    expect(server.callsTo('GET', '/partner/follow-ups')).toEqual([])
    press(screen.getByRole('switch', { name: 'Mode pelanggan' }))
    expect(await screen.findByRole('link', { name: /Ibu Aminah/ })).toBeVisible()
  })

  it('the desk reads the packages to take up again from the server, and says when there are none', async () => {
    const { server } = await desk({ features: ['status'] })
    expect(await screen.findByText('Tidak ada pengingat atau penawaran yang akan berakhir.')).toBeVisible()
    expect(server.callsTo('GET', '/partner/follow-ups')).toHaveLength(1)
  })

  it('a part that cannot be read says so, and Coba lagi reads it while the others stand', async () => {
    const { server } = await desk({ answers: { [DESK]: () => json({ message: 'Tunggu' }, 429) } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Catatan tentang harga dan akun belum dapat dimuat')
    expect(await screen.findByText('SAR 1 = Rp. 4.700')).toBeVisible()
    server.on('GET', DESK, () => json({ data: [] }))
    press(button('Coba lagi'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})
