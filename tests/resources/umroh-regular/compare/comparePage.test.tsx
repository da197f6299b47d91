import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '@tests/support/server/fakeFetch'
import { partnerServer } from '@tests/support/server/partnerServer'
import { press, renderApp } from '@tests/support/renderApp'
import { API, LONG, savedPackages, threePackages } from './threePackages'

const open = async (search: string, server = partnerServer()) =>
  renderApp(`/package/umroh-reguler/compare${search}`, { server: await server })
const search = (ids: readonly (number | string)[]) => `?${ids.map((id) => `id=${id}`).join('&')}`
const row = (name: RegExp) => screen.getByRole('row', { name })
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('the comparison of packages (docs/product.md §26.1)', () => {
  it('hotels, stars, distance, nights, airline, services and prices stand side by side, and differences are marked in words', async () => {
    const { server, ids } = await threePackages()
    await open(search(ids), Promise.resolve(server))
    const table = await screen.findByRole('table', { name: 'Perbandingan paket' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .slice(1)
        .map((head) => head.textContent),
    ).toEqual(['A Umroh Syawal 9 Hari', 'B Tanpa Makkah', `C ${LONG}`])
    expect(cells(/^Hotel Makkah/)).toEqual(['Royal Majestic', 'Tanpa Hotel Makkah Beda dari A', 'Royal Majestic'])
    expect(within(row(/^Hotel Makkah/)).getByText('Berbeda')).toBeVisible()
    expect(within(row(/^Bintang Madinah/)).getAllByRole('img', { name: 'Bintang 4' })).toHaveLength(3)
    expect(cells(/^Menginap Makkah/)).toEqual(['4 malam', '- Beda dari A', '4 malam'])
    expect(cells(/^Jarak Makkah/)[0]).toMatch(/^\d[\d.]* m$/)
    expect(cells(/^Pesawat/)).toEqual(['Batik Air', 'Batik Air', 'Batik Air'])
    expect(within(row(/^Pesawat/)).queryByText('Berbeda')).toBeNull()
    expect(cells(/^Check-in/)[0]).toBe('10 April 2027')
    expect(cells(/^Jumlah Jamaah/)).toEqual(['45 Orang', '45 Orang', '40 Orang Beda dari A'])
    expect(cells(/^Termasuk/)[0]).toContain('Muthawwif 8 hari')
    const [first, second] = cells(/^Harga Double/)
    expect(first).toBe('Rp. 30.822.044')
    expect(second).toMatch(/^Rp\. [\d.]+- Rp\. [\d.]+$/)
    expect(document.body).not.toHaveTextContent(/Margin|Tour Leader|14\.500\.000/)
  })

  it('Hanya yang berbeda leaves the rows that differ', async () => {
    const { server, ids } = await threePackages()
    await open(search(ids.slice(0, 2)), Promise.resolve(server))
    await screen.findByRole('table')
    press(screen.getByRole('checkbox', { name: 'Hanya yang berbeda' }))
    expect(screen.queryByRole('row', { name: /^Pesawat/ })).toBeNull()
    expect(row(/^Hotel Makkah/)).toBeVisible()
    // Every row that is left differs, so a mark would say nothing.
    expect(screen.queryByText('Berbeda')).toBeNull()
    press(screen.getByRole('checkbox', { name: 'Hanya yang berbeda' }))
    expect(within(row(/^Hotel Makkah/)).getByText('Berbeda')).toBeVisible()
  })

  it.each([
    [2, 'hanya di sini'],
    [3, 'tidak di semua'],
  ])('of %i packages a service that another one lacks says so in words', async (n, words) => {
    const none = { muthawwif: { id: null }, jumlahJamaah: 40 }
    const { server, ids } = await savedPackages([{}, none, none].slice(0, n))
    await open(search(ids), Promise.resolve(server))
    await screen.findByRole('table')
    const services = within(row(/^Termasuk/)).getAllByText(words)
    expect(services[0]?.parentElement).toHaveTextContent(new RegExp(`^\\S.* ${words}$`))
    // If both others differ from the first, the mark of the row says it for them.
    expect(within(row(/^Jumlah Jamaah/)).getByText('Berbeda')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/≠|Beda dari A/)
  })

  it('the whole names lead to the details', async () => {
    const { server, ids } = await threePackages()
    await open(search(ids), Promise.resolve(server))
    const names = await screen.findByRole('region', { name: 'Paket yang dibandingkan' })
    expect(within(names).getByRole('link', { name: `C ${LONG}` })).toHaveAttribute(
      'href',
      `/package/umroh-reguler/${ids[2]}`,
    )
  })

  it.each(['', '?id=', '?id=1', '?id=1&id=1'])(
    'the address %j says that two or three packages are compared',
    async (given) => {
      await open(given)
      expect(await screen.findByRole('heading', { name: 'Pilih 2 atau 3 paket' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Ke daftar paket' })).toHaveAttribute('href', '/package/umroh-reguler')
      expect(screen.queryByRole('table')).toBeNull()
    },
  )

  it('of four packages the first three are compared, and a package that is named twice stands once; the page says so', async () => {
    const { server, ids } = await threePackages()
    await open(search([...ids, 99]), Promise.resolve(server))
    expect(await screen.findByRole('note', { name: 'Hanya tiga paket pertama yang dibandingkan' })).toBeVisible()
    expect(await screen.findAllByRole('columnheader')).toHaveLength(4)
  })

  it('a deleted package and an unreadable one are named, and the others are compared', async () => {
    const { server, ids } = await threePackages()
    const stop = server.on('GET', `${API}/${ids[2]}`, () => json({ message: 'Tidak boleh' }, 429))
    await open(search([ids[0]!, 987, ids[2]!]), Promise.resolve(server))
    const alerts = async () => (await screen.findAllByRole('alert')).map((alert) => alert.textContent)
    expect(await screen.findByText('Paket B tidak ditemukan. Mungkin sudah dihapus.')).toBeVisible()
    expect(await screen.findByText(/Paket C belum dapat dibaca/)).toBeVisible()
    expect(await alerts()).toHaveLength(2)
    expect(screen.queryByRole('table')).toBeNull()
    stop()
    press(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  })

  it('the page leads to the list if too few packages are left', async () => {
    const { server, ids } = await threePackages()
    await open(search([ids[0]!, 987]), Promise.resolve(server))
    expect(await screen.findByRole('link', { name: 'Ke daftar paket' })).toHaveAttribute(
      'href',
      '/package/umroh-reguler',
    )
    expect(screen.getByText('Paket B tidak ditemukan. Mungkin sudah dihapus.')).toBeVisible()
  })

  it('the address with compare never counts as a package named compare', async () => {
    const { server } = await open('?id=1&id=2')
    await screen.findByRole('heading', { name: 'Bandingkan paket' })
    expect(server.log().some((call) => call.includes(`${API}/compare`))).toBe(false)
  })
})
