import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { press, renderApp, write } from '../../../support/renderApp'
import { API, threePackages } from './threePackages'

beforeEach(() => {
  vi.stubGlobal('open', vi.fn())
})

async function openSheet() {
  const { server, ids } = await threePackages()
  await renderApp(`/package/umroh-reguler/compare?id=${ids[0]}&id=${ids[1]}`, { server })
  press(await screen.findByRole('button', { name: 'Bagikan sebagai pilihan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bagikan penawaran' })
  return { server, ids, dialog }
}

describe('packages that are shared as options (docs/product.md §26.2)', () => {
  it('the one sheet shows all options in its picture and its text, without the rooms of a group and without a link', async () => {
    const { dialog } = await openSheet()
    const preview = within(dialog).getByRole('region', { name: 'Pratinjau' })
    expect(within(preview).getByRole('img', { name: '2 pilihan paket umroh' })).toBeInTheDocument()
    expect(preview).toHaveTextContent(/\*2 pilihan paket umroh\*.*\*A\. Umroh Syawal 9 Hari\*.*\*B\. Tanpa Makkah\*/)
    expect(within(dialog).queryByRole('button', { name: 'Hitung rombongan' })).toBeNull()
    expect(within(dialog).queryByRole('button', { name: 'Buat tautan' })).toBeNull()
  })

  it('a share makes every option terkirim, for the same customer and to the same day', async () => {
    const { server, ids, dialog } = await openSheet()
    write(within(dialog).getByRole('textbox', { name: 'WhatsApp pelanggan' }), '0812 3456 7890')
    press(within(dialog).getByRole('button', { name: 'Kirim teks' }))
    const sent = () => server.callsTo('POST', /\/sent$/)
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent().map(({ path }) => path)).toEqual([`${API}/${ids[0]}/sent`, `${API}/${ids[1]}/sent`])
    expect(sent()[0]?.body).toEqual(sent()[1]?.body)
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
    expect(vi.mocked(window.open).mock.calls[0]?.[0]).toContain('https://wa.me/6281234567890?text=')
  })

  it('an option whose price is not known keeps the offer from being shared, and the sheet names it', async () => {
    const { server, ids } = await threePackages()
    server.on('GET', `${API}/${ids[1]}`, async (_, pass) => {
      const answer = (await (await pass()).json()) as { data: { package: Record<string, unknown> } }
      return Response.json({
        data: { ...answer.data, package: { ...answer.data.package, total_price_double_rupiah: null } },
      })
    })
    await renderApp(`/package/umroh-reguler/compare?id=${ids[0]}&id=${ids[1]}`, { server })
    press(await screen.findByRole('button', { name: 'Bagikan sebagai pilihan' }))
    const dialog = await screen.findByRole('dialog', { name: 'Bagikan penawaran' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Pilihan B: Harga Double belum diketahui.')
    expect(within(dialog).getByRole('button', { name: 'Kirim teks' })).toBeDisabled()
    press(within(dialog).getByRole('checkbox', { name: 'Double' }))
    expect(within(dialog).getByRole('button', { name: 'Kirim teks' })).toBeEnabled()
  })

  it('where one of the packages cannot be read, nothing is shared as options', async () => {
    const { server, ids } = await threePackages()
    await renderApp(`/package/umroh-reguler/compare?id=${ids[0]}&id=${ids[1]}&id=987`, { server })
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: 'Bagikan sebagai pilihan' })).toBeNull()
  })
})
