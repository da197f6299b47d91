import { beforeEach, describe, expect, it } from 'vitest'
import type { MemoryStore } from '@/partner-api/memory/memoryStore'
import { SITI, workedQuote } from '../fixtures'
import { offerOf, type OfferWorld } from './offerWorld'
import { seededOffers } from './seededOffers'

const fresh = seededOffers()
let store: MemoryStore
let there: OfferWorld
let packageId: number
beforeEach(async () => {
  ;({ store, there } = await fresh())
  const token = await there.signIn(SITI)
  const body = await workedQuote(there.api, token)
  const hotel = (await store.hotels.list('makkah')).find(({ id }) => id === body.hotelMakkah.id)
  if (hotel) {
    const { regular } = hotel.rates
    await store.hotels.update([{ ...hotel, rates: { ...hotel.rates, regular: { ...regular, quad: null } } }])
  }
  packageId = (await there.call('POST', '/partner/umroh-regular', { token, body })).body.data.id
})

describe('an offer of a package whose hotel sells no quad', () => {
  it('no answer has a price of quad: neither the list, nor the detail, nor the form', async () => {
    const token = await there.signIn(SITI)
    const { body } = await there.call('GET', '/partner/umroh-regular', { token })
    expect(body.data[0]).toMatchObject({ id: packageId, total_price_quad_rupiah: null })
    const detail = (await there.call('GET', `/partner/umroh-regular/${packageId}`, { token })).body.data
    expect(detail.package).toMatchObject({
      total_price_double_rupiah: expect.any(Number),
      total_price_quad_rupiah: null,
      hotel_makkah_price_quad_rupiah: null,
      hotel_makkah_price_quad_sar: null,
      hotel_madinah_price_quad_sar: expect.any(Number),
    })
    expect(detail.tourLeaderPerType).toMatchObject({ double: expect.any(Number), quad: null })
    const form = (await there.call('GET', `/partner/umroh-regular/${packageId}/edit-data`, { token })).body.data
    expect(form.hotelMakkah.dataHotel).toMatchObject({
      harga_double_jamaah_rupiah: expect.any(Number),
      harga_quad_jamaah_rupiah: null,
    })
  })

  it('quad is not offered; the link of the others tells none and takes no acceptance of it', async () => {
    const token = await there.signIn(SITI)
    const path = `/partner/umroh-regular/${packageId}/offers`
    const refused = await there.call('POST', path, { token, body: offerOf({ rooms: ['double', 'quad'] }) })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { rooms: [expect.stringMatching(/Harga quad belum diketahui/)] },
    ])
    const link = await there.share(SITI, packageId, { rooms: ['double'] })
    const page = await (await there.open(link.path)).text()
    expect(page).toContain('Double')
    expect(page).not.toMatch(/Quad|NaN|Rp\. 0(?!\d)/)
    expect((await there.accept(link.path, { room: 'quad' })).status).toBe(422)
    const [offer] = await there.offersOf(SITI, packageId)
    expect(offer).toMatchObject({ rooms: ['double'], answer: null })
  })

  it('a copy of the package has no price of quad either', async () => {
    const token = await there.signIn(SITI)
    const path = `/partner/umroh-regular/${packageId}/duplicate`
    const copy = await there.call('POST', path, { token, body: { namaPaket: 'Salinan' } })
    const row = await store.findPackage(copy.body.data.id, 'all')
    expect(row?.snapshot.totals).toMatchObject({ double: expect.any(Number), quad: null })
  })
})
