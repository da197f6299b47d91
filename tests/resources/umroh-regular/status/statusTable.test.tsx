import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { ADMIN, SITI } from '@tests/partner-api/fixtures'
import { json } from '@tests/support/server/fakeFetch'
import { wireRow } from '@tests/support/packageRows'
import { partnerServer } from '@tests/support/server/partnerServer'
import { findButton, press, renderApp } from '@tests/support/renderApp'

const LIST = '/package/umroh-reguler'
const API = '/partner/umroh-regular'

async function open(features: Feature[] = ['status']) {
  const server = await partnerServer({ packages: [3, 2], features })
  const token = await server.login(SITI)
  const [shared] = (await server.call('GET', API, { token })).body.data
  const share = { validUntil: '2099-11-29', customerName: '=Ibu Aminah', customerPhone: '0812-3456-7890' }
  await server.call('POST', `${API}/${shared.id}/sent`, { token, body: share })
  await renderApp(LIST, { as: ADMIN, width: 1280, server })
  return { server, name: shared.nama_paket as string }
}
const rows = async () => (await screen.findAllByRole('row')).slice(1)
afterEach(() => void vi.restoreAllMocks())

describe('the status in the table of an admin (docs/product.md §21.7)', () => {
  it('an admin sees status, customer and last day of every mitra’s packages', async () => {
    const { name } = await open()
    const row = (await screen.findByText('=Ibu Aminah')).closest('tr')
    expect(row).toHaveTextContent(name)
    expect(within(row as HTMLElement).getByText('Terkirim')).toBeVisible()
    expect(within(row as HTMLElement).getByTitle('s.d. 29 Nov 2099')).toHaveTextContent('Terkirim')
    expect(screen.getAllByText('Belum dikirim')).toHaveLength(5)
  })

  it('the chips of Status narrow the table, and Semua takes the filter away', async () => {
    const { server } = await open()
    const chips = within(await screen.findByRole('group', { name: 'Status' }))
    press(await chips.findByRole('button', { name: 'Terkirim' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(server.callsTo('GET', API).at(-1)?.query).toContain('status=terkirim')
    expect(chips.getByRole('button', { name: 'Terkirim', pressed: true })).toBeVisible()
    press(chips.getByRole('button', { name: 'Semua' }))
    await waitFor(async () => expect(await rows()).toHaveLength(5))
  })

  it('the export has the columns of the customer, and his name does not become a formula', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('id-ID')
    await open()
    press(await findButton('Ekspor CSV'))
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = (await saved[0]?.text()) ?? ''
    expect(text).toContain(
      'Dibuat;Berangkat;Status;Pelanggan;Berlaku s.d.;Pengingat;Disetujui;Harga disetujui;Jamaah disetujui\r\n',
    )
    expect(text).toContain(";Terkirim;'=Ibu Aminah;2099-11-29;;;;\r\n")
    expect(text).toContain(';Belum dikirim;;;;;;\r\n')
  })

  it('an admin sorts by departure where the API says that it does (docs/product.md §22.4.8)', async () => {
    const { server } = await open(['accounts'])
    press(within(await screen.findByRole('columnheader', { name: /Berangkat/ })).getByText('Berangkat'))
    await waitFor(() => expect(server.callsTo('GET', API).at(-1)?.query).toBe('per_page=50&sort=check_in&order=asc'))
  })

  it('rows that tell no departure make no column of it', async () => {
    const server = await partnerServer({ features: [] })
    server.on('GET', API, () => json({ data: [wireRow(1)], meta: { total: 1 } }))
    await renderApp(LIST, { as: ADMIN, width: 1280, server })
    expect(await screen.findByText('Paket 1')).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: /Berangkat/ })).toBeNull()
  })

  it('at a partner API without statuses the table has neither columns nor chips of them', async () => {
    await open(['accounts'])
    expect(await rows()).toHaveLength(5)
    expect(screen.queryByRole('group', { name: 'Status' })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: /Status|Pelanggan|Berlaku/ })).toBeNull()
  })
})
