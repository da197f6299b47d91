import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, SITI, workedQuote, type Api } from '../../fixtures'

const TODAY = '2026-11-20'
const VISA = '/custom-data/visa'
const PACKAGES = '/partner/umroh-regular'

let api: Api
let admin: string
let siti: string
beforeEach(async () => {
  api = await apiOver(createMemoryStore(), { packages: [0, 0] })
  ;[admin, siti] = [await api.login(ADMIN), await api.login(SITI)]
})

const dollars = (rupiah_per_usd: number, buffer = 0) =>
  api.call('POST', '/custom-data/kurs-usd', { token: admin, body: { rupiah_per_usd, buffer, valid_from: TODAY } })
const riyals = (rupiah_per_sar: number) =>
  api.call('POST', '/custom-data/kurs', { token: admin, body: { rupiah_per_sar, valid_from: TODAY } })
const send = (method: string, path: string, body: object) => api.call(method, path, { token: admin, body })
const listed = async (id: number) =>
  (await api.call('GET', VISA, { token: siti })).body.data.data.find((row: { id: number }) => row.id === id)
const create = async (currency: string, amount: number): Promise<number> =>
  (await send('POST', VISA, { visa: `Visa ${currency}`, amount, currency })).body.id
const lastAudit = async () => (await api.call('GET', '/partner/audit', { token: admin })).body.data[0]

describe('a price in riyal or dollars', () => {
  it('is told in rupiah of today, its buffer included, and beside it as it was entered', async () => {
    const [usd, sar] = [await create('USD', 145), await create('SAR', 735.5)]
    await dollars(16_300, 2)
    expect(await listed(usd)).toMatchObject({ price_IDR: 145 * 16_626, amount: 145, currency: 'USD' })
    expect(await listed(sar)).toMatchObject({ price_IDR: 735.5 * 4700, amount: 735.5, currency: 'SAR' })
    await dollars(17_000)
    await riyals(4800)
    expect((await listed(usd)).price_IDR).toBe(145 * 17_000)
    expect((await listed(sar)).price_IDR).toBe(735.5 * 4800)
  })

  it('is no price while its currency has no rate, never 0: no package can be made with it', async () => {
    const usd = await create('USD', 145)
    expect(await listed(usd)).toMatchObject({ price_IDR: null, amount: 145, currency: 'USD' })
    const body = { ...(await workedQuote(api, siti)), visaBus: { id: usd } }
    const refused = await api.call('POST', PACKAGES, { token: siti, body })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'visaBus.id': ['Kurs USD belum diatur, jadi harga ini belum dapat dihitung. Hubungi admin Anda.'] },
    ])
    await dollars(16_300)
    expect((await api.call('POST', PACKAGES, { token: siti, body })).status).toBe(201)
  })

  it.each([
    ['an unknown currency', { amount: 1, currency: 'EUR' }, 'currency'],
    ['a currency without an amount', { price_IDR: 1, currency: 'USD' }, 'price_IDR'],
    ['an amount of 0', { amount: 0, currency: 'USD' }, 'price_IDR'],
    ['an amount of millions', { amount: 2_000_000, currency: 'USD' }, 'price_IDR'],
  ])('%s is refused', async (_, price, field) => {
    const { status, body } = await send('POST', VISA, { visa: 'Visa', ...price })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  it('a margin is rupiah alone', async () => {
    expect((await send('POST', '/custom-data/margin', { margin: 1, amount: 2, currency: 'USD' })).status).toBe(422)
  })

  it('the audit tells an amount with its currency, also where the currency stays', async () => {
    const usd = await create('USD', 145)
    await send('PUT', `${VISA}/${usd}`, { visa: 'Visa USD', amount: 150, currency: 'USD' })
    expect(await lastAudit()).toMatchObject({
      before: { price: 145, currency: 'USD' },
      after: { price: 150, currency: 'USD' },
    })
    await send('PUT', `${VISA}/${usd}`, { visa: 'Visa USD', price_IDR: 2_500_000, currency: null })
    expect(await lastAudit()).toMatchObject({
      before: { price: 150, currency: 'USD' },
      after: { price: 2_500_000, currency: null },
    })
    expect(await listed(usd)).not.toHaveProperty('amount')
  })
})

describe('an app that knows no currencies', () => {
  it('leaves the price as it is with the rupiah that it has read, and makes it rupiah with others', async () => {
    const usd = await create('USD', 145.5)
    await dollars(16_300)
    const read = await listed(usd)
    expect((await send('PUT', `${VISA}/${usd}`, { visa: 'Visa baru', price_IDR: read.price_IDR })).status).toBe(200)
    expect(await listed(usd)).toMatchObject({ visa: 'Visa baru', amount: 145.5, currency: 'USD' })
    await send('PUT', `${VISA}/${usd}`, { visa: 'Visa baru', price_IDR: 2_400_000 })
    expect(await listed(usd)).toMatchObject({ price_IDR: 2_400_000 })
    expect(await listed(usd)).not.toHaveProperty('currency')
  })

  it('leaves the price as it is with rupiah that it has read before a new rate', async () => {
    const usd = await create('USD', 145)
    await dollars(16_300)
    await dollars(17_000)
    await send('PUT', `${VISA}/${usd}`, { visa: 'Visa baru', price_IDR: 145 * 16_300 })
    expect(await listed(usd)).toMatchObject({ visa: 'Visa baru', price_IDR: 145 * 17_000, amount: 145 })
  })

  it('imports over a record in dollars what it has read, also before a new rate', async () => {
    const usd = await create('USD', 145)
    await dollars(16_300)
    const before = { visa: 'Visa USD', price_IDR: 145 * 16_300 }
    const rows = [{ id: usd, before, after: { ...before, visa: 'Visa impor' } }]
    expect((await send('POST', `${VISA}/import`, { rows })).status).toBe(200)
    expect(await listed(usd)).toMatchObject({ visa: 'Visa impor', amount: 145, currency: 'USD' })
    await dollars(17_000)
    const again = [{ id: usd, before: rows[0]?.after, after: { ...before, visa: 'Lagi' } }]
    expect((await send('POST', `${VISA}/import`, { rows: again })).status).toBe(200)
    expect(await listed(usd)).toMatchObject({ visa: 'Lagi', amount: 145, currency: 'USD' })
    expect((await send('POST', `${VISA}/import`, { rows })).status).toBe(409)
  })

  it('sees no rate of the dollar in the history of the riyal', async () => {
    await dollars(16_300)
    const { body } = await api.call('GET', '/custom-data/kurs', { token: admin })
    expect(body.data.data).toEqual([expect.objectContaining({ rupiah_per_sar: 4700 })])
  })
})

describe('a package with a price in dollars', () => {
  it('keeps amount, currency, rate and day until it is saved again', async () => {
    const usd = await create('USD', 145)
    await dollars(16_300, 2)
    const body = { ...(await workedQuote(api, siti)), visaBus: { id: usd } }
    const { id } = (await api.call('POST', PACKAGES, { token: siti, body })).body.data
    const copy = async () => {
      const found = await api.store.findPackage(id, 'all')
      return found?.snapshot.choices.visaBus
    }
    const kept = { rupiahPerSar: 16_300, buffer: 2, validFrom: TODAY }
    expect(await copy()).toMatchObject({ price: 145 * 16_626, amount: 145, currency: 'USD', kurs: kept })
    await dollars(17_000)
    await send('PUT', `${VISA}/${usd}`, { visa: 'Visa USD', amount: 150, currency: 'USD' })
    expect(await copy()).toMatchObject({ price: 145 * 16_626, amount: 145 })
    const edit = await api.call('GET', `${PACKAGES}/${id}/edit-data`, { token: siti })
    expect(edit.body.data.visaBus.data).toMatchObject({ price_IDR: 145 * 16_626, amount: 145, currency: 'USD' })
    const told = (await api.call('GET', `${PACKAGES}/${id}`, { token: siti })).body.data
    expect(told.money).toEqual({ visa: { currency: 'USD', amount: 145, rate: 16_300, per: TODAY } })
    await api.call('PUT', `${PACKAGES}/${id}`, { token: siti, body })
    expect(await copy()).toMatchObject({ price: 150 * 17_000, amount: 150, kurs: { rupiahPerSar: 17_000, buffer: 0 } })
  })
})

describe('the history of the dollar’s rate', () => {
  it('has bounds of its own, and the audit names the currency', async () => {
    const refused = await dollars(4700)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['rupiah_per_usd']])
    const made = await dollars(16_300.5, 2)
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ rupiah_per_usd: 16_300.5, in_force: true }),
    ])
    expect(await lastAudit()).toMatchObject({
      resource: 'custom-data/kurs',
      label: 'USD 1 = Rp. 16.300,50, 20 November 2026',
      after: { currency: 'USD', rupiahPerSar: 16_300.5, buffer: 2 },
    })
    const { body } = await api.call('GET', '/custom-data/kurs-usd', { token: admin })
    expect(body.data.data).toEqual([made.body])
  })

  it('a mitra neither reads nor adds to it', async () => {
    expect((await api.call('GET', '/custom-data/kurs-usd', { token: siti })).status).toBe(403)
    const body = { rupiah_per_usd: 16_300, valid_from: TODAY }
    expect((await api.call('POST', '/custom-data/kurs-usd', { token: siti, body })).status).toBe(403)
  })
})
