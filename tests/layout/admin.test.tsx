import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readEnv } from '@/app/readEnv'
import { ADMIN, SITI, STAFF } from '../partner-api/fixtures'
import { partnerServer } from '../support/server/partnerServer'
import { address, button, findButton, heading, press, renderApp, write } from '../support/renderApp'
import { sheetClosed } from '../support/wizard'
import { setScreenWidth } from '../support/screenWidth'

const LIST = '/package/umroh-reguler'
const menu = () => screen.findByRole('navigation', { name: 'Menu admin' })
const noMenu = () => expect(screen.queryByRole('navigation', { name: 'Menu admin' })).toBeNull()
const layout = () => document.querySelector('[data-layout]')?.getAttribute('data-layout')
const field = (name: string) => screen.findByRole('textbox', { name })
const table = () => screen.findByRole('table')

async function openWizard() {
  const server = await partnerServer({ packages: [1, 0] })
  const { body } = await server.call('GET', '/partner/umroh-regular', { token: await server.login(ADMIN) })
  return renderApp(`${LIST}/edit/${body.data[0].id}`, { server, as: ADMIN, width: 1280 })
}

describe('the choice of the layout', () => {
  it.each([
    [ADMIN, 900, 'desktop'],
    [ADMIN, 1280, 'desktop'],
    [ADMIN, 599, 'mobile'],
    [ADMIN, 430, 'mobile'],
    [STAFF, 1280, 'desktop'],
    [SITI, 1280, 'mobile'],
    [SITI, 430, 'mobile'],
    [null, 1280, 'mobile'],
  ])('the user %s at a width of %d px gets the %s layout', async (as, width, expected) => {
    await renderApp('/profile', { as, width })
    await (as ? heading('Profile Page') : heading('Masuk'))
    expect(layout()).toBe(expected)
    if (expected === 'desktop') expect(await menu()).toBeVisible()
    else noMenu()
  })

  it.each([
    [['pemilik'], ADMIN, 'mobile'],
    [['pemilik', 'mitra'], SITI, 'desktop'],
    [[], ADMIN, 'mobile'],
  ])('with the admin roles %j the user %s gets the %s layout', async (adminRoles, as, expected) => {
    await renderApp('/profile', { as, width: 1280, adminRoles })
    await heading('Profile Page')
    expect(layout()).toBe(expected)
  })

  it.each([
    [{}, ['admin']],
    [{ VITE_ADMIN_ROLES: 'admin, staf ,' }, ['admin', 'staf']],
    [{ VITE_ADMIN_ROLES: '' }, []],
  ])('the configuration %j gives the right admin roles', (raw, roles) => {
    expect(readEnv(raw).adminRoles).toEqual(roles)
  })

  it('an admin sees packages as a table on a wide screen and as cards on a narrow one, and resizing fetches nothing', async () => {
    const { server } = await renderApp(LIST, { as: ADMIN, width: 1280 })
    expect(await within(await table()).findAllByRole('row')).toHaveLength(6)
    expect(screen.queryByRole('article')).toBeNull()
    setScreenWidth(599)
    expect(await screen.findAllByRole('article')).toHaveLength(5)
    expect(screen.queryByRole('table')).toBeNull()
    noMenu()
    setScreenWidth(1280)
    await table()
    expect(server.callsTo('GET', '/partner/umroh-regular').length).toBeLessThanOrEqual(2)
  })

  it('a group of the menu folds, stays folded when the app is loaded again, and opens with a press', async () => {
    const first = await renderApp('/', { as: ADMIN, width: 1280 })
    const entry = async () => within(await menu()).queryByRole('link', { name: 'Siskopatuh' })
    const group = async () => within(await menu()).getByRole('button', { name: 'Harga' })
    expect(await entry()).toBeVisible()
    press(await group())
    await waitFor(async () => expect(await entry()).toBeNull())
    expect(await group()).toHaveAttribute('aria-expanded', 'false')
    first.unmount()
    await renderApp('/', { as: ADMIN, width: 1280 })
    expect(await entry()).toBeNull()
    expect(within(await menu()).getByRole('link', { name: 'Pengguna' })).toBeVisible()
    press(await group())
    await waitFor(async () => expect(await entry()).toBeVisible())
  })

  it.each([600, 820, 899])('at %d px a button opens the menu, which leads on and closes', async (width) => {
    await renderApp('/', { as: ADMIN, width })
    const open = await findButton('Buka menu')
    expect(layout()).toBe('desktop')
    noMenu()
    press(open)
    press(within(await menu()).getByRole('link', { name: 'Pengguna' }))
    await waitFor(noMenu)
    expect(address()).toBe('/users')
  })

  it('a menu that was closed in a narrow window is open in a wide one', async () => {
    await renderApp('/', { as: ADMIN, width: 640 })
    await findButton('Buka menu')
    noMenu()
    setScreenWidth(1280)
    expect(await menu()).toBeVisible()
    setScreenWidth(640)
    await waitFor(noMenu)
  })

  it('an admin on a phone reaches the desk from Beranda, and every screen of an admin from its menu', async () => {
    await renderApp('/', { as: ADMIN, width: 360 })
    press(await screen.findByRole('link', { name: 'Admin' }))
    expect(await screen.findByRole('link', { name: 'Lihat semua paket' })).toBeVisible()
    expect([address(), layout()]).toEqual(['/desk', 'desktop'])
    press(await findButton('Buka menu'))
    press(within(await menu()).getByRole('link', { name: 'Pengguna' }))
    expect(await screen.findByRole('link', { name: 'Buat Baru' })).toBeVisible()
    expect(layout()).toBe('desktop')
    press(await findButton('Buka menu'))
    press(within(await menu()).getByRole('link', { name: 'Beranda' }))
    await waitFor(() => expect([address(), layout()]).toEqual(['/', 'mobile']))
  })

  it('a mitra has no tab Admin, and the desk is not theirs', async () => {
    const { unmount } = await renderApp('/', { as: SITI })
    await heading('Paket Umroh')
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
    unmount()
    await renderApp('/desk', { as: SITI })
    await waitFor(() => expect(address()).toBe('/unauthorized'))
  })

  it('Keluar in the desktop bar signs the admin out', async () => {
    await renderApp('/', { as: ADMIN, width: 1280 })
    await menu()
    press(button('Keluar'))
    expect(await heading('Masuk')).toBeVisible()
    expect(layout()).toBe('mobile')
  })

  it('the wizard asks the admin before a logout that would lose the input', async () => {
    await openWizard()
    const name = await field('Nama Paket')
    write(name, 'Diubah admin')
    press(button('Keluar'))
    press(await findButton('Tetap di sini'))
    expect(screen.queryByRole('button', { name: 'Simpan draf dan keluar' })).toBeNull()
    await sheetClosed()
    expect(name).toHaveValue('Diubah admin')
    press(button('Keluar'))
    press(await findButton('Buang isian'))
    expect(await heading('Masuk')).toBeVisible()
  })
})

describe('turning the phone or resizing the window (fault 44)', () => {
  const backAndForth = () => [700, 1280, 430, 1000].forEach(setScreenWidth)

  it('resizing keeps the input and the step of the wizard', async () => {
    await openWizard()
    write(await field('Nama Paket'), 'Belum disimpan')
    backAndForth()
    expect(await field('Nama Paket')).toHaveValue('Belum disimpan')
    press(button('Lanjut'))
    expect(await screen.findByRole('heading', { level: 2, name: /^Hotel di/ })).toBeVisible()
    setScreenWidth(430)
    expect(screen.getByRole('heading', { level: 2, name: /^Hotel di/ })).toBeVisible()
    press(button('Sebelumnya'))
    expect(await field('Nama Paket')).toHaveValue('Belum disimpan')
  })

  it('resizing keeps the same field element and its focus', async () => {
    await openWizard()
    const name = await field('Nama Paket')
    name.focus()
    backAndForth()
    expect(await field('Nama Paket')).toBe(name)
    expect(name).toHaveFocus()
  })

  it('resizing keeps a master’s form with its errors and does not fetch it again', async () => {
    const { server } = await renderApp('/custom-data/pesawat/1', { as: ADMIN, width: 1280 })
    const price = await field('Harga per jamaah')
    write(price, '15250000')
    write(await field('Nama'), ' ')
    press(await findButton('Simpan'))
    expect(await screen.findByText('Nama wajib diisi')).toBeVisible()
    backAndForth()
    expect(await field('Harga per jamaah')).toBe(price)
    expect(price).toHaveValue('15.250.000')
    expect(screen.getByText('Nama wajib diisi')).toBeVisible()
    expect(server.callsTo('GET', '/custom-data/pesawat')).toHaveLength(1)
    expect(server.callsTo('PUT', /./)).toEqual([])
  })
})

describe('a mitra', () => {
  it.each([430, 1280])('a mitra is led from an admin’s screen to Access Denied at a width of %d px', async (width) => {
    const { server } = await renderApp('/custom-data/visa', { width })
    expect(await heading('Access Denied')).toBeVisible()
    expect(address()).toBe('/unauthorized')
    expect(server.callsTo('GET', '/custom-data/visa')).toEqual([])
  })

  it.each([
    '/custom-data/visa/create',
    '/custom-data/visa/1',
    '/custom-data/margin',
    '/hotel/makkah',
    '/hotel/madinah/3',
  ])('a mitra is led from %s to Access Denied', async (path) => {
    await renderApp(path, { width: 1280 })
    expect(await heading('Access Denied')).toBeVisible()
  })

  it('a mitra is offered a new package', async () => {
    await renderApp(LIST)
    expect(await screen.findByRole('link', { name: 'Buat Baru' })).toBeVisible()
  })
})

describe('an admin without a mitra', () => {
  it('an admin without a mitra is offered no new package on a phone', async () => {
    await renderApp(LIST, { as: ADMIN })
    await screen.findAllByRole('article')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Buat Baru' })).toBeNull())
  })

  it('an admin without a mitra is offered no new package on an empty list either', async () => {
    await renderApp(LIST, { as: ADMIN, packages: [0, 0] })
    await screen.findByRole('heading', { name: 'Belum ada paket' })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Buat Baru' })).toBeNull())
  })

  it.each([430, 1280])(
    'an admin without a mitra is led from the wizard of a new package to Access Denied at %d px',
    async (width) => {
      await renderApp(`${LIST}/create`, { as: ADMIN, width })
      expect(await heading('Access Denied')).toBeVisible()
      expect(address()).toBe('/unauthorized')
    },
  )
})
