import { beforeEach, describe, expect, it } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import { savedPriceInput } from '@/domain/package/price/hotelReading'
import { priceOfForm } from '@/domain/package/price/packagePrice'
import { calculatePrice } from '@/domain/package/price/price'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { detailOf } from '@/partner-api/routes/offers/makeOffer'
import { MASTER_RECORDS } from '@/records/masters'
import { changesOf } from '@/resources/audit/admin/changes'
import { readPackageForm } from '@/resources/umroh-regular/mappers/packageForm'
import { readPackageDetail } from '@/resources/umroh-regular/mappers/packages'
import { exampleChoice, exampleProfile } from '@tests/domain/offer/packages'
import { HANDLING_TIERS } from '@tests/support/tiers'
import { ADMIN, apiOver, SITI, workedQuote, type Api } from '../../fixtures'

const PATH = '/custom-data/handling-saudi'
const [FIRST, ...OTHERS] = HANDLING_TIERS

let store: MemoryStore
let api: Api
let admin: string
let row: Record<string, unknown> & { id: number }
let quote: Awaited<ReturnType<typeof workedQuote>>

const put = (changes: object) => {
  const { id, version: _, ...body } = row
  return api.call('PUT', `${PATH}/${id}`, { token: admin, body: { ...body, ...changes } })
}

beforeEach(async () => {
  store = createMemoryStore()
  api = await apiOver(store, { packages: [1, 1] })
  admin = await api.login(ADMIN)
  quote = await workedQuote(api, admin)
  const rows = (await api.call('GET', PATH, { token: admin })).body.data.data
  row = rows.find(({ id }: { id: number }) => id === Number(quote.handlingSaudi.id))
})

describe('tiers of a service (docs/product.md §16.5)', () => {
  it('a saved list is told in the order of its sizes, with the first tier as the price of an app that knows none', async () => {
    const { status, body } = await put({ tiers: [...OTHERS, FIRST] })
    expect([status, body.price_IDR, body.tiers]).toEqual([200, 249, HANDLING_TIERS])
  })

  it('an app that knows no tiers keeps them, and its price moves the first one', async () => {
    await put({ tiers: HANDLING_TIERS })
    expect((await put({ price_IDR: 249, handling_saudi: 'Handling 1448' })).body).toMatchObject({
      handling_saudi: 'Handling 1448',
      tiers: HANDLING_TIERS,
    })
    const moved = (await put({ price_IDR: 300 })).body
    expect([moved.price_IDR, moved.tiers]).toEqual([300, [{ from: 1, amount: 300 }, ...OTHERS]])
    expect((await put({ price_IDR: 300, tiers: null })).body).not.toHaveProperty('tiers')
  })

  it('an import of such an app moves the first tier too', async () => {
    const { id, version: _, ...before } = (await put({ tiers: HANDLING_TIERS })).body
    const { tiers: __, ...known } = before
    const rows = [{ id, before: known, after: { ...known, price_IDR: 250 } }]
    expect((await api.call('POST', `${PATH}/import`, { token: admin, body: { rows } })).status).toBe(200)
    const [saved] = await store.masters.find([id])
    expect(saved).toMatchObject({ price: 250, tiers: [{ from: 1, amount: 250 }, ...OTHERS] })
  })

  it.each<[string, unknown, RegExp]>([
    [
      'two rows of one size',
      [FIRST, { from: 8, amount: 98 }, { from: 8, amount: 60 }],
      /^Baris 2 dan 3 sama-sama mulai 8 jamaah$/,
    ],
    ['a price of 0', [FIRST, { from: 8, amount: 0 }], /^Baris 2: harga harus berupa angka lebih dari 0$/],
    ['half a jamaah', [{ from: 1.5, amount: 5 }], /^Baris 1: Jamaah mulai harus berupa angka bulat/],
    ['something else than rows', 'murah', /^Harga per jumlah jamaah tidak dapat dibaca$/],
    ['a row that is no object', [7], /^Harga per jumlah jamaah tidak dapat dibaca$/],
    ['21 rows', Array.from({ length: 21 }, (_, at) => ({ from: at + 1, amount: 5 })), /^Paling banyak 20 baris harga$/],
  ])('%s are refused with 422', async (_, tiers, words) => {
    const { status, body } = await put({ tiers })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['tiers']])
    expect(body.errors.tiers[0]).toMatch(words)
  })

  it('other masters know no tiers', async () => {
    const [manasik] = (await api.call('GET', '/custom-data/manasik', { token: admin })).body.data.data
    const { id, version: _, ...body } = manasik
    const answer = await api.call('PUT', `/custom-data/manasik/${id}`, {
      token: admin,
      body: { ...body, tiers: HANDLING_TIERS },
    })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['tiers']])
  })

  it('Riwayat tells them in words', async () => {
    await put({ tiers: HANDLING_TIERS.slice(0, 2) })
    const [audit] = await store.listAudit({ resource: 'custom-data/handling-saudi' }, 1)
    expect(changesOf({ before: audit!.before, after: audit!.after }, MASTER_RECORDS.handlingSaudi)).toContainEqual({
      field: 'Harga per jumlah jamaah',
      before: null,
      after: '1–7 jamaah 249; 8+ jamaah 98',
    })
  })
})

describe('a package with a service that has tiers', () => {
  const save = async (token: string, jumlahJamaah: number) => {
    const { id } = (await api.call('POST', '/partner/umroh-regular', { token, body: { ...quote, jumlahJamaah } })).body
      .data
    const { body } = await api.call('GET', `/partner/umroh-regular/${id}`, { token })
    const { body: editData } = await api.call('GET', `/partner/umroh-regular/${id}/edit-data`, { token })
    return { id, body, detail: readPackageDetail(id, body)!, form: readPackageForm(editData.data) }
  }

  it.each([
    [19, 98],
    [20, 60],
    [44, 48],
    [45, 43],
    [60, 43],
  ])('is saved with the price of its %i jamaah, and keeps the tiers', async (n, price) => {
    await put({ tiers: HANDLING_TIERS })
    const { id, body, detail, form } = await save(await api.login(SITI), n)
    await put({ tiers: null, price_IDR: 7 })
    expect(body.data.privateGroupPrices.handling_saudi).toBe(price)
    expect(detail.choices.handlingSaudi).toMatchObject({ price, tiers: HANDLING_TIERS })
    expect(detail).toMatchObject(detailOf(id, (await store.findPackage(id, 'all'))!.snapshot))
    expect(form.handlingSaudi.data).toMatchObject({ price, tiers: HANDLING_TIERS })
    expect(priceOfForm(form).quad.total).toBeCloseTo(detail.totals.quad!, 6)
  })

  it('simulates each size as a package of that size is saved', async () => {
    await put({ tiers: HANDLING_TIERS })
    const token = await api.login(SITI)
    const { detail } = await save(token, 45)
    const simulated = (jamaah: number) => calculatePrice({ ...savedPriceInput(detail), jamaah }).quad.total
    for (const n of [1, 7, 8, 19, 20, 35, 60])
      expect(simulated(n)).toBeCloseTo((await save(token, n)).detail.totals.quad!, 6)
  })

  it('of a group below the first tier has no total, and no customer is told one', async () => {
    await put({ tiers: OTHERS })
    const { detail } = await save(await api.login(SITI), 7)
    expect([detail.totals, detail.choices.handlingSaudi?.price]).toEqual([
      { double: null, triple: null, quad: null },
      null,
    ])
    expect(publicOffer(detail, exampleChoice, exampleProfile).prices).toEqual([])
  })

  it('tells its customers no tiers', async () => {
    await put({ tiers: HANDLING_TIERS })
    const { detail } = await save(await api.login(SITI), 45)
    expect(JSON.stringify(publicOffer(detail, exampleChoice, exampleProfile))).not.toContain('tiers')
  })

  it('keeps its copy when the service is deleted, with the price of its new size', async () => {
    await put({ tiers: HANDLING_TIERS })
    const token = await api.login(SITI)
    const { id } = await save(token, 45)
    await api.call('DELETE', `${PATH}/${row.id}`, { token: admin })
    const { status } = await api.call('PUT', `/partner/umroh-regular/${id}`, {
      token,
      body: { ...quote, jumlahJamaah: 20 },
    })
    const { body } = await api.call('GET', `/partner/umroh-regular/${id}`, { token })
    expect([status, body.data.privateGroupPrices.handling_saudi]).toEqual([200, 60])
  })
})

describe('tiers in dollars (docs/product.md §16.5.8)', () => {
  const dollars = (rupiah_per_usd: number) =>
    api.call('POST', '/custom-data/kurs-usd', {
      token: admin,
      body: { rupiah_per_usd, buffer: 0, valid_from: '2026-11-20' },
    })
  const inDollars = { currency: 'USD', amount: 249, tier_amounts: HANDLING_TIERS }
  const atRate = (rate: number) => HANDLING_TIERS.map(({ from, amount }) => ({ from, amount: amount * rate }))
  const listed = async () =>
    (await api.call('GET', PATH, { token: admin })).body.data.data.find(({ id }: { id: number }) => id === row.id)

  it('are told in rupiah of today beside what was entered, and not at all without a rate', async () => {
    await put(inDollars)
    expect(await listed()).toMatchObject({ ...inDollars, price_IDR: null })
    expect(await listed()).not.toHaveProperty('tiers')
    await dollars(16_000)
    expect(await listed()).toMatchObject({ ...inDollars, price_IDR: 249 * 16_000, tiers: atRate(16_000) })
  })

  it('price a package by the tier of its group at one rate, which it keeps', async () => {
    await dollars(16_000)
    await put(inDollars)
    const token = await api.login(SITI)
    const { id } = (await api.call('POST', '/partner/umroh-regular', { token, body: quote })).body.data
    await dollars(17_000)
    const { body } = await api.call('GET', `/partner/umroh-regular/${id}`, { token })
    const detail = readPackageDetail(id, body)!
    expect(detail.choices.handlingSaudi).toMatchObject({ price: 43 * 16_000, tiers: atRate(16_000) })
    expect((await store.findPackage(id, 'all'))!.snapshot.choices.handlingSaudi).toMatchObject({
      amount: 43,
      currency: 'USD',
      price: 43 * 16_000,
    })
    const at20 = calculatePrice({ ...savedPriceInput(detail), jamaah: 20 }).quad
    expect(at20.lines.find(({ key }) => key === 'handlingSaudi')?.perJamaah).toBe(60 * 16_000)
  })

  it('stay as they are when an app that knows neither saves today’s rupiah, and become rupiah with another price', async () => {
    await dollars(16_000)
    await put(inDollars)
    const known = { handling_saudi: row.handling_saudi, price_IDR: 249 * 16_000 }
    const save = (body: object) => api.call('PUT', `${PATH}/${row.id}`, { token: admin, body })
    expect((await save({ ...known, handling_saudi: 'Baru' })).body).toMatchObject(inDollars)
    const [, ...others] = atRate(16_000)
    const moved = (await save({ ...known, price_IDR: 5_000_000 })).body
    expect(moved).toMatchObject({ price_IDR: 5_000_000, tiers: [{ from: 1, amount: 5_000_000 }, ...others] })
    expect(moved).not.toHaveProperty('currency')
  })

  it('are never taken for another currency by a body that does not say them', async () => {
    await dollars(16_000)
    await put({ tiers: HANDLING_TIERS })
    const { id: _, version: __, price_IDR: ___, ...named } = row
    const { body } = await api.call('PUT', `${PATH}/${row.id}`, {
      token: admin,
      body: { ...named, currency: 'USD', amount: 100 },
    })
    expect(body).toMatchObject({ currency: 'USD', amount: 100 })
    expect(body).not.toHaveProperty('tier_amounts')
  })

  it('are refused with 422 where a body names another currency and keeps the numbers', async () => {
    await put(inDollars)
    const firstAlone = [{ from: 1, amount: 1_000_000 }, ...OTHERS]
    expect((await put({ tiers: firstAlone, price_IDR: 1_000_000, currency: null })).status).toBe(422)
    const answer = await put({ tiers: HANDLING_TIERS, price_IDR: 249, currency: null })
    const text =
      'Mata uang berubah, tetapi harga per jumlah jamaah masih sama. Isi ulang dalam mata uang baru, atau hapus barisnya'
    expect([answer.status, answer.body.errors]).toEqual([422, { tiers: [text] }])
    const after = { handling_saudi: row.handling_saudi, price_IDR: 249, tiers: HANDLING_TIERS, currency: null }
    const before = { handling_saudi: row.handling_saudi, ...inDollars }
    const rows = [{ id: row.id, before, after }]
    const imported = await api.call('POST', `${PATH}/import`, { token: admin, body: { rows } })
    expect([imported.status, imported.body.errors]).toEqual([422, { 'rows.0.after.tiers': [text] }])
    expect(await listed()).toMatchObject(inDollars)
  })

  it('stay, with 422, when an app that knows no currencies moves the price while there is no rate', async () => {
    await put(inDollars)
    const { status, body } = await api.call('PUT', `${PATH}/${row.id}`, {
      token: admin,
      body: { handling_saudi: row.handling_saudi, price_IDR: 5_000_000 },
    })
    expect([status, body.errors]).toEqual([
      422,
      { price_IDR: ['Kurs USD belum diatur, jadi harga ini belum dapat dihitung. Hubungi admin Anda.'] },
    ])
    expect(await listed()).toMatchObject(inDollars)
  })

  it('become rupiah with two decimals', async () => {
    await dollars(16_333.33)
    await put({ ...inDollars, tier_amounts: [FIRST, { from: 8, amount: 98.33 }] })
    const { body } = await api.call('PUT', `${PATH}/${row.id}`, {
      token: admin,
      body: { handling_saudi: row.handling_saudi, price_IDR: 5_000_000 },
    })
    expect(body.tiers).toEqual([
      { from: 1, amount: 5_000_000 },
      { from: 8, amount: 1_606_056.34 },
    ])
  })

  it('Riwayat tells them with their currency', async () => {
    await put(inDollars)
    await put({ ...inDollars, tier_amounts: HANDLING_TIERS.slice(0, 2) })
    const [audit] = await store.listAudit({ resource: 'custom-data/handling-saudi' }, 1)
    expect(changesOf({ before: audit!.before, after: audit!.after }, MASTER_RECORDS.handlingSaudi)).toContainEqual(
      expect.objectContaining({ after: 'USD: 1–7 jamaah 249; 8+ jamaah 98' }),
    )
  })
})
