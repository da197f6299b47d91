import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { emptyProfile } from '@/domain/offer/offerProfile'
import type { RoundingStep } from '@/domain/offer/rounding'
import { SITI } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { partnerServer } from '../../support/server/partnerServer'
import { button, findButton, press, renderApp } from '../../support/renderApp'
import { openQuote } from '../../support/savedQuote'
import { editedAtReview } from '../../support/wizard'
import { threePackages } from './compare/threePackages'

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true })
})

/** Keeps a profile with this rounding on the phone, as a save of its user has left it. */
function keepRounding(userId: unknown, rounding: RoundingStep) {
  const profile = { ...emptyProfile('An-Nur'), rounding }
  localStorage.setItem(`offer-profile/${String(userId)}`, JSON.stringify({ profile, version: null, isSent: true }))
}

async function serverOf(rounding: RoundingStep, features: Feature[] = []) {
  const server = await partnerServer({ packages: [1, 0], features })
  const { body } = await server.call('GET', '/partner/me', { token: await server.login(SITI) })
  keepRounding(body.user.id, rounding)
  return server
}
const totals = () => screen.findByRole('region', { name: 'Total Harga' })
const EXACT = 'Rp. 30.822.044'

describe('told prices on the detail (docs/product.md §21.8.4)', () => {
  it('the detail says both prices, and Mode pelanggan the told one alone', async () => {
    await openQuote(undefined, { server: await serverOf(50_000) })
    expect(await totals()).toHaveTextContent(`Rp. 30.850.000Dibulatkan dari ${EXACT}`)
    expect(within(await screen.findByRole('region', { name: 'Rincian harga' })).getAllByText(EXACT)[0]).toBeDefined()
    press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Rincian harga' })).toBeNull())
    expect(await totals()).toHaveTextContent('Rp. 30.850.000')
    expect(document.documentElement.outerHTML).not.toContain(EXACT)
    expect(document.documentElement.outerHTML).not.toContain('Dibulatkan')
  })

  it('without rounding the detail is as ever', async () => {
    await openQuote(undefined, { server: await serverOf(0) })
    expect(await totals()).toHaveTextContent(EXACT)
    expect(document.body).not.toHaveTextContent('Dibulatkan')
  })

  it('Simulasi takes the told price, and tells no gap because of it', async () => {
    await openQuote(undefined, { server: await serverOf(100_000) })
    press(await findButton('Simulasi'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Simulasi jamaah' }))
    expect(sheet.getByRole('status')).not.toHaveTextContent('Rp. 1.841.912')
    expect(sheet.queryByText(/Rincian tersimpan berbeda/)).toBeNull()
  })
})

describe('told prices in the wizard', () => {
  it('the review shows the told price with the exact one, and in Mode pelanggan the told one alone', async () => {
    await editedAtReview({ namaPaket: 'Umroh Syawal Baru' }, undefined, () => {
      const { user } = JSON.parse(localStorage.getItem('partner-auth') ?? '{}') as { user?: { id?: number } }
      keepRounding(user?.id, 100_000)
    })
    const region = () => screen.findByRole('region', { name: 'Kalkulasi Harga Paket Umroh Regular' })
    const told = /Rp\. [\d.]+00\.000/g
    const exact = [...((await region()).textContent ?? '').matchAll(/Dibulatkan dari (Rp\. [\d.]+)/g)].map(
      (found) => found[1],
    )
    expect(exact).toHaveLength(3)
    press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
    await waitFor(async () => expect((await region()).textContent?.match(told)).toHaveLength(3))
    for (const price of exact) expect(document.documentElement.outerHTML).not.toContain(price)
  })
})

describe('told prices in the sheet Bagikan', () => {
  it.each<[RoundingStep, string, object]>([
    [50_000, 'Double: Rp. 30.850.000', { rounding: 50_000 }],
    [0, `Double: ${EXACT}`, {}],
  ])('with rounding to %d the text says %s, and the request of a link says the rounding', async (step, text, sent) => {
    const server = await serverOf(step, ['offers'])
    const { id } = await openQuote(undefined, { server })
    server.on('POST', `/partner/umroh-regular/${id}/offers`, () =>
      json({ data: { id: 9, url: 'https://mitra.test/p/abc', validUntil: '2026-11-29', version: 1 } }, 201),
    )
    await totals()
    press(button('Bagikan'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
    expect(sheet.getByRole('region', { name: 'Pratinjau' })).toHaveTextContent(text)
    await sheet.findByText('Gambar tidak dapat dibuat di perangkat ini. Kirim teksnya.')
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    await sheet.findByRole('textbox', { name: 'Tautan penawaran' })
    const [call] = server.callsTo('POST', `/partner/umroh-regular/${id}/offers`)
    const named = Object.entries(call?.body ?? {}).filter(([name]) => name === 'rounding')
    expect(Object.fromEntries(named)).toEqual(sent)
  })
})

it('the comparison shows the told prices', async () => {
  const { server, ids } = await threePackages()
  const { body } = await server.call('GET', '/partner/me', { token: await server.login(SITI) })
  keepRounding(body.user.id, 100_000)
  await renderApp(`/package/umroh-reguler/compare?${ids.map((id) => `id=${id}`).join('&')}`, { server })
  const row = await screen.findByRole('row', { name: /^Harga Double/ })
  const [first, ...others] = within(row).getAllByRole('cell')
  expect(first).toHaveTextContent('Rp. 30.900.000')
  for (const other of others) expect(other.textContent).toMatch(/^Rp\. [\d.]+00\.000/)
})
