import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SORT_FIELDS } from '@/partner-api/stores/packageSort'
import { STATUSES, type Status } from '@/domain/status/packageStatus'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, DEWI, NOW, SITI, STAFF, workedQuote, type Api } from '../fixtures'

const PATH = '/partner/umroh-regular'
const HOUR = 3_600_000
const iso = (ms: number) => new Date(ms).toISOString()

async function accountWith(
  api: Api,
  email: string,
  roles: (string | { name: string })[],
  permissions: string[] = [],
): Promise<string> {
  const { passwordHash = '' } = (await api.store.findUserByEmail(ADMIN)) ?? {}
  await api.store.insertUser({ email, name: 'x', passwordHash, mitraId: null, roles, permissions })
  return api.login(email, 'admin123')
}

describe('a saved package', () => {
  let api: Api
  let siti: string
  let admin: string
  let quote: Awaited<ReturnType<typeof workedQuote>>
  let id: number
  beforeEach(async () => {
    api = await apiOver(createMemoryStore(), { packages: [1, 1] })
    ;[siti, admin] = [await api.login(SITI), await api.login(ADMIN)]
    quote = await workedQuote(api, siti)
    id = (await api.call('POST', PATH, { token: siti, body: quote })).body.data.id
    api.clock.now += HOUR
  })
  const read = async (which = id) => ({
    row: (await api.call('GET', `${PATH}?q=umroh syawal 9`, { token: siti })).body.data,
    detail: (await api.call('GET', `${PATH}/${which}`, { token: siti })).body.data,
    form: (await api.call('GET', `${PATH}/${which}/edit-data`, { token: siti })).body.data,
  })
  const put = (body: unknown = quote) => api.call('PUT', `${PATH}/${id}`, { token: siti, body })
  const flightBody = { pesawat: 'Batik Air', price: 15_500_000, logo: 'pesawat/batik-air.svg' }
  const raiseFlight = () =>
    api.call('PUT', `/custom-data/pesawat/${quote.pesawat.id}`, { token: admin, body: flightBody })

  it('a saved package keeps its prices when an admin raises those of its masters, until somebody saves it again', async () => {
    const before = await read()
    expect(before.detail.package.priced_at).toBe(iso(NOW))
    expect((await raiseFlight()).status).toBe(200)
    const hotels = (await api.call('GET', '/hotel/makkah', { token: admin })).body.data.data
    const hotel = hotels.find((row: { id: number }) => row.id === quote.hotelMakkah.id)
    expect(
      (
        await api.call('PUT', `/hotel/makkah/${hotel.id}`, {
          token: admin,
          body: { ...hotel, nama_hotel: 'Nama Lain', rate_double: 5100 },
        })
      ).status,
    ).toBe(200)
    expect(await read()).toEqual(before)

    expect((await put()).status).toBe(200)
    const after = await read()
    expect(after.detail.package.priced_at).toBe(iso(NOW + HOUR))
    expect(after.detail.pesawatRow.price).toBe(15_500_000)
    expect(after.detail.package.hotel_makkah_name).toBe('Nama Lain')
    expect(after.detail.package.total_price_quad_rupiah - before.detail.package.total_price_quad_rupiah).toBeCloseTo(
      1_000_000 * (1 + 1 / 45),
      5,
    )
    expect(after.row[0].total_price_quad_rupiah).toBe(after.detail.package.total_price_quad_rupiah)
    expect(after.row[0].created_at).toBe(before.row[0].created_at)
    expect(after.form.pesawat.data.price).toBe(15_500_000)
  })
  it('a duplicate takes over the saved prices and their date', async () => {
    await raiseFlight()
    api.clock.now += HOUR
    const { body } = await api.call('POST', `${PATH}/${id}/duplicate`, { token: siti, body: { namaPaket: 'Salinan' } })
    const copy = await read(body.data.id)
    expect(copy.detail.package).toMatchObject({
      priced_at: iso(NOW),
      total_price_double_rupiah: (await read()).detail.package.total_price_double_rupiah,
    })
    expect(copy.detail.pesawatRow.price).toBe(14_500_000)
    expect((await api.call('GET', `${PATH}?q=salinan`, { token: siti })).body.data[0].created_at).toBe(
      iso(NOW + 2 * HOUR),
    )
  })
  it('a package whose masters were deleted can be read and saved; no other package can choose those masters', async () => {
    const before = await read()
    const used = [
      ['custom-data/pesawat', quote.pesawat.id],
      ['custom-data/visa', quote.visaBus.id],
      ['custom-data/margin', quote.margin.id],
      ['custom-data/transportasi', quote.transportasi[1]?.id],
      ['hotel/makkah', quote.hotelMakkah.id],
      ['hotel/madinah', quote.hotelMadinah.id],
    ] as const
    for (const [resource, record] of used)
      expect((await api.call('DELETE', `/${resource}/${record}`, { token: admin })).status).toBe(200)
    expect(await read()).toEqual(before)
    expect((await put()).status).toBe(200)
    const after = await read()
    expect(after.detail).toEqual({
      ...before.detail,
      package: { ...before.detail.package, priced_at: iso(NOW + HOUR) },
    })
    const anew = await api.call('POST', PATH, { token: siti, body: quote })
    expect([anew.status, Object.keys(anew.body.errors).sort()]).toEqual([
      422,
      ['hotelMadinah.id', 'hotelMakkah.id', 'margin.id', 'pesawat.id', 'transportasi.1.id', 'visaBus.id'],
    ])
  })
  it('a new package gets the new price of a master', async () => {
    await raiseFlight()
    const { body } = await api.call('POST', PATH, { token: siti, body: { ...quote, namaPaket: 'Baru' } })
    expect((await read(body.data.id)).detail.pesawatRow.price).toBe(15_500_000)
  })
})

describe('the packages that an account sees', () => {
  let api: Api
  let admin: string
  let siti: string
  beforeAll(async () => {
    api = await apiOver(createMemoryStore(), { packages: [6, 4] })
    ;[admin, siti] = [await api.login(ADMIN), await api.login(SITI)]
  })
  const list = async (query: string, token = admin) => (await api.call('GET', `${PATH}?${query}`, { token })).body

  it('an admin sees the packages of every mitra with their mitra; a mitra’s answers name no mitra', async () => {
    const { data, meta } = await list('')
    expect(meta.total).toBe(10)
    expect(new Set(data.map(({ mitra }: { mitra: { name: string } }) => mitra.name))).toEqual(
      new Set(['An-Nur Tour & Travel', 'Barokah Haramain Wisata']),
    )
    for (const { id, mitra, created_at: createdAt } of data) {
      const { body } = await api.call('GET', `${PATH}/${id}`, { token: admin })
      expect(body.data.package).toMatchObject({ mitra, priced_at: createdAt })
      expect(mitra).toEqual({ id: expect.any(Number), name: expect.any(String), rounding: 0 })
    }
    for (const row of (await list('', siti)).data) {
      expect(row).not.toHaveProperty('mitra')
      expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      const { body } = await api.call('GET', `${PATH}/${row.id}`, { token: siti })
      expect(body.data.package).not.toHaveProperty('mitra')
      expect(body.data.package.priced_at).toBe(row.created_at)
    }
  })
  it('an account with the admin role sees them, too; its role may be an object with a name', async () => {
    const named = await accountWith(api, 'objek@a.co', ['x', { name: 'admin' }])
    for (const token of [await api.login(STAFF), named]) expect((await list('', token)).meta.total).toBe(10)
    expect((await api.call('GET', '/partner/me', { token: named })).body.user.roles).toEqual(['x', { name: 'admin' }])
  })
  it.each([[[]], [['mitra']], [[{ name: 'mitra' }]], [['Admin']]])(
    'an account without a mitra and with the roles %j sees no package',
    async (roles) => {
      const token = await accountWith(api, `${JSON.stringify(roles)}@a.co`.toLowerCase(), roles)
      expect(await list('', token)).toMatchObject({ data: [], meta: { total: 0, page: 1, per_page: 50 } })
      const { id } = (await list('')).data[0]
      const quote = await workedQuote(api, siti)
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['GET', '/edit-data', undefined],
        ['PUT', '', quote],
        ['POST', '/duplicate', { namaPaket: 'x' }],
      ] as const)
        expect((await api.call(method, `${PATH}/${id}${path}`, { token, body })).status).toBe(404)
      expect((await api.call('POST', PATH, { token, body: quote })).status).toBe(403)
    },
  )

  it.each([
    ['staf-visa@a.co', ['custom-data/visa.edit'], [403, 403]],
    ['staf-paket@a.co', ['umroh-regular.edit'], [200, 201]],
    ['staf-semua@a.co', ['*'], [200, 201]],
  ])(
    'the account %s of staff with the permissions %j reads every package, and is answered %j when it overwrites or copies one',
    async (email, permissions, statuses) => {
      const own = await apiOver(createMemoryStore(), { packages: [1, 1] })
      const token = await accountWith(own, email, ['admin'], permissions)
      const mitra = await own.login(SITI)
      const { id } = (await own.call('GET', PATH, { token: mitra })).body.data[0]
      const before = await own.call('GET', `${PATH}/${id}`, { token: mitra })
      const body = { ...(await workedQuote(own, mitra)), namaPaket: 'Ditimpa' }
      const put = await own.call('PUT', `${PATH}/${id}`, { token, body })
      const copy = await own.call('POST', `${PATH}/${id}/duplicate`, { token, body: { namaPaket: 'Salinan' } })
      expect([put.status, copy.status]).toEqual(statuses)
      for (const path of [`/${id}`, `/${id}/edit-data`])
        expect((await own.call('GET', `${PATH}${path}`, { token })).status).toBe(200)
      const after = await own.call('GET', `${PATH}/${id}`, { token: mitra })
      expect(after.body.data.package.nama_paket === before.body.data.package.nama_paket).toBe(statuses[0] === 403)
    },
  )

  describe('the filters of the list (docs/product.md §15.7)', () => {
    type Row = { mitra: { id: number }; check_in: string | null; created_at: string }
    it('an admin gets the packages of one mitra, of a month of departure and of a month in which they were made', async () => {
      const { data: all } = (await list('per_page=200')) as { data: Row[] }
      const mitraId = all.at(-1)?.mitra.id
      const ofMitra = all.filter(({ mitra }) => mitra.id === mitraId)
      expect(ofMitra.length).toBeLessThan(all.length)
      expect((await list(`mitra_id=${mitraId}`)).data).toEqual(ofMitra)
      const month = ofMitra[0]?.check_in?.slice(0, 7)
      expect((await list(`check_in_month=${month}&mitra_id=${mitraId}`)).data).toEqual(
        ofMitra.filter(({ check_in: day }) => day?.startsWith(`${month}`)),
      )
      expect((await list('created_month=2026-11&sort=mitra')).meta.total).toBe(
        all.filter(({ created_at: at }) => at.startsWith('2026-11')).length,
      )
    })
    it.each([
      'mitra_id=x',
      'mitra_id=0',
      'mitra_id=999999',
      'check_in_month=2026-13',
      'check_in_month=9999-12',
      'created_month=9999-12',
      'created_month=2026',
      'created_month=%00',
    ])('a filter that no package can fulfil finds none: %s', async (query) =>
      expect((await list(query)).meta.total).toBe(0),
    )
    it('a user who sees the packages of one mitra alone may filter by months, and not by mitra', async () => {
      const dewi = await api.login(DEWI)
      const [row] = (await list('', dewi)).data
      const mitraId = (await api.call('GET', '/partner/me', { token: dewi })).body.mitra.id
      for (const query of [`mitra_id=${mitraId}`, 'mitra_id=1', `mitra_id=${mitraId}&sort=nama_paket`])
        expect((await api.call('GET', `${PATH}?${query}`, { token: dewi })).status).toBe(403)
      const months = `created_month=${row.created_at.slice(0, 7)}`
      expect((await list(months, dewi)).data).toContainEqual(row)
    })
    it('an API without statuses sorts by none', async () => {
      const plain = await apiOver(createMemoryStore(), { features: [] })
      const { meta, data } = (await plain.call('GET', `${PATH}?sort=status`, { token: await plain.login(ADMIN) })).body
      expect(meta.sort_by).not.toContain('status')
      const dates = data.map(({ created_at: at }: Row) => at)
      expect(dates).toEqual([...dates].sort().reverse())
    })
  })

  describe('the order of the list', () => {
    type Row = Record<string, number | null> & {
      id: number
      nama_paket: string
      created_at: string
      check_in: string | null
      mitra: { name: string }
    }
    const keyOf = (row: Row, field: (typeof SORT_FIELDS)[number]) =>
      field === 'mitra'
        ? row.mitra.name.toLowerCase()
        : field === 'nama_paket'
          ? row.nama_paket.toLowerCase()
          : field === 'check_in'
            ? (row.check_in ?? '9')
            : field === 'status'
              ? STATUSES.indexOf(row.status as unknown as Status)
              : field === 'activity'
                ? row.created_at
                : row[field]
    it.each(SORT_FIELDS)('%s sorts the list, and ids sort equal rows', async (field) => {
      const ascending: Row[] = (await list(`sort=${field}&order=asc`)).data
      expect(ascending).toHaveLength(10)
      for (const [index, row] of ascending.slice(1).entries()) {
        // A total that is not known stands last.
        const [a, b] = [keyOf(ascending[index]!, field) ?? Infinity, keyOf(row, field) ?? Infinity]
        expect(a < b || (a === b && ascending[index]!.id < row.id)).toBe(true)
      }
      const ids = ascending.map(({ id }) => id)
      const descending = await list(`sort=${field}&order=desc`)
      const isKnown = (row: Row) => keyOf(row, field) !== null
      const expected = [...ascending.filter(isKnown).reverse(), ...ascending.filter((row) => !isKnown(row)).reverse()]
      expect(descending.data.map(({ id }: Row) => id)).toEqual(expected.map(({ id }) => id))
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => list(`sort=${field}&order=asc&per_page=3&page=${page}`)),
      )
      expect(pages.flatMap(({ data }) => data.map(({ id }: Row) => id))).toEqual(ids)
    })
    it.each([
      '',
      'order=asc',
      'sort=',
      'sort=id',
      'sort=password_hash&order=asc',
      'sort=constructor',
      'sort=nama_paket;drop&order=asc',
      'sort=created_at',
      'sort=created_at&order=naik',
      'sort=%00',
    ])('the list shows the newest package first for the order %j', async (query) => {
      const dates = (await list(query)).data.map(({ created_at: at }: Row) => at)
      expect(dates).toEqual([...dates].sort().reverse())
    })
    it('without a valid direction the list is sorted downwards, for a mitra too, and together with a search', async () => {
      expect(await list('sort=jumlah_jamaah&order=ASC')).toEqual(await list('sort=jumlah_jamaah&order=desc'))
      const dewi = await api.login(DEWI)
      const own = (await list('sort=total_price_quad_rupiah&order=asc', dewi)).data.map(
        (row: Row) => row.total_price_quad_rupiah,
      )
      expect(own).toHaveLength(4)
      const place = (total: number | null) => total ?? Infinity
      expect(own).toEqual(own.toSorted((a: number | null, b: number | null) => place(a) - place(b)))
      const found = (await list('q=umroh&sort=nama_paket&order=asc')).data.map(({ nama_paket: name }: Row) => name)
      expect(found).toEqual([...found].sort())
      expect(found.every((name: string) => /umroh/i.test(name))).toBe(true)
    })
  })
})
