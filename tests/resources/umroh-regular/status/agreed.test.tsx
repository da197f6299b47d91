import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { addDays, today } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { ADMIN, SITI } from '@tests/partner-api/fixtures'
import { address, button, findButton, press, renderApp, write } from '@tests/support/renderApp'
import { partnerServer, type PartnerServer } from '@tests/support/server/partnerServer'
import { seededQuote } from '@tests/support/server/seeded'
import { atStep, footerButton, textbox } from '@tests/support/wizard'

const LIST = '/partner/umroh-regular'
const WHO = 'Bapak Ahmad sudah setuju: Quad'

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true })
})

/** A package with a link; `agree` lets Bapak Ahmad agree to its quad room, `edit` saves it again with other jamaah. */
async function world(features?: Feature[]) {
  const server = await partnerServer({ packages: [0, 0], ...(features ? { features } : {}) })
  const token = await server.login(SITI)
  const quote = await seededQuote()
  const made = await server.call('POST', LIST, { token, body: quote })
  const id = Number(made.body.data.id)
  const choice = {
    rooms: ['quad'],
    roomMix: null,
    withPaymentPlan: false,
    image: null,
    validUntil: addDays(today(), 5),
  }
  const offered = await server.call('POST', `${LIST}/${id}/offers`, {
    token,
    body: { ...choice, customerName: 'Bapak Ahmad', customerPhone: null },
  })
  const answer = { name: 'Bapak Ahmad', room: 'quad', jamaah: 35 }
  return {
    server,
    id,
    price: formatRupiah(Number(made.body.data.total_price_quad_rupiah)),
    agree: () =>
      server.call('POST', `/partner/offers/${String(offered.body.data.id)}/answer`, { token, body: { answer } }),
    edit: async () => {
      const { body } = await server.call('PUT', `${LIST}/${id}`, { token, body: { ...quote, jumlahJamaah: 30 } })
      return formatRupiah(Number(body.data.total_price_quad_rupiah))
    },
  }
}
const show = (id: number, server: PartnerServer) => renderApp(`/package/umroh-reguler/${id}`, { server })
const question = () => screen.findByRole('dialog', { name: 'Ubah paket yang sudah disetujui?' })
const saves = (server: PartnerServer, id: number) => server.callsTo('PUT', `${LIST}/${id}`).length
const toReview = async () => {
  for (const step of [1, 2, 3, 4, 5]) {
    press(footerButton('Lanjut'))
    await atStep(step)
  }
}

describe('an agreement stays in sight (docs/product.md §21.6.10)', () => {
  it('the status says on top who agreed to what, and after an edit that the package differs', async () => {
    const { server, id, price, agree, edit } = await world()
    await agree()
    const { unmount } = await show(id, server)
    const status = await screen.findByRole('region', { name: 'Status' })
    expect(status).toHaveTextContent(`${WHO} ${price} per jamaah, 35 jamaah.`)
    expect(status).not.toHaveTextContent('disimpan lagi')
    unmount()
    const now = await edit()
    expect(now).not.toBe(price)
    await show(id, server)
    const later = await screen.findByRole('region', { name: 'Status' })
    await waitFor(() => expect(later).toHaveTextContent(`Sekarang Quad ${now} per jamaah.`))
    expect(later).toHaveTextContent(`${WHO} ${price} per jamaah, 35 jamaah.`)
  })

  it('the card and the admin’s table show the agreed price, also after an edit', async () => {
    const { server, price, agree, edit } = await world()
    await agree()
    const now = await edit()
    const { unmount } = await renderApp('/package/umroh-reguler', { server })
    const card = await screen.findByRole('article')
    await waitFor(() => expect(card).toHaveTextContent('Harga Quad disetujui untuk 35 jamaah'))
    expect(card).toHaveTextContent(price)
    expect(card).not.toHaveTextContent(now)
    unmount()
    await renderApp('/package/umroh-reguler', { server, as: ADMIN, width: 1280 })
    const row = await screen.findByRole('row', { name: /Umroh Syawal/ })
    expect(row).toHaveTextContent(`${price.replace('Rp. ', '')} disetujui`)
    expect(row).not.toHaveTextContent(now.replace('Rp. ', ''))
  })
})

describe('a package to which somebody agreed is not changed unasked (docs/product.md §21.6.11)', () => {
  it('its form asks first; the mitra goes back, or edits and saves without a second question', async () => {
    const { server, id, price, agree } = await world()
    await agree()
    const { unmount } = await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
    expect(await question()).toHaveTextContent(`${WHO} ${price} per jamaah, 35 jamaah.`)
    press(await findButton('Jangan ubah'))
    await waitFor(() => expect(address()).toBe(`/package/umroh-reguler/${id}`))
    unmount()
    await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
    await question()
    press(await findButton('Tetap ubah'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await toReview()
    press(footerButton('Simpan'))
    await waitFor(() => expect(saves(server, id)).toBe(1))
  })

  it('while another customer is looking, its form asks without a name and a price (§22.1.6)', async () => {
    const { server, id, agree } = await world()
    await agree()
    const { body } = await server.call('GET', '/partner/me', { token: await server.login(SITI) })
    localStorage.setItem(`customer-mode/${body.user.id}`, 'on')
    await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
    expect(await question()).toHaveTextContent('Paket ini sudah disetujui. Setelah diubah')
    expect(document.body).not.toHaveTextContent('Bapak Ahmad')
  })

  it('an agreement that arrives while the form is open is asked about before the save, and nothing typed is lost', async () => {
    const { server, id, agree } = await world()
    await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
    await atStep(0)
    write(textbox('Nama Paket'), 'Nama baru')
    await toReview()
    await agree()
    press(footerButton('Simpan'))
    await question()
    press(await findButton('Jangan ubah'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saves(server, id)).toBe(0)
    press(await waitFor(() => footerButton('Simpan')))
    await question()
    press(await findButton('Buat salinan'))
    await waitFor(() => expect(address()).toBe('/package/umroh-reguler/create'))
    press(await waitFor(() => footerButton('Simpan')))
    await waitFor(() => expect(server.callsTo('POST', LIST)).toHaveLength(1))
    expect(server.callsTo('POST', LIST).at(-1)?.body).toMatchObject({ namaPaket: 'Nama baru' })
    expect(saves(server, id)).toBe(0)
  })

  it('an API without statuses is asked nothing more, and asks nothing', async () => {
    const { server, id, agree } = await world(['offers'])
    await agree()
    await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
    await atStep(0)
    await toReview()
    press(footerButton('Simpan'))
    await waitFor(() => expect(saves(server, id)).toBe(1))
    expect(server.callsTo('GET', `${LIST}/${id}`)).toEqual([])
  })

  it('a new link that would replace the agreed one is asked about, and batal says who agreed', async () => {
    const { server, id, agree, edit } = await world()
    await agree()
    await edit()
    await show(id, server)
    await screen.findByRole('region', { name: 'Status' })
    press(button('Bagikan'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
    await sheet.findByText('Gambar tidak dapat dibuat di perangkat ini. Kirim teksnya.')
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    const replaced = await screen.findByRole('dialog', { name: 'Ganti penawaran yang disetujui?' })
    expect(replaced).toHaveTextContent(WHO)
    expect(server.callsTo('POST', `${LIST}/${id}/offers`)).toEqual([])
    press(within(replaced).getByRole('button', { name: 'Batal' }))
    press(sheet.getByRole('button', { name: 'Tutup' }))
    press(await findButton('Tandai batal'))
    expect(await screen.findByRole('dialog', { name: 'Tandai batal' })).toHaveTextContent(WHO)
  })
})

describe('the sheet of the margin (docs/product.md §9.3.5)', () => {
  it('asks when it opens, and `Jangan ubah` closes it with the detail as it was', async () => {
    const { server, id, agree } = await world()
    await agree()
    await show(id, server)
    press(await findButton(/^Margin Rp\./))
    press(await within(await question()).findByRole('button', { name: 'Jangan ubah' }))
    await waitFor(() => expect(screen.queryByText('Ubah margin', { selector: 'h2' })).toBeNull())
    expect(address()).toBe(`/package/umroh-reguler/${id}`)
    expect(saves(server, id)).toBe(0)
  })
})
