import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { press, renderApp, write } from '@tests/support/renderApp'
import { API, threePackages } from './threePackages'

beforeEach(() => {
  vi.stubGlobal('open', vi.fn<() => object>().mockReturnValue({ closed: false }))
})

async function openSheet() {
  const { server, ids } = await threePackages({ features: ['status'] })
  await renderApp(`/package/umroh-reguler/compare?id=${ids[0]}&id=${ids[1]}`, { server })
  press(await screen.findByRole('button', { name: 'Bagikan sebagai pilihan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bagikan penawaran' })
  return { server, ids, dialog }
}

/** Opens the sheet over a server with links. With `isOld` it knows no options, and makes a link to the first package. */
async function openSheetWithLinks({ isOld = false } = {}) {
  const { server, ids } = await threePackages({ features: ['offers'] })
  const made = { id: 9, url: 'https://mitra.test/p/abc', validUntil: '2999-01-29', version: 1 }
  if (isOld) server.on('POST', `${API}/${ids[0]}/offers`, () => Response.json({ data: made }, { status: 201 }))
  HTMLCanvasElement.prototype.getContext = () => null
  await renderApp(`/package/umroh-reguler/compare?id=${ids[0]}&id=${ids[1]}`, { server })
  press(await screen.findByRole('button', { name: 'Bagikan sebagai pilihan' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Buat tautan' })).toBeEnabled())
  return { server, ids, sheet, posted: () => server.callsTo('POST', `${API}/${ids[0]}/offers`) }
}

describe('a link to several packages (docs/product.md §26.2.7)', () => {
  it('the sheet asks for one link to all options, and its message says the title of the options', async () => {
    const { ids, sheet, posted } = await openSheetWithLinks()
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    const url = (await sheet.findByRole<HTMLInputElement>('textbox', { name: 'Tautan penawaran' })).value
    expect(sheet.getByText(/^Tautan ini hanya ditampilkan sekali\./)).not.toHaveTextContent('V1')
    expect(posted().map(({ body }) => body)).toMatchObject([{ others: [String(ids[1])], roomMix: null }])
    press(sheet.getByRole('button', { name: 'Kirim tautan' }))
    const sent = decodeURIComponent(String(vi.mocked(window.open).mock.calls[0]?.[0]))
    expect(sent).toMatch(/\*2 pilihan paket umroh\*\nmulai Rp\. [\d.]+\/jamaah\n/)
    expect(sent).toContain(url)
  })

  it('an option that somebody has saved meanwhile keeps the link from being made', async () => {
    const { server, ids, sheet, posted } = await openSheetWithLinks()
    server.on('GET', `${API}/${ids[1]}`, async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: { package: object } }
      return Response.json({ data: { ...data, package: { ...data.package, nama_paket: 'Nama dari rekan' } } })
    })
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    expect(await sheet.findByRole('alert')).toHaveTextContent('Salah satu paket sudah disimpan ulang.')
    expect(posted()).toEqual([])
  })

  it('a link that holds fewer packages, by an API that does not know options, is not told', async () => {
    const { sheet } = await openSheetWithLinks({ isOld: true })
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    expect(await sheet.findByRole('alert')).toHaveTextContent('Server ini belum dapat membuat tautan dengan pilihan.')
    expect(sheet.queryByRole('textbox', { name: 'Tautan penawaran' })).toBeNull()
  })
})

describe('packages that are shared as options (docs/product.md §26.2)', () => {
  it('the one sheet shows all options in its picture and its text, without the rooms of a group, and without a link where the API has none', async () => {
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

  it('a room type whose price one option does not know is not shared', async () => {
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
    expect(within(dialog).getByRole('checkbox', { name: 'Double' })).not.toBeChecked()
    expect(within(dialog).getByText(/^Double tidak dibagikan/)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Kirim teks' })).toBeEnabled()
  })

  it('the page shares no options if one of the packages cannot be read', async () => {
    const { server, ids } = await threePackages()
    await renderApp(`/package/umroh-reguler/compare?id=${ids[0]}&id=${ids[1]}&id=987`, { server })
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: 'Bagikan sebagai pilihan' })).toBeNull()
  })
})
