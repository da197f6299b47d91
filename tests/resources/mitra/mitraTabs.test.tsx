import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { LOGO } from '../../domain/offer/packages'
import { ADMIN, NOW, STAFF } from '../../partner-api/fixtures'
import { address, button, press, renderApp, write } from '../../support/renderApp'
import { json } from '../../support/server/fakeFetch'
import { partnerServer, type PartnerServer } from '../../support/server/partnerServer'

const tab = (name: string) => screen.getByRole('tab', { name })
const panel = () => within(screen.getByRole('tabpanel'))
const findPanel = async (name: string) => within(await screen.findByRole('tabpanel', { name }))

async function open(search = '', name = 'An-Nur', given?: PartnerServer, as = ADMIN) {
  const server = given ?? (await partnerServer({ packages: [2, 1] }))
  const { rows } = await server.store.listMitra({
    q: name,
    page: 1,
    perPage: 1,
    sort: { field: 'name', direction: 'asc' },
  })
  const id = rows[0]?.id ?? 0
  await renderApp(`/mitra/${id}${search}`, { as, width: 1280, server })
  await screen.findByRole('tab', { name: 'Data' })
  return { server, id }
}

/** An API with one more mitra, which has no users, packages or offers. */
async function withEmptyMitra() {
  const server = await partnerServer({ packages: [2, 1] })
  await server.store.insertMitra({ name: 'Kosong' })
  return server
}

describe('a mitra in tabs', () => {
  it('the form is the first tab; another reads its data when it is opened, and stands in the address', async () => {
    const { server, id } = await open()
    expect(tab('Data')).toHaveAttribute('aria-selected', 'true')
    expect(panel().getByLabelText('Nama')).toHaveValue('An-Nur Tour & Travel')
    expect(server.calls.filter(({ path }) => /^\/users|figures|offer-profile/.test(path))).toEqual([])
    press(tab('Pengguna'))
    expect(await panel().findByText('siti@annur.co.id')).toBeVisible()
    expect(panel().queryByText('dewi@barokah.co.id')).toBeNull()
    expect(address()).toBe(`/mitra/${id}?tab=users`)
    window.history.back()
    await waitFor(() => expect(tab('Data')).toHaveAttribute('aria-selected', 'true'))
  })
  it('the texts typed in the form stay while another tab is open', async () => {
    await open()
    write(panel().getByLabelText('Nama'), 'An-Nur Baru')
    press(tab('Hasil'))
    await findPanel('Hasil')
    expect(screen.queryByRole('dialog')).toBeNull()
    press(tab('Data'))
    expect(panel().getByLabelText('Nama')).toHaveValue('An-Nur Baru')
  })
  it('a row of another tab asks before it leaves what was typed', async () => {
    const { id } = await open()
    write(panel().getByLabelText('Nama'), 'An-Nur Baru')
    press(tab('Pengguna'))
    press(await panel().findByText('siti@annur.co.id'))
    expect(await screen.findByRole('button', { name: 'Tetap di sini' })).toBeVisible()
    expect(address()).toBe(`/mitra/${id}?tab=users`)
  })
  it('the space bar presses a tab', async () => {
    await open()
    fireEvent.keyDown(tab('Pengguna'), { key: ' ' })
    await waitFor(() => expect(tab('Pengguna')).toHaveAttribute('aria-selected', 'true'))
  })
  it('a switch beside the form asks before it reads the form anew', async () => {
    await open()
    write(panel().getByLabelText('Nama'), 'An-Nur Baru')
    press(button('Nonaktifkan'))
    press(await screen.findByRole('button', { name: 'Tetap di sini' }))
    expect(panel().getByLabelText('Nama')).toHaveValue('An-Nur Baru')
  })
  it('its users are invited with the mitra chosen already', async () => {
    const { id } = await open('?tab=users')
    press(await panel().findByRole('link', { name: 'Undang' }))
    await waitFor(() => expect(address()).toBe(`/users/create?mitra=${id}`))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Mitra' })).toHaveDisplayValue('An-Nur Tour & Travel'),
    )
    press(button('Buat dan undang'))
    expect(await screen.findByText('Nama wajib diisi')).toBeVisible()
    expect(screen.queryByText('Pilih mitra, atau beri peran Admin')).toBeNull()
  })
  it('is offered to invite only by users who may give this mitra', async () => {
    const server = await partnerServer({ packages: [2, 1] })
    const staff = await server.store.findUserByEmail(STAFF)
    if (!staff) throw new Error('no staff')
    const permissions = ['mitra.list', 'mitra.edit', 'users.list', 'users.create']
    await server.store.updateAccount(staff.id, { ...staff, permissions })
    const { id } = await open('?tab=users', 'An-Nur', server, STAFF)
    expect(await panel().findByText('siti@annur.co.id')).toBeVisible()
    expect(panel().queryByRole('link', { name: 'Undang' })).toBeNull()
    cleanup()
    await server.store.updateAccount(staff.id, { ...staff, permissions, mitraId: id })
    await open('?tab=users', 'An-Nur', server, STAFF)
    expect(await panel().findByRole('link', { name: 'Undang' })).toBeVisible()
  })
  it('its results are plain numbers, with the way to the figures of this mitra', async () => {
    const server = await partnerServer({ packages: [2, 1] })
    const siti = await server.login('siti@annur.co.id')
    const { body } = await server.call('GET', '/partner/umroh-regular?per_page=50', { token: siti })
    const [first, second] = body.data.map((row: { id: number }) => row.id)
    for (const packageId of [first, second])
      await server.store.noteShare(packageId, {
        sentAt: NOW,
        validUntil: '2027-01-01',
        customerName: null,
        customerPhone: null,
      })
    await server.store.setLost(second, { reason: 'harga', at: NOW })
    const { id } = await open('?tab=figures', 'An-Nur', server)
    const facts = async (name: string) => {
      const region = within(await screen.findByRole('region', { name }))
      return region
        .getAllByRole('term')
        .map((term, at) => [term.textContent, region.getAllByRole('definition')[at]?.textContent])
    }
    expect(await facts('Dua belas bulan terakhir')).toEqual([
      ['Terkirim', '2'],
      ['Dilihat', '0'],
      ['Setuju', '0'],
      ['Batal', '1'],
    ])
    expect(await facts('Alasan batal')).toEqual([['Harga', '1']])
    expect(screen.getByRole('link', { name: 'Lihat per bulan' })).toHaveAttribute('href', `/figures?mitra=${id}`)
  })
  it('its packages are listed, and open in the table of packages', async () => {
    const { id } = await open('?tab=packages')
    // The head, and the two packages of this mitra.
    await waitFor(() => expect(panel().getAllByRole('row')).toHaveLength(3))
    const link = panel().getByRole('link', { name: 'Buka di tabel paket' }).getAttribute('href') ?? ''
    expect(JSON.parse(new URLSearchParams(link.split('?')[1]).get('filter') ?? '')).toEqual({ mitra_id: String(id) })
  })
  it('a partner API that cannot narrow packages or tell profiles has no list of them', async () => {
    const server = await partnerServer({ features: ['accounts'] })
    await open('?tab=packages', 'An-Nur', server)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Data', 'Pengguna', 'Paket'])
    expect(panel().getByRole('link', { name: 'Buka semua paket' })).toBeVisible()
    expect(server.callsTo('GET', '/partner/umroh-regular')).toEqual([])
  })
  it('its offer profile is shown with the logo', async () => {
    const server = await partnerServer()
    const token = await server.login('siti@annur.co.id')
    const profile = { ...emptyProfile('An-Nur'), whatsapp: '6281234567890', logo: LOGO, included: ['Visa', 'Makan'] }
    await server.call('PUT', '/partner/offer-profile', { token, body: profile })
    await open('?tab=profile', 'An-Nur', server)
    expect(await panel().findByRole('img', { name: 'Logo An-Nur Tour & Travel' })).toBeVisible()
    expect(panel().getByText(/Visa\s+Makan/)).toBeVisible()
    expect(panel().getByText('+62 812-3456-7890')).toBeVisible()
  })
  it.each([
    ['users', 'Belum ada pengguna'],
    ['packages', 'Belum ada paket'],
    ['figures', 'Belum ada penawaran'],
    ['profile', 'Belum ada profil penawaran'],
  ])('the tab %s of a mitra without anything says so', async (name, words) => {
    await open(`?tab=${name}`, 'Kosong', await withEmptyMitra())
    expect(await panel().findByText(words)).toBeVisible()
  })
  it.each<[string, string | RegExp, string]>([
    ['users', '/users', 'Daftar belum dapat dimuat'],
    ['packages', '/partner/umroh-regular', 'Paket belum dapat dimuat'],
    ['figures', '/partner/figures', 'Hasil belum dapat dimuat'],
    ['profile', /^\/mitra\/\d+\/offer-profile$/, 'Profil penawaran belum dapat dimuat'],
  ])('the tab %s says why it failed, and is tried again alone', async (name, path, words) => {
    const server = await withEmptyMitra()
    const heal = server.on('GET', path, () => json({ message: 'Tidak boleh' }, 422))
    await open(`?tab=${name}`, 'Kosong', server)
    expect(await panel().findByRole('alert')).toHaveTextContent(words)
    heal()
    press(panel().getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(panel().queryByRole('alert')).toBeNull())
  })
})
