import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inTheMorning } from '@tests/support/morning'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { ADMIN, DEWI, SITI } from '@tests/partner-api/fixtures'
import { press, renderApp } from '@tests/support/renderApp'
import { partnerServer } from '@tests/support/server/partnerServer'
import { seededQuote } from '@tests/support/server/seeded'
import { newWizard } from '@tests/support/wizard'

inTheMorning()

it('a mitra saves another mitra’s template as a package of its own (docs/product.md §23.2)', async () => {
  const server = await partnerServer({ packages: [0, 0] })
  const [dewi, admin, siti] = [await server.login(DEWI), await server.login(ADMIN), await server.login(SITI)]
  const body = { ...(await seededQuote()), namaPaket: 'Paket Syawal 9 hari' }
  const made = await server.call('POST', '/partner/umroh-regular', { token: dewi, body })
  await server.call('PUT', `/partner/umroh-regular/${made.body.data.id}/template`, {
    token: admin,
    body: { isTemplate: true },
  })
  const { body: me } = await server.call('GET', '/partner/me', { token: siti })
  const profile = { ...emptyProfile('An-Nur'), rounding: 100_000 }
  localStorage.setItem(`offer-profile/${me.user.id}`, JSON.stringify({ profile, version: null, isSent: true }))
  await renderApp('/package/umroh-reguler/create', { server })
  // Found by their texts: a search by role takes jsdom seconds.
  press(await screen.findByText('Mulai dari contoh'))
  const template = await screen.findByText('Paket Syawal 9 hari')
  // The price that a customer would be told (§21.8.4).
  expect(template.closest('button')).toHaveTextContent(/mulai Rp\. [\d.]+00\.000$/)
  press(template)
  const save = (await screen.findByText('Simpan salinan')).closest('button')
  await waitFor(() => expect(save).toBeEnabled(), { timeout: 10_000 })
  press(save!)
  await screen.findByText('Detail Paket')
  const { body: list } = await server.call('GET', '/partner/umroh-regular', { token: siti })
  expect(list.data.map(({ nama_paket: name }: { nama_paket: string }) => name)).toEqual(['Paket Syawal 9 hari'])
})

it('a partner API without the word has no button and gets no call', async () => {
  const server = await partnerServer({ packages: [0, 0], features: [] })
  await newWizard({ flight: '' }, server)
  expect(screen.queryByText('Mulai dari contoh')).toBeNull()
  expect(server.calls.some(({ path }) => path.includes('templates'))).toBe(false)
})
