import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { ADMIN, SITI, STAFF } from '../partner-api/fixtures'
import { json } from '../support/server/fakeFetch'
import { held, partnerServer } from '../support/server/partnerServer'
import { address, button, findButton, heading, press, renderApp, write } from '../support/renderApp'
import { sheetClosed } from '../support/wizard'

const PACKAGES = '/partner/umroh-regular'
const DAY = '2027-12-10'

async function open(path: string, { as = ADMIN, features }: { as?: string; features?: readonly Feature[] } = {}) {
  const server = await partnerServer({ packages: [2, 0], ...(features ? { features } : {}) })
  const token = await server.login(SITI)
  const { body } = await server.call('GET', PACKAGES, { token })
  const [first] = body.data
  const share = { validUntil: DAY, customerName: 'Hj. Aminah', customerPhone: '6281234567890' }
  await server.call('POST', `${PACKAGES}/${first.id}/sent`, { token, body: share })
  await renderApp(path, { server, as, width: 1280 })
  await screen.findByRole('navigation', { name: 'Menu admin' })
  return { server, first }
}

const keys = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, init)
const box = () => screen.findByRole('combobox', { name: /^Cari halaman/ })
const hits = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const group = (name: string) => within(within(screen.getByRole('listbox')).getByText(name).closest('li') as HTMLElement)
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const searches = (server: Awaited<ReturnType<typeof partnerServer>>) =>
  server.callsTo('GET', PACKAGES).filter(({ query }) => query.includes('q='))

describe('the search across all resources', () => {
  it('Ctrl+K opens it anywhere, a customer’s name leads to the package, and the list needs no mouse', async () => {
    const { first } = await open('/custom-data/visa')
    keys({ key: 'k', ctrlKey: true })
    const field = await box()
    expect(field).toHaveFocus()
    write(field, 'aminah')
    await waitFor(() => expect(group('Pelanggan').getAllByRole('option')).toHaveLength(1))
    expect(group('Pelanggan').getByRole('option')).toHaveTextContent(/^Hj. Aminah.*Umroh/)
    expect(field).toHaveAttribute('aria-activedescendant', group('Pelanggan').getByRole('option').id)
    keys({ key: 'Enter' })
    await noDialog()
    await waitFor(() => expect(address()).toBe(`/package/umroh-reguler/${first.id}`))
  })

  it('its button opens it with all screens, Escape closes it, and the focus goes back to the button', async () => {
    await open('/')
    const opener = await findButton('Cari… Ctrl+K')
    opener.focus()
    press(opener)
    await box()
    for (const name of ['Beranda', 'Paket Umroh Reguler', 'Pengguna', 'Siskopatuh', 'Profil'])
      expect(hits()).toContain(name)
    keys({ key: 'Escape' })
    await noDialog()
    expect(opener).toHaveFocus()
  })

  it('the search finds a mitra, a user, a hotel and a screen, each in its group', async () => {
    await open('/')
    press(await findButton('Cari… Ctrl+K'))
    const field = await box()
    write(field, 'siti')
    await waitFor(() => expect(group('Pengguna').getByRole('option', { name: /^Siti Rahmawati/ })).toBeVisible())
    write(field, 'nur')
    await waitFor(() => expect(group('Mitra').getAllByRole('option').length).toBeGreaterThan(0))
    write(field, 'azka')
    await waitFor(() => expect(group('Harga').getAllByRole('option')[0]).toHaveTextContent(/AZKA.*Hotel/))
    write(field, 'riwa')
    await waitFor(() => expect(hits()[0]).toBe('Riwayat'))
    write(field, 'tidak ada yang begini')
    expect(await screen.findAllByText('Tidak ada yang cocok dengan “tidak ada yang begini”')).not.toEqual([])
  })

  it('an answer that comes late does not stand in for that of a newer search', async () => {
    const { server } = await open('/')
    const { react, letGo } = held()
    const mend = server.on('GET', PACKAGES, (call, pass) =>
      call.query.includes('q=umroh') ? react(call, pass) : pass(),
    )
    press(await findButton('Cari… Ctrl+K'))
    const field = await box()
    write(field, 'umroh')
    await waitFor(() => expect(searches(server)).toHaveLength(1))
    write(field, 'aminah')
    await waitFor(() => expect(group('Pelanggan').getAllByRole('option')).toHaveLength(1))
    letGo()
    mend()
    expect(screen.queryByText('Paket')).toBeNull()
  })

  it('a list that cannot be searched says so, and the others stay', async () => {
    const { server } = await open('/')
    const mend = server.on('GET', PACKAGES, () => json({ message: 'Rusak' }, 403))
    press(await findButton('Cari… Ctrl+K'))
    write(await box(), 'siti')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Paket Umroh Reguler belum dapat dicari.')
    await waitFor(() => expect(hits()).not.toEqual([]))
    mend()
  })

  it('staff find only what they may read, and a record that they may not change in its list', async () => {
    const { server } = await open('/', { as: STAFF })
    press(await findButton('Cari… Ctrl+K'))
    const field = await box()
    expect(hits()).not.toContain('Pengguna')
    expect(hits()).not.toContain('Riwayat')
    write(field, 'visa')
    await waitFor(() => expect(group('Harga').getAllByRole('option')[0]).toHaveTextContent(/Visa Bus$/))
    write(field, 'muthawwif')
    await waitFor(() => expect(group('Harga').getAllByRole('option')[0]).toHaveTextContent(/Muthawwif$/))
    press(group('Harga').getAllByRole('option')[0] as HTMLElement)
    await waitFor(() => expect(address()).toMatch(/^\/custom-data\/muthawwif\?filter=.*Muthawwif/))
    for (const path of ['/users', '/mitra', '/partner/audit', '/hotel/makkah'])
      expect(server.callsTo('GET', path)).toEqual([])
  })

  it('over a partner API without any feature it finds screens, packages and masters', async () => {
    const { server } = await open('/', { features: [] })
    press(await findButton('Cari… Ctrl+K'))
    write(await box(), 'umroh')
    await waitFor(() => expect(group('Paket').getAllByRole('option')).toHaveLength(2))
    expect(screen.queryByText('Pelanggan')).toBeNull()
    for (const path of ['/users', '/mitra']) expect(server.callsTo('GET', path)).toEqual([])
  })

  it('a form with unsaved changes asks before a result leads away from it', async () => {
    await open('/custom-data/visa/16')
    const name = await screen.findByRole('textbox', { name: 'Nama' })
    write(name, 'Belum disimpan')
    press(await findButton('Cari… Ctrl+K'))
    write(await box(), 'riwa')
    await waitFor(() => expect(hits()[0]).toBe('Riwayat'))
    keys({ key: 'Enter' })
    press(await findButton('Tetap di sini'))
    await sheetClosed()
    expect(name).toHaveValue('Belum disimpan')
    expect(address()).toBe('/custom-data/visa/16')
  })

  it('a mitra has no such search', async () => {
    await renderApp('/', { width: 1280 })
    await heading('Paket Umroh')
    keys({ key: 'k', ctrlKey: true })
    expect(screen.queryByRole('button', { name: /^Cari…/ })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the account menu', () => {
  it('an admin sees who is signed in, goes to Profil and chooses the scheme; Keluar stays beside it', async () => {
    await open('/')
    expect(button('Keluar')).toBeVisible()
    const opener = button('Akun Ratna Kusuma Admin')
    expect(opener).toHaveTextContent('Ratna Kusuma Admin')
    expect(opener).toHaveAttribute('aria-haspopup', 'true')
    expect(opener).not.toHaveAttribute('aria-owns')
    press(opener)
    expect(opener).toHaveAttribute('aria-owns', (await screen.findByRole('menu')).closest('[id]')?.id)
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getByText(ADMIN)).toBeVisible()
    expect(menu.queryByText('Keluar')).toBeNull()
    expect(menu.getByRole('menuitemradio', { name: 'Otomatis' })).toHaveAttribute('aria-checked', 'true')
    press(menu.getByRole('menuitemradio', { name: 'Gelap' }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scheme', 'dark'))
    press(menu.getByRole('menuitem', { name: 'Profil' }))
    await waitFor(() => expect(address()).toBe('/profile'))
  })
  it('closes before a form asks about what was typed', async () => {
    await open('/custom-data/visa/create')
    write(await screen.findByRole('textbox', { name: 'Nama' }), 'Visa baru')
    press(button('Akun Ratna Kusuma Admin'))
    press(await screen.findByRole('menuitem', { name: 'Profil' }))
    expect(await findButton('Tetap di sini')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(address()).toBe('/custom-data/visa/create')
  })
})
