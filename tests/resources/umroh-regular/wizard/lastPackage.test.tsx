import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { LastPackage } from '@/domain/package/lastPackage'
import { json } from '@tests/support/server/fakeFetch'
import { inTheMorning } from '@tests/support/morning'
import { partnerServer, type PartnerServer } from '@tests/support/server/partnerServer'
import { press } from '@tests/support/renderApp'
import { SITI } from '@tests/partner-api/fixtures'
import { seededQuote } from '@tests/support/server/seeded'
import { atStep, draftAtReview, footerButton, next, region, textbox, toggle, trigger } from '@tests/support/wizard'

inTheMorning()

const offer = (name = 'Umroh Syawal') => screen.queryByRole('button', { name: new RegExp(`^Seperti “${name}”`) })
const offered = async (name?: string) => {
  await waitFor(() => expect(offer(name)).not.toBeNull())
  return offer(name)!
}
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

const idsOf = async (server: PartnerServer, lists: Record<string, [path: string, key: string, name: string]>) => {
  const token = await server.login(SITI)
  const found = Object.entries(lists).map(async ([field, [path, key, name]]) => {
    const id = await server.idOf(token, `/custom-data/${path}`, key, name)
    return [field, [{ id, name }]] as const
  })
  return Object.fromEntries(await Promise.all(found)) as LastPackage['choices']
}

async function keepLast(server: PartnerServer, last: Partial<LastPackage>) {
  const token = await server.login(SITI)
  const { body } = await server.call('GET', '/partner/me', { token })
  const whole: LastPackage = { name: 'Umroh Syawal', tripType: null, tourLeader: 0, choices: {}, ...last }
  localStorage.setItem(`last-package/${body.user.id}`, JSON.stringify(whole))
}

describe('the services of an earlier package (docs/product.md §6.13)', () => {
  it('a saved package is the last one', async () => {
    await draftAtReview(undefined, { form: { tipePerjalanan: 'private', tourLeader: '2' } })
    press(footerButton('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    const kept = Object.keys(localStorage).find((key) => key.startsWith('last-package/'))
    expect(JSON.parse(localStorage.getItem(kept ?? '') ?? '')).toMatchObject({
      name: 'Umroh Maret',
      tripType: 'private',
      tourLeader: 2,
    })
  })

  it('on a new phone one tap fills both steps as the newest package of the server has them, and goes to the review', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    const token = await server.login(SITI)
    const quote = { ...(await seededQuote()), namaPaket: 'Umroh Syawal Ridwan' }
    const { body } = await server.call('POST', '/partner/umroh-regular', { token, body: quote })
    server.calls.length = 0
    await draftAtReview(server, { step: 3 })
    const words = (await offered('Umroh Syawal Ridwan')).textContent
    expect(words).toMatch(/^Seperti “Umroh Syawal Ridwan”Group · .* · Margin Rp\. [\d.]+$/)
    expect(server.calls.filter(({ path }) => path.includes('umroh-regular')).map(({ path }) => path)).toEqual([
      '/partner/umroh-regular',
      `/partner/umroh-regular/${body.data.id}/edit-data`,
    ])
    press(offer('Umroh Syawal Ridwan')!)
    await atStep(5)
    for (const part of words!
      .split(/ · |, /)
      .slice(1)
      .filter((words) => !words.endsWith('Tour Leader')))
      expect(document.querySelector('main')).toHaveTextContent(part.replace('Margin ', ''))
    expect(told()).toContainEqual(
      expect.stringMatching(/^Diambil dari “Umroh Syawal Ridwan”: Tipe Perjalanan, .*Margin\..*Urungkan$/),
    )
    press(screen.getByRole('button', { name: 'Urungkan' }))
    await atStep(3)
    expect(toggle('Tipe Perjalanan', 'Group')).toHaveAttribute('aria-pressed', 'false')
  })

  it('where the server does not answer, the phone’s own copy stands in', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    await keepLast(server, { tripType: 'private' })
    server.on('GET', /umroh-regular$/, () => json({}, 500))
    await draftAtReview(server, { step: 3 })
    expect(await offered()).toHaveTextContent('Seperti “Umroh Syawal”Private')
  })

  it('a tap takes the trip of the last package, and Urungkan goes back to the choices before it', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    const choices = await idsOf(server, { laPrivate: ['la-private', 'la_private', 'LA Private VIP bintang 5'] })
    await keepLast(server, { tripType: 'private', choices })
    server.calls.length = 0
    await draftAtReview(server, { step: 3 })
    expect(server.calls.filter(({ path }) => path.includes('la-private'))).toEqual([])
    press(await offered())
    await atStep(5)
    expect(region('Informasi Perjalanan')).toHaveTextContent('LA Private VIP bintang 5')
    expect(told()).toContain('Diambil dari “Umroh Syawal”: Tipe Perjalanan, LA Private.Urungkan')
    press(screen.getByRole('button', { name: 'Urungkan' }))
    await atStep(3)
    expect(toggle('Tipe Perjalanan', 'Private')).toHaveAttribute('aria-pressed', 'false')
    expect(await offered()).toBeVisible()
  })

  it('prices are those of today, and a choice that is gone is named until the review is left', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    await keepLast(server, {
      tourLeader: 2,
      choices: {
        ...(await idsOf(server, { transportasi: ['transportasi', 'transportation', 'Hiace JED–Makkah'] })),
        manasik: [{ id: 999, name: 'Manasik di hotel' }],
      },
    })
    server.on('GET', /custom-data\/siskopatuh$/, () => json({}, 500))
    await draftAtReview(server, { step: 4 })
    press(await offered())
    await atStep(5)
    expect(told()).toContain(
      'Diambil dari “Umroh Syawal”: Transportasi, Tour Leader. Tidak lagi ditawarkan: Manasik (Manasik di hotel). Periksa, karena paket ini tanpa hotel di kota itu: Hiace JED–Makkah.Urungkan',
    )
    press(footerButton('Sebelumnya'))
    await atStep(4)
    expect(trigger('Transportasi')).toHaveTextContent(/Hiace.*Rp\. \d/)
    expect(textbox('Tour Leader')).toHaveValue('2')
    await next(5)
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
  })

  it('a list that cannot be read leaves its field as it is and is told, with nothing to give back', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    await keepLast(server, { choices: { manasik: [{ id: 1, name: 'Manasik' }] } })
    server.on('GET', /custom-data\/manasik$/, () => json({}, 500))
    await draftAtReview(server, { step: 4 })
    press(await offered())
    const words = 'Tidak ada yang dapat diambil dari “Umroh Syawal”. Daftarnya belum dapat dibaca: Manasik.'
    await waitFor(() => expect(told()).toContain(words))
    expect(within(trigger('Manasik')).getByText('Belum Terpilih')).toBeVisible()
  })

  it('a step on which something is chosen offers nothing and keeps it', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    await keepLast(server, { tripType: 'private', tourLeader: 1 })
    await draftAtReview(server, { step: 4, form: { tourLeader: '3' } })
    expect(offer()).toBeNull()
    press(footerButton('Sebelumnya'))
    await atStep(3)
    press(await offered())
    await atStep(5)
    expect(told()).toContain('Diambil dari “Umroh Syawal”: Tipe Perjalanan.Urungkan')
    expect(region('Tambahan Lainnya')).toHaveTextContent('3 Orang')
  })

  it('in Mode pelanggan neither tour leaders nor margin are named', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    await keepLast(server, { tourLeader: 2, choices: { margin: [{ id: 999, name: '' }] } })
    const token = await server.login(SITI)
    const { body } = await server.call('GET', '/partner/me', { token })
    localStorage.setItem(`customer-mode/${body.user.id}`, 'on')
    await draftAtReview(server, { step: 4 })
    expect((await offered()).textContent).toBe('Seperti “Umroh Syawal”')
    press(offer()!)
    await waitFor(() => expect(told()).toContain('Diambil dari “Umroh Syawal”.Urungkan'))
    press(footerButton('Sebelumnya'))
    await atStep(4)
    expect(textbox('Tour Leader')).toHaveValue('2')
  })
})
