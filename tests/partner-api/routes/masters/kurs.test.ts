import { beforeEach, describe, expect, it } from 'vitest'
import { nightsBetween } from '@/domain/values/dates'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, editBy, NOW, SITI, STAFF, workedQuote, type Api } from '../../fixtures'

const KURS = '/custom-data/kurs'
const PACKAGES = '/partner/umroh-regular'
const STAY = '/hotel/makkah?date_check_in=2027-04-10&date_check_out=2027-04-14'
const TODAY = '2026-11-20'
const DAY = 86_400_000

let api: Api
let admin: string
let siti: string
beforeEach(async () => {
  api = await apiOver(createMemoryStore(), { packages: [1, 1] })
  ;[admin, siti] = [await api.login(ADMIN), await api.login(SITI)]
})

const record = (body: object, token = admin, headers = {}) => api.call('POST', KURS, { token, body, headers })
const history = async () => (await api.call('GET', KURS, { token: admin })).body.data.data
const inForce = async () => (await history()).find((row: { in_force: boolean }) => row.in_force)
const double = async () =>
  (await api.call('GET', STAY, { token: siti })).body.data.data.find(
    (row: { nama_hotel: string }) => row.nama_hotel === 'Royal Majestic',
  ).harga_double_jamaah_rupiah

describe('the history of the rate', () => {
  it('the first rate is 4700 without a buffer, so that prices are those of the constant', async () => {
    expect(await history()).toEqual([
      expect.objectContaining({ id: 1, rupiah_per_sar: 4700, buffer: 0, in_force: true, created_by: null }),
    ])
    expect(await double()).toBe((510 * 4 * 4700) / 2)
  })

  it('demo data record the rate every week, from before the oldest package until less than a week ago', async () => {
    const demo = await apiOver(createMemoryStore(), { packages: [42, 0] })
    const rates = (await demo.store.listKurs()).map(({ validFrom }) => validFrom)
    const ages = rates.map((day) => nightsBetween(day, TODAY))
    expect(ages).toEqual(ages.map((_, weeks) => (ages[0] ?? 0) + 7 * weeks))
    expect(ages[0]).toBeLessThan(7)
    expect(ages.at(-1)).toBeGreaterThan(42 * 2)
  })

  it('a new rate counts from its day on, with its buffer, and says who recorded it and when', async () => {
    const { status, body } = await record({ rupiah_per_sar: 4712.5, buffer: 2.25, valid_from: TODAY })
    const made = {
      id: 2,
      rupiah_per_sar: 4712.5,
      buffer: 2.25,
      valid_from: TODAY,
      in_force: true,
      created_at: new Date(NOW).toISOString(),
      created_by: { id: expect.any(Number), name: 'Ratna Kusuma' },
    }
    expect([status, body]).toEqual([201, made])
    expect((await history())[0]).toEqual(made)
    expect(await double()).toBe(((510 * 4) / 2) * 4818.53125)
  })

  it('a rate that was entered ahead counts on its day in Jakarta, not before and not by UTC', async () => {
    await record({ rupiah_per_sar: 5000, valid_from: '2026-11-21' })
    expect(await double()).toBe((510 * 4 * 4700) / 2)
    api.clock.now = Date.parse('2026-11-20T16:59:59Z')
    expect(await double()).toBe((510 * 4 * 4700) / 2)
    api.clock.now = Date.parse('2026-11-20T17:00:00Z')
    expect(await double()).toBe((510 * 4 * 5000) / 2)
    expect(await inForce()).toMatchObject({ rupiah_per_sar: 5000 })
  })

  it('a newer entry for the same day corrects a wrong one, and an entry for an earlier day changes nothing today', async () => {
    await record({ rupiah_per_sar: 4070, valid_from: TODAY })
    await record({ rupiah_per_sar: 4770, valid_from: TODAY })
    await record({ rupiah_per_sar: 4999, valid_from: '2026-11-19' })
    expect(await inForce()).toMatchObject({ rupiah_per_sar: 4770 })
    expect((await history()).map((row: { rupiah_per_sar: number }) => row.rupiah_per_sar)).toEqual([
      4770, 4070, 4999, 4700,
    ])
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('no call changes or deletes a rate: %s is answered with 404', async (method) => {
    const before = await history()
    const body = { rupiah_per_sar: 4800, valid_from: TODAY }
    for (const path of [`${KURS}/1`, KURS])
      expect((await api.call(method, path, { token: admin, ...(method === 'DELETE' ? {} : { body }) })).status).toBe(
        404,
      )
    expect(await history()).toEqual(before)
  })

  it('wrong values get a message at their field, unknown fields too, and nothing is written', async () => {
    const { status, body } = await record({ rupiah_per_sar: 47, buffer: 51, valid_from: 'besok', in_force: true })
    expect([status, body.errors]).toEqual([
      422,
      {
        rupiah_per_sar: ['Kurs harus berupa angka 1.000 sampai 20.000, paling banyak dua angka desimal'],
        buffer: ['Buffer harus berupa angka 0 sampai 50 persen, paling banyak dua angka desimal'],
        valid_from: ['Tanggal mulai berlaku tidak valid'],
        in_force: ['Kolom ini tidak dikenal'],
      },
    ])
    expect(await history()).toHaveLength(1)
  })

  it('a new rate stands in the audit, with who recorded it; a refused one does not', async () => {
    await record({ rupiah_per_sar: 47, valid_from: TODAY })
    await record({ rupiah_per_sar: 4712.5, buffer: 2, valid_from: TODAY })
    expect(await api.store.listAudit({ resource: 'custom-data/kurs' }, 9)).toEqual([
      expect.objectContaining({
        event: 'create',
        userName: 'Ratna Kusuma',
        recordId: 2,
        before: null,
        label: 'SAR 1 = Rp. 4.712,50, 20 November 2026',
        after: { rupiahPerSar: 4712.5, buffer: 2, validFrom: TODAY },
      }),
    ])
  })

  it('a request that is sent again with the same key records no second rate', async () => {
    const body = { rupiah_per_sar: 4800, valid_from: TODAY }
    const answers = [
      await record(body, admin, { 'idempotency-key': 'k' }),
      await record(body, admin, { 'idempotency-key': 'k' }),
    ]
    expect(answers.map(({ status, body: { id } }) => [status, id])).toEqual([
      [201, 2],
      [201, 2],
    ])
    expect(await history()).toHaveLength(2)
  })

  it('every admin reads the rates, who has the permission records one, and a mitra does neither', async () => {
    const staff = await api.login(STAFF)
    const { passwordHash = '' } = (await api.store.findUserByEmail(ADMIN)) ?? {}
    const permissions = ['custom-data/kurs.create']
    await api.store.insertUser({
      email: 'kurs@a.co',
      name: 'x',
      passwordHash,
      mitraId: null,
      roles: ['admin'],
      permissions,
    })
    const keeper = await api.login('kurs@a.co', 'admin123')
    const body = { rupiah_per_sar: 4800, valid_from: TODAY }
    const statuses = async (token?: string) => [
      (await api.call('GET', KURS, token ? { token } : {})).status,
      (await api.call('POST', KURS, { body, ...(token ? { token } : {}) })).status,
    ]
    expect([await statuses(), await statuses(siti), await statuses(staff), await statuses(keeper)]).toEqual([
      [401, 401],
      [403, 403],
      [200, 403],
      [200, 201],
    ])
  })
})

describe('a quote and the rate', () => {
  const save = async (body: object, id?: number) =>
    id === undefined
      ? (await api.call('POST', PACKAGES, { token: siti, body })).body.data.id
      : (await api.call('PUT', `${PACKAGES}/${id}`, { token: siti, body })).status
  const detail = async (id: number, token = siti) => (await api.call('GET', `${PACKAGES}/${id}`, { token })).body.data
  const row = async (id: number) =>
    (await api.call('GET', PACKAGES, { token: siti })).body.data.find((one: { id: number }) => one.id === id)

  it('a changed rate never touches a saved quote; a new quote, and a quote that is saved again, have the new rate', async () => {
    const quote = await workedQuote(api, siti)
    const old = await save(quote)
    const before = { detail: await detail(old), row: await row(old) }
    expect(before.detail.kurs).toEqual({ rupiah_per_sar: 4700, per: expect.any(String) })
    await record({ rupiah_per_sar: 5000, buffer: 1.5, valid_from: TODAY })
    api.clock.now += 1000
    expect({ detail: await detail(old), row: await row(old) }).toEqual(before)

    const { body } = await api.call('POST', `${PACKAGES}/${old}/duplicate`, {
      token: siti,
      body: { namaPaket: 'Salinan' },
    })
    expect((await detail(body.data.id)).kurs).toEqual(before.detail.kurs)

    const fresh = await save({ ...quote, namaPaket: 'Baru' })
    expect((await detail(fresh)).kurs).toEqual({ rupiah_per_sar: 5000, per: TODAY })
    const hotels = (510 * 4 + 520 * 3) / 2
    expect((await row(fresh)).total_price_double_rupiah - before.row.total_price_double_rupiah).toBeCloseTo(
      hotels * (5075 - 4700) * (1 + 1 / 45),
      4,
    )
    expect(await save(quote, old)).toBe(200)
    expect((await detail(old)).kurs).toEqual({ rupiah_per_sar: 5000, per: TODAY })
  })

  it('an admin reads the buffer too, a mitra does not', async () => {
    await record({ rupiah_per_sar: 5000, buffer: 1.5, valid_from: TODAY })
    const id = await save(await workedQuote(api, siti))
    expect([(await detail(id)).kurs, (await detail(id, admin)).kurs]).toEqual([
      { rupiah_per_sar: 5000, per: TODAY },
      { rupiah_per_sar: 5000, per: TODAY, buffer: 1.5 },
    ])
  })

  it('the detail names no rate where there is none to name: no hotel, or an older package; hotels of two rates have one each', async () => {
    const quote = await workedQuote(api, siti)
    const skipped = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true }
    const without = await save({ ...quote, startCity: null, hotelMakkah: skipped, hotelMadinah: skipped })
    expect(await detail(without)).not.toHaveProperty('kurs')

    const id = await save(quote)
    const { snapshot } = (await api.store.findPackage(id, 'all')) ?? {}
    if (!snapshot?.hotels.makkah || !snapshot.hotels.madinah) throw new Error('no hotels')
    const { kurs: _, ...makkah } = snapshot.hotels.makkah
    const { kurs: __, ...madinah } = snapshot.hotels.madinah
    await api.store.updatePackage(id, { ...snapshot, hotels: { makkah, madinah } }, editBy(1))
    expect(await detail(id)).not.toHaveProperty('kurs')

    const mixed = await save(quote)
    await api.store.hotels.mark([quote.hotelMakkah.id], NOW)
    await record({ rupiah_per_sar: 5000, valid_from: TODAY })
    expect(await save(quote, mixed)).toBe(200)
    const after = await detail(mixed)
    expect(after).not.toHaveProperty('kurs')
    expect(after.kurs_per_city).toEqual({
      makkah: { rupiah_per_sar: 4700, per: expect.any(String) },
      madinah: { rupiah_per_sar: 5000, per: TODAY },
    })
    expect((await detail(mixed, admin)).kurs_per_city.madinah).toHaveProperty('buffer', 0)
    const [saved] = await api.store.listAudit({ resource: 'umroh-regular' }, 1)
    const rate = { kurs: { rupiahPerSar: 5000 }, sar: { double: expect.any(Number) } }
    expect(saved?.after).toMatchObject({ hotelMadinah: rate })
    // The hotel that is no longer offered keeps its price; the other has the rate of the day.
    expect(after.package.hotel_makkah_price_double_rupiah).toBe(510 * 4 * 4700)
    expect(after.package.hotel_madinah_price_double_rupiah).toBe(520 * 3 * 5000)
  })

  it('without any rate hotels have no price: lists and saves say so, and a package without a hotel is saved', async () => {
    const quote = await workedQuote(api, siti)
    api.clock.now -= 300 * DAY
    const token = await api.login(SITI)
    const text = 'Kurs riyal belum diatur, jadi harga hotel belum dapat dihitung. Hubungi admin Anda.'
    const list = await api.call('GET', STAY, { token })
    expect([list.status, list.body.message]).toEqual([422, text])
    const refused = await api.call('POST', PACKAGES, { token, body: quote })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'hotelMakkah.id': [text], 'hotelMadinah.id': [text] },
    ])
    const skipped = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true }
    const body = { ...quote, startCity: null, hotelMakkah: skipped, hotelMadinah: skipped }
    expect((await api.call('POST', PACKAGES, { token, body })).status).toBe(201)
    expect((await api.call('GET', '/hotel/makkah', { token: await api.login(ADMIN) })).status).toBe(200)
  })
})
