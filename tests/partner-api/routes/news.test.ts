import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, DEWI, NOW, SITI } from '../fixtures'
import { offerOf } from '../offers/offerWorld'

const LIST = '/partner/umroh-regular'
const NEWS = `${LIST}?sort=activity&order=desc`
const share = { validUntil: '2026-11-29', customerName: 'Ibu Nur', customerPhone: '0812-3456-7890' }

async function world() {
  const api = await apiOver(createMemoryStore(), { packages: [2, 1] })
  const [token, admin] = [await api.login(SITI), await api.login(ADMIN)]
  const get = async (path: string, as = token) => (await api.call('GET', path, { token: as })).body
  const rows: { id: number; total_price_quad_rupiah: number }[] = (await get(LIST)).data
  const [{ id, total_price_quad_rupiah: quad }, other] = rows as [(typeof rows)[0], (typeof rows)[0]]
  const send = (of: number, prices?: unknown) =>
    api.call('POST', `${LIST}/${of}/sent`, { token, body: { ...share, ...(prices ? { prices } : {}) } })
  const raiseKurs = (rupiah_per_sar: number) =>
    api.call('POST', '/custom-data/kurs', { token: admin, body: { rupiah_per_sar, valid_from: '2026-11-20' } })
  const risen = async (as = token) =>
    (await get(`${LIST}?status=harga-naik`, as)).data.map((row: { id: number }) => row.id)
  return { api, token, admin, get, id, quad, other: other.id, send, raiseKurs, risen }
}

describe('what a mitra is told of news (docs/product.md §27.1.10)', () => {
  it('the list by activity has the package that a customer read last on top, with the moment and the number', async () => {
    const { api, token, get, id, other, send } = await world()
    await send(other)
    await api.call('POST', `${LIST}/${id}/offers`, { token, body: offerOf({ customerName: 'Ibu Nur' }) })
    const news = await get(NEWS)
    expect(news.meta.sort_by).toContain('activity')
    expect(
      news.data
        .map((row: { id: number }) => row.id)
        .slice(0, 2)
        .sort(),
    ).toEqual([id, other].sort())
    expect(news.data.find((row: { id: number }) => row.id === other)).toMatchObject({
      seen_at: null,
      customer_phone: '6281234567890',
    })
  })

  it('beside the newest packages an own mitra’s list tells how many offers wait for an answer, and an admin’s tells none', async () => {
    const { get, admin, other, send } = await world()
    await send(other)
    expect((await get(LIST)).meta.status_counts).toEqual({ terkirim: 1, dilihat: 0 })
    for (const [path, as] of [
      [`${LIST}?status=terkirim`, undefined],
      [LIST, admin],
    ] as const)
      expect((await get(path, as)).meta).not.toHaveProperty('status_counts')
  })

  it('no other list tells a number or what an offer leaves, because phones keep those lists', async () => {
    const { get, id, send, raiseKurs } = await world()
    await send(id)
    await raiseKurs(9000)
    for (const row of (await get(LIST)).data) {
      expect(row).not.toHaveProperty('customer_phone')
      expect(row).not.toHaveProperty('margin_left')
    }
  })

  it.each([
    ['is not an object', [1]],
    ['names an unknown room', { single: 1 }],
    ['has a text as a price', { quad: '1' }],
    ['has a price below zero', { quad: -1 }],
  ])('a share whose prices field %s is refused at that field', async (_, prices) => {
    const { id, send } = await world()
    const { status, body } = await send(id, prices)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['prices']])
  })
})

describe('prices that have risen since a customer was told them (docs/product.md §27.1.11)', () => {
  it('a higher rate names the margin that each open quote leaves, and only such quotes are found by the filter', async () => {
    const { get, id, other, send, raiseKurs, risen } = await world()
    await send(id)
    expect(await risen()).toEqual([])
    await raiseKurs(9000)
    expect(await risen()).toEqual([id])
    const { data } = await get(NEWS)
    const left = (of: number) => data.find((row: { id: number }) => row.id === of)?.margin_left
    expect(left(id)).toBeLessThan(0)
    expect(left(other)).toBeUndefined()
  })

  it('the price that the customer was told decides, and not the one that the package was saved with', async () => {
    const { id, quad, send, raiseKurs, risen } = await world()
    await raiseKurs(4701)
    await send(id, { quad: quad + 10_000_000 })
    expect(await risen()).toEqual([])
    await send(id, { quad: quad - 1_000 })
    expect(await risen()).toEqual([id])
  })

  it('a quote that is answered or has ended is not among them, and a mitra sees only its own', async () => {
    const { api, token, admin, id, send, raiseKurs, risen } = await world()
    await send(id)
    await raiseKurs(9000)
    expect(await risen(admin)).toEqual([id])
    expect(await risen(await api.login(DEWI))).toEqual([])
    api.clock.now = NOW + 30 * 24 * 60 * 60_000
    expect(await risen(await api.login(SITI))).toEqual([])
    api.clock.now = NOW
    await api.call('PUT', `${LIST}/${id}/lost`, { token, body: { reason: 'harga' } })
    expect(await risen()).toEqual([])
  })
})
