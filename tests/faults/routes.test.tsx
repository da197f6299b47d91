import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../support/server/fakeFetch'
import { LIST, wireRow } from '../support/packageRows'
import { partnerServer, type Reaction } from '../support/server/partnerServer'
import { address, button, heading, press, renderApp } from '../support/renderApp'
import { atStep } from '../support/wizard'

const main = () => screen.getByRole('main')

describe('fault 42: unknown and unusual paths', () => {
  it.each([
    '/entah',
    '/Package/umroh-reguler/1/2',
    '/package',
    '/package/umroh-reguler/edit',
    '/package/umroh-reguler/edit/',
    '/package/umroh-reguler/7/foo',
    '/package/umroh-reguler/edit/7/foo',
    '/package/umroh-reguler/create/x',
    '/auth',
    '/auth/register',
    '/%2e%2e/secret',
    '/hotel/jeddah',
  ])('the unknown path %s shows Page Not Found, and its button leads back to the page before', async (path) => {
    window.history.replaceState(null, '', '/profile')
    window.history.pushState(null, '', '/x')
    await renderApp(path)
    expect(await heading('Page Not Found')).toBeVisible()
    expect(address()).toBe('/404')
    press(button('Kembali Ke Halaman Sebelumnya'))
    await waitFor(() => expect(address()).toBe('/profile'))
    expect(await heading('Profile Page')).toBeVisible()
  })

  it.each<[string, () => Promise<unknown>]>([
    ['/profile/', () => heading('Profile Page')],
    ['/package/umroh-reguler/', () => heading('Paket Umroh Regular')],
    ['/package/umroh-reguler/create/', () => atStep(0)],
  ])('the path %s shows the same page as without the last slash', async (path, isThere) => {
    await renderApp(path)
    await isThere()
    expect(screen.queryByRole('heading', { name: 'Page Not Found' })).toBeNull()
  })

  it.each([
    ['/package/umroh-reguler/%2F', '%2F'],
    ['/package/umroh-reguler/..%2F..%2Fcustom-data', '..%2F..%2Fcustom-data'],
    ['/package/umroh-reguler/7/', '7'],
    ['/package/umroh-reguler/%3Fx=1', '%3Fx%3D1'],
    ['/package/umroh-reguler/50%25', '50%25'],
  ])('the path %s requests the package with the id %s and no other', async (path, id) => {
    const server = await partnerServer({ packages: [0, 0] })
    await renderApp(path, { server })
    expect(await screen.findByRole('alert')).toHaveTextContent('Data tidak ditemukan')
    expect(
      server.calls
        .filter(({ path: asked }) => asked.startsWith('/partner/umroh'))
        .map((call) => `${call.path}?${call.query}`),
    ).toEqual([`${LIST}/${id}?`])
    press(screen.getByRole('link', { name: 'Kembali ke daftar' }))
    await waitFor(() => expect(address()).toBe('/package/umroh-reguler'))
    act(() => window.history.back())
    await waitFor(() => expect(address()).toBe(path))
  })

  it('the wizard of an id with a slash requests edit data for that id only', async () => {
    const id = 'a%2Fb'
    const server = await partnerServer({ packages: [0, 0] })
    await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
    expect(await screen.findByRole('alert')).toHaveTextContent('Data tidak ditemukan')
    expect(server.calls.filter(({ path }) => path.startsWith('/partner/umroh')).map(({ path }) => path)).toEqual([
      `${LIST}/${id}/edit-data`,
      // The agreement of a customer (docs/product.md §21.6.11).
      `${LIST}/${id}`,
    ])
  })
})

describe('fault 42: ids that are not plain numbers', () => {
  it.each([
    ['a/b?c=1#d', 'a%2Fb%3Fc%3D1%23d'],
    ['50%', '50%25'],
    ['ä b', '%C3%A4%20b'],
  ])('the id %j is encoded as one segment of every link', async (id, part) => {
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', LIST, () => json({ data: [{ ...wireRow(1), id }], meta: { total: 1 } }))
    await renderApp('/package/umroh-reguler', { server })
    expect((await screen.findByRole('link', { name: /^Detail/ })).getAttribute('href')).toBe(
      `/package/umroh-reguler/${part}`,
    )
    expect(screen.getByRole('link', { name: /^Edit/ }).getAttribute('href')).toBe(`/package/umroh-reguler/edit/${part}`)
  })
})

describe('fault 43: a detail with odd values', () => {
  async function detailWith(changes: Record<string, unknown>, labels: Record<string, unknown> = {}) {
    const server = await partnerServer({ packages: [1, 0] })
    const react: Reaction = () =>
      json({
        data: {
          package: {
            nama_paket: 'Ganjil',
            jumlah_jamaah: 3,
            hotel_makkah_id: 1,
            hotel_makkah_name: 'Royal',
            ...changes,
          },
          labels,
          tourLeaderPerType: null,
        },
      })
    server.on('GET', `${LIST}/5`, react)
    await renderApp('/package/umroh-reguler/5', { server })
    return screen.findByRole('region', { name: 'Hotel Makkah' })
  }

  it.each<[unknown, string | null]>([
    // Every other value: tests/data-provider/mapMasters.test.ts.
    [7, 'Bintang 5'],
    [{}, null],
  ])('a hotel with bintang %j shows the stars %s', async (bintang, name) => {
    const hotel = await detailWith({ hotel_makkah_bintang: bintang })
    expect(
      within(hotel)
        .queryByRole('img', { name: /^Bintang/ })
        ?.getAttribute('aria-label') ?? null,
    ).toBe(name)
  })

  it.each(['group', 'private', null])(
    'a package without a muthawwif says so, also when its trip type is %s',
    async (tipe_perjalanan) => {
      await detailWith({ tipe_perjalanan })
      expect(main()).toHaveTextContent('Tidak termasuk muthawwif')
    },
  )

  it.each([
    [404, 'Data tidak ditemukan'],
    [403, 'Gagal memuat detail paket'],
    [429, 'Gagal memuat detail paket'],
  ])('a detail answered with %i says %s', async (status, message) => {
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', `${LIST}/5`, () => json({ message: 'No query results for model' }, status))
    await renderApp('/package/umroh-reguler/5', { server })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(message)
    expect(main()).toContainElement(alert)
    expect(within(alert).queryAllByRole('button', { name: 'Coba lagi' })).toHaveLength(status === 429 ? 1 : 0)
    expect(document.body).not.toHaveTextContent('No query results')
  })
})
