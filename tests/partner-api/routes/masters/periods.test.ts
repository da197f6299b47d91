import { beforeEach, describe, expect, it } from 'vitest'
import type { Period } from '@/domain/masters/periods'
import { publicOffer } from '@/domain/offer/publicOffer'
import { offerText } from '@/offer/offerText'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { detailOf } from '@/partner-api/routes/offers/makeOffer'
import { changesOf } from '@/resources/audit/admin/changes'
import { HOTEL } from '@/records/hotel'
import { readPackageDetail } from '@/resources/umroh-regular/mappers/packages'
import { nightLines } from '@/ui/elements/nightLines'
import { exampleChoice, exampleProfile } from '@tests/domain/offer/packages'
import { reusedPgliteStore } from '../../stores/newPglite'
import { ADMIN, apiOver, SITI, workedQuote, type Api } from '../../fixtures'
import { barePeriod } from '@tests/support/periods'

let store: MemoryStore
let api: Api
let admin: string
let hotel: Record<string, unknown> & { id: number }
let quote: Awaited<ReturnType<typeof workedQuote>>

const period = (from: string, to: string, more: Partial<Period> = {}) =>
  barePeriod(from, to, { double: 600, quad: 800, ...more })
const put = (changes: object) => {
  const { id, version: _, ...row } = hotel
  return api.call('PUT', `/hotel/makkah/${id}`, { token: admin, body: { ...row, ...changes } })
}

beforeEach(async () => {
  store = createMemoryStore()
  api = await apiOver(store, { packages: [1, 1] })
  admin = await api.login(ADMIN)
  quote = await workedQuote(api, admin)
  const rows = (await api.call('GET', '/hotel/makkah', { token: admin })).body.data.data
  hotel = rows.find(({ id }: { id: number }) => id === Number(quote.hotelMakkah.id))
})

describe('periods of a hotel (docs/product.md §16.4)', () => {
  it('a saved list is told in the order of its nights, and an app that does not know it keeps it', async () => {
    const [first, second] = [period('2027-01-01', '2027-01-10'), period('2027-01-11', '2027-01-20', { label: 'Low' })]
    expect((await put({ periods: [second, first], meal: 'sarapan', weekend_nights: ['fri'] })).status).toBe(200)
    expect((await put({ bintang: 2 })).body).toMatchObject({
      bintang: 2,
      periods: [first, second],
      meal: 'sarapan',
      weekend_nights: ['fri'],
    })
    expect((await put({ bintang: 2, periods: null })).body).not.toHaveProperty('periods')
  })

  it.each<[string, object, RegExp]>([
    [
      'rows that share a night',
      { periods: [period('2027-01-01', '2027-01-10'), period('2027-01-10', '2027-01-20')] },
      /^Periode 1 dan 2 bertumpuk pada malam 10 Jan 2027$/,
    ],
    [
      'a price of 0',
      { periods: [period('2027-01-01', '2027-01-10', { quad: 0 })] },
      /Periode 1: tarif 0 tidak dipakai/,
    ],
    ['something else than rows', { periods: 'Januari' }, /Periode/],
    ['a row that is no object', { periods: [7] }, /Periode/],
  ])('%s are refused with 422', async (_, changes, words) => {
    const { status, body } = await put(changes)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['periods']])
    expect(body.errors.periods[0]).toMatch(words)
  })

  it('an import knows the periods that it was previewed with, in whatever order their fields come', async () => {
    await put({ periods: [period('2027-01-01', '2027-01-10')] })
    const { id, version: _, ...before } = (await put({ bintang: 2 })).body
    const turned = Object.fromEntries(Object.entries(before.periods[0]).reverse())
    const after = { ...before, periods: [period('2027-01-01', '2027-01-10', { quad: 900 })] }
    const send = (seen: object, key: string) =>
      api.call('POST', '/hotel/makkah/import', {
        token: admin,
        headers: { 'idempotency-key': key },
        body: { rows: [{ id, before: { ...before, periods: [seen] }, after }] },
      })
    expect((await send({ ...turned, quad: 700 }, 'lama')).status).toBe(409)
    expect((await send(turned, 'baru')).status).toBe(200)
    expect((await put({ bintang: 2 })).body.periods).toEqual(after.periods)
  })

  it('a meal of more than 40 letters, and a day that is none, are refused', async () => {
    expect((await put({ meal: 'm'.repeat(41) })).body.errors.meal).toEqual(['Maksimal 40 karakter'])
    expect((await put({ weekend_nights: ['Kamis'] })).status).toBe(422)
  })

  it.each([
    ['in memory', async () => createMemoryStore()],
    ['on PGlite, which keeps the names of JSON in another order', reusedPgliteStore],
  ])('a save that changes nothing is no change, and a change of stars names the stars alone: %s', async (_, open) => {
    store = (await open()) as MemoryStore
    api = await apiOver(store, { packages: [0, 0] })
    admin = await api.login(ADMIN)
    const list = await api.call('GET', '/hotel/makkah', { token: admin })
    hotel = list.body.data.data[0]
    const periods = [period('2027-01-01', '2027-01-10', { label: 'Awal', note: 'tiba malam' })]
    const { version } = (await put({ periods, weekend_nights: ['fri', 'thu', 'fri'] })).body
    const again = await put({ periods, weekend_nights: ['thu', 'fri'] })
    expect([again.status, again.body.version, again.body.weekend_nights]).toEqual([200, version, ['thu', 'fri']])
    await put({ periods, weekend_nights: ['thu', 'fri'], bintang: 1 })
    const [row] = await store.listAudit({ resource: 'hotel/makkah' }, 1)
    expect(row?.after).toEqual({ stars: 1 })
  })

  it('an older app may save a hotel that sells the nights of its periods alone, and nobody may save one that sells none', async () => {
    const none = Object.fromEntries(
      Object.keys(hotel).flatMap((name) => (name.startsWith('rate_') ? [[name, null]] : [])),
    )
    expect((await put({ ...none, periods: [period('2027-01-01', '2027-01-10')] })).status).toBe(200)
    expect((await put({ ...none, bintang: 1 })).status).toBe(200)
    const { status, body } = await put({ ...none, periods: null })
    expect([status, body.errors]).toEqual([422, { rate_double: ['Isi paling sedikit satu harga'] }])
  })

  it('a price beyond the most says so', async () => {
    const { body } = await put({ periods: [period('2027-01-01', '2027-01-10', { quad: 2_000_000 })] })
    expect(body.errors.periods).toEqual(['Periode 1: tarif maksimal SAR 1,000,000.00'])
  })

  it('a flight never ends before it begins, also when a body names one of its days', async () => {
    const [{ id, version: _, ...row }] = (await api.call('GET', '/custom-data/pesawat', { token: admin })).body.data
      .data
    const save = (days: object) =>
      api.call('PUT', `/custom-data/pesawat/${id}`, { token: admin, body: { ...row, ...days } })
    expect((await save({ berangkat_dari: '2026-12-17' })).status).toBe(200)
    const { status, body } = await save({ berangkat_sampai: '2026-01-01' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['berangkat_sampai']])
    const rows = [{ id, before: row, after: { ...row, berangkat_sampai: '2026-01-01' } }]
    const sent = await api.call('POST', '/custom-data/pesawat/import', { token: admin, body: { rows } })
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['rows.0.after.berangkat_sampai']])
  })

  it('Riwayat tells the periods of a change in words', async () => {
    await put({ periods: [period('2027-01-01', '2027-01-10', { label: 'Awal tahun', weekend: 50 })] })
    const [row] = await store.listAudit({ resource: 'hotel/makkah' }, 1)
    expect(changesOf({ before: row!.before, after: row!.after }, HOTEL)).toEqual([
      {
        field: 'Periode',
        before: null,
        after: '1–10 Jan 2027 Awal tahun: Double 600, Quad 800, akhir pekan + 50',
      },
    ])
  })

  it('a package keeps the rows that priced it, its detail tells them, and customers are told the meal alone', async () => {
    const { tanggalCheckIn: from, tanggalCheckOut: to } = quote.hotelMakkah
    await put({ periods: [period(from, from, { label: 'Malam pertama', note: 'tiba malam' })], meal: 'fullboard' })
    const token = await api.login(SITI)
    const { id } = (await api.call('POST', '/partner/umroh-regular', { token, body: quote })).body.data
    await put({ periods: null, meal: null })
    const { body } = await api.call('GET', `/partner/umroh-regular/${id}`, { token })
    const detail = readPackageDetail(id, body)
    const saved = await store.findPackage(id, 'all')
    expect(detail).toMatchObject(detailOf(id, saved!.snapshot))
    const nights = detail?.hotels.makkah?.nights
    const first = { from, to: from, label: 'Malam pertama', note: 'tiba malam' }
    expect(nights?.[0]).toEqual({ ...first, double: 600, triple: null, quad: 800 })
    expect(nightLines(nights, 'quad')[0]).toMatch(/^1 malam .+, Malam pertama × SAR 800\.00 \(tiba malam\)$/)
    expect(nightLines(nights, 'triple')[0]).toMatch(/Malam pertama: tidak dijual$/)
    expect(detail?.totals.triple).toBeNull()
    const offer = publicOffer(detail!, exampleChoice, exampleProfile)
    expect(offerText(offer)).toContain('fullboard')
    expect(JSON.stringify(offer)).not.toMatch(/Malam pertama|tiba malam|800/)
    expect(to > from).toBe(true)
  })

  it('a hotel without a price for the nights names them, and a stay of one base row tells no rows', async () => {
    const asked = '/hotel/makkah?date_check_in=2027-04-10&date_check_out=2027-04-13'
    const found = async () =>
      (await api.call('GET', asked, { token: admin })).body.data.data.find(({ id }: { id: number }) => id === hotel.id)
    expect(await found()).not.toHaveProperty('nights')
    const none = Object.fromEntries(
      Object.keys(hotel).flatMap((name) => (name.startsWith('rate_') ? [[name, null]] : [])),
    )
    await put({ ...none, periods: [period('2027-04-11', '2027-04-11')] })
    expect(await found()).toMatchObject({
      harga_quad: null,
      tanpa_harga: [
        { dari: '2027-04-10', sampai: '2027-04-10' },
        { dari: '2027-04-12', sampai: '2027-04-12' },
      ],
    })
  })
})
