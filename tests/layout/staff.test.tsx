import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ADMIN, SITI, STAFF } from '../partner-api/fixtures'
import { partnerServer } from '../support/server/partnerServer'
import { address, findButton, heading, press, renderApp, wait, write } from '../support/renderApp'

const rows = async () => (await within(await screen.findByRole('table')).findAllByRole('row')).slice(1)
const buttons = (name: string | RegExp) => [
  ...screen.queryAllByRole('button', { name }),
  ...screen.queryAllByRole('link', { name }),
]
const at = (path: string, as = STAFF) => renderApp(path, { as, width: 1280 })

describe('staff who may edit only visas and flights', () => {
  it.each(['custom-data/visa', 'custom-data/pesawat'])(
    'staff can open and save a record of %s, and see no button for a forbidden action',
    async (resource) => {
      const { server } = await at(`/${resource}`)
      const [first] = await rows()
      expect(buttons('Buat Baru')).toEqual([])
      press(within(first!).getAllByRole('cell')[0]!)
      write(await screen.findByRole('textbox', { name: 'Harga per jamaah' }), '1500000')
      expect(screen.getByRole('textbox', { name: 'Harga per jamaah' })).toHaveValue('1.500.000')
      expect(buttons('Hapus')).toEqual([])
      press(await findButton('Simpan'))
      expect(await screen.findByText('Data tersimpan.')).toBeVisible()
      await screen.findByRole('table')
      expect([
        address().split('?')[0],
        server.callsTo('PUT', new RegExp(`^/${resource}/`)).map(({ body }) => body),
      ]).toEqual([`/${resource}`, [expect.objectContaining({})]])
      expect(Object.values(server.callsTo('PUT', /./)[0]?.body as object)).toContain(1_500_000)
    },
  )

  it('staff who go from a list to a form within the app are led to Access Denied where they may not save', async () => {
    await at('/custom-data/muthawwif')
    await rows()
    act(() => {
      window.history.pushState(null, '', '/custom-data/muthawwif/1')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(address()).toBe('/unauthorized'))
  })

  it.each(['custom-data/muthawwif', 'custom-data/margin'])(
    'staff can read %s, but its rows open no form',
    async (resource) => {
      await at(`/${resource}`)
      const [first] = await rows()
      expect(first).toHaveTextContent(/Rp\. [\d.]+/)
      expect(buttons('Buat Baru')).toEqual([])
      press(within(first!).getAllByRole('cell')[0]!)
      await wait(100)
      expect(address().split('?')[0]).toBe(`/${resource}`)
      expect(screen.queryByRole('textbox', { name: 'Nama' })).toBeNull()
    },
  )

  it('staff can read the hotels of a city with today’s price of a night', async () => {
    await at('/hotel/makkah')
    const [first] = await rows()
    expect(first).toHaveTextContent(/SAR [\d.]+/)
    expect(buttons('Buat Baru')).toEqual([])
  })

  it.each(['/custom-data/muthawwif/create', '/hotel/makkah/3', '/custom-data/visa/create'])(
    'staff are led from the form at %s to Access Denied',
    async (path) => {
      const { server } = await at(path)
      expect(await heading('Access Denied')).toBeVisible()
      expect(address()).toBe('/unauthorized')
      expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([])
    },
  )
})

describe('the packages that staff without the permission umroh-regular.edit see', () => {
  const LIST = '/package/umroh-reguler'
  const at = async (path: string, width: number, as = STAFF) =>
    renderApp(path, { as, width, server: await partnerServer({ packages: [1, 0], features: ['accounts'] }) })

  it('staff on a phone can only open a package; an admin can change and copy it', async () => {
    const { unmount } = await at(LIST, 430)
    await screen.findByRole('link', { name: /^Detail / })
    await waitFor(() => expect([...buttons(/^Edit /), ...buttons(/^Duplikat /)]).toEqual([]))
    unmount()
    await at(LIST, 430, ADMIN)
    await screen.findByRole('link', { name: /^Detail / })
    await wait(50)
    expect([...buttons(/^Edit /), ...buttons(/^Duplikat /)]).toHaveLength(2)
  })

  it('staff on the desktop see no Edit on the detail', async () => {
    const { server } = await at(LIST, 1280)
    press(within((await rows())[0]!).getAllByRole('cell')[0]!)
    await screen.findByText('Total Harga')
    expect(server.callsTo('GET', new RegExp('^/partner/umroh-regular/'))).toHaveLength(1)
    expect([...buttons('Edit'), ...buttons('Duplikat')]).toEqual([])
  })

  it('on the desktop an admin copies a package from its row, which stays closed, and from its detail; staff cannot', async () => {
    const { unmount } = await at(LIST, 1280)
    await rows()
    await wait(50)
    expect(buttons(/^Duplikat /)).toEqual([])
    unmount()
    const { server } = await at(LIST, 1280, ADMIN)
    press(within((await rows())[0]!).getByRole('button', { name: /^Duplikat / }))
    const copy = async () => press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Duplikat' }))
    await copy()
    await waitFor(() => expect(server.callsTo('POST', /duplicate$/)).toHaveLength(1))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(address().split('?')[0]).toBe(LIST)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press(within((await rows())[0]!).getAllByRole('cell')[0]!)
    press(await findButton('Duplikat'))
    await copy()
    await waitFor(() => expect(server.callsTo('POST', /duplicate$/)).toHaveLength(2))
  })

  it('staff are led from the form of a package to Access Denied', async () => {
    await at(`${LIST}/edit/1`, 1280)
    expect(await heading('Access Denied')).toBeVisible()
  })
})

describe('an admin who belongs to a mitra and lacks the permission umroh-regular.edit', () => {
  const OWNER = 'pemilik@annur.co.id'
  const LIST = '/package/umroh-reguler'

  async function at(path: string, width: number, permissions: string[] = []) {
    const server = await partnerServer({ packages: [1, 1], features: ['accounts'] })
    const { passwordHash = '', mitraId = null } = (await server.store.findUserByEmail(SITI)) ?? {}
    await server.store.insertUser({
      email: OWNER,
      name: 'Pemilik',
      passwordHash,
      mitraId,
      roles: ['admin'],
      permissions,
    })
    return renderApp(path, { as: OWNER, width, server })
  }
  const editLinks = () => buttons(/^Edit /).length
  const rowOf = async (mitra: RegExp) => (await rows()).find((row) => mitra.test(row.textContent ?? ''))!

  it('on a phone the admin is offered Edit and Duplikat for the packages of that mitra alone', async () => {
    const { unmount } = await at(LIST, 430)
    expect(await screen.findAllByRole('link', { name: /^Detail / })).toHaveLength(2)
    await waitFor(() => expect([editLinks(), buttons(/^Duplikat /).length]).toEqual([1, 1]))
    unmount()
    await at(LIST, 430, ['umroh-regular.edit'])
    await screen.findAllByRole('link', { name: /^Detail / })
    await wait(50)
    expect(editLinks()).toBe(2)
  })

  it.each([
    [/An-Nur/, 1],
    [/Barokah/, 0],
  ])('on the desktop the detail of a package of %s offers Edit %i times', async (mitra, times) => {
    await at(LIST, 1280)
    press(within(await rowOf(mitra)).getAllByRole('cell')[0]!)
    await screen.findByText('Total Harga')
    await wait(50)
    expect(buttons('Edit')).toHaveLength(times)
  })
})

describe('an admin', () => {
  it('an admin is offered every action on a master', async () => {
    await at('/custom-data/muthawwif', ADMIN)
    const [first] = await rows()
    expect(await screen.findByRole('link', { name: 'Buat Baru' })).toHaveAttribute(
      'href',
      '/custom-data/muthawwif/create',
    )
    press(within(first!).getAllByRole('cell')[0]!)
    expect(await findButton('Simpan')).toBeVisible()
    expect(await findButton('Hapus')).toBeVisible()
  })
})
