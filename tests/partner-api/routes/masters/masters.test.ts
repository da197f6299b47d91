import { beforeAll, describe, expect, it } from 'vitest'
import { priceNames, recordName } from '@/records/wireNames'
import { MASTER_FIELDS, MASTERS } from '@/domain/masters/masters'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { nightsOf } from '@/domain/masters/stayPrice'
import { apiOver, SITI, type Api } from '../../fixtures'

let api: Api
let token: string
beforeAll(async () => {
  api = await apiOver(createMemoryStore(), { packages: [1, 0] })
  token = await api.login(SITI)
})
const get = (path: string) => api.call('GET', path, { token })
const hotels = async (city: string, from: string, to: string) =>
  (await get(`/hotel/${city}?date_check_in=${from}&date_check_out=${to}`)).body.data.data as Record<string, unknown>[]

describe('masters', () => {
  it.each(MASTER_FIELDS)('the list of %s has its own name field and price field', async (field) => {
    const { status, body } = await get(`/${MASTERS[field].resource}`)
    expect(status).toBe(200)
    expect(body.data.data.length).toBeGreaterThan(0)
    for (const row of body.data.data) {
      expect(row.id).toEqual(expect.any(Number))
      expect(row[recordName(field)]).toBeTruthy()
      expect(row[priceNames(field)[0]]).toBeGreaterThan(0)
    }
  })
  it('the demo data holds the expected figures (docs/product.md §16.1)', async () => {
    const flights = (await get('/custom-data/pesawat')).body.data.data
    expect(flights).toHaveLength(11)
    expect(flights).toContainEqual({
      id: expect.any(Number),
      pesawat: 'Garuda Indonesia CGK–JED',
      price: 17_000_000,
      logo: 'pesawat/garuda-indonesia.svg',
      version: '1',
    })
    expect((await get('/custom-data/margin')).body.data.data.map(({ margin }: { margin: number }) => margin)).toEqual([
      500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 5_000_000,
    ])
  })
  it('the API lists the categories of the home page', async () => {
    expect((await get('/umroh-packages')).body.data[0]).toMatchObject({ nama: 'Umroh Reguler' })
  })
  it.each([
    '/custom-data/visaBus',
    '/custom-data/__proto__',
    '/custom-data/',
    '/hotel/jeddah?date_check_in=2027-01-01&date_check_out=2027-01-02',
    '/hotel/constructor',
    '/entah',
  ])('the unknown path %s is answered with 404', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('hotels', () => {
  it('hotels are priced for the whole stay: for a room in SAR and rupiah, and for each jamaah', async () => {
    const list = await hotels('makkah', '2027-04-10', '2027-04-14')
    expect(list).toHaveLength(16)
    expect(list.find(({ nama_hotel: name }) => name === 'Royal Majestic')).toEqual({
      id: expect.any(Number),
      nama_hotel: 'Royal Majestic',
      image_path: 'hotels/makkah/royal-majestic.svg',
      image_link: null,
      jarak: 300,
      bintang: 4,
      harga_double: 2040,
      harga_triple: 2240,
      harga_quad: 2440,
      harga_double_rupiah: 9_588_000,
      harga_triple_rupiah: 10_528_000,
      harga_quad_rupiah: 11_468_000,
      harga_double_jamaah_rupiah: 4_794_000,
      harga_triple_jamaah_rupiah: 10_528_000 / 3,
      harga_quad_jamaah_rupiah: 2_867_000,
    })
    expect(await hotels('madinah', '2027-04-10', '2027-04-14')).toHaveLength(11)
  })
  it('each night costs 1.8 times as much in Ramadhan, and 1.2 times in Rajab and Sya’ban', async () => {
    // 1 Ramadhan 1448 is 8 February 2027 by Umm al-Qura.
    const seasons = (from: string, to: string) => nightsOf(from, to).map(({ season }) => season)
    expect(seasons('2027-02-06', '2027-02-10')).toEqual(['rajabSyaban', 'rajabSyaban', 'ramadhan', 'ramadhan'])
    expect(seasons('2027-03-08', '2027-03-10')).toEqual(['ramadhan', 'regular'])
    expect(seasons('2026-12-09', '2026-12-11')).toEqual(['regular', 'rajabSyaban'])
    const [price] = await hotels('makkah', '2027-02-06', '2027-02-10')
    expect(price?.harga_double).toBe(580 * 6)
  })
  it.each([
    ['', ['date_check_in', 'date_check_out']],
    ['date_check_in=2027-01-02', ['date_check_out']],
    ['date_check_in=2027-02-31&date_check_out=2027-03-02', ['date_check_in']],
    ['date_check_in=2027-01-02&date_check_out=2027-01-02', ['date_check_out']],
    ['date_check_in=2027-01-02&date_check_out=2027-01-01', ['date_check_out']],
    ['date_check_in=2027-01-01&date_check_out=2027-04-02', ['date_check_out']],
    ['date_check_in=%00&date_check_out=9999999-01-01', ['date_check_in', 'date_check_out']],
  ])('a stay with the dates %j is refused with 422', async (query, fields) => {
    const { status, body } = await get(`/hotel/makkah?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, fields])
  })
  it('a stay may last 90 nights', async () => {
    expect(await hotels('makkah', '2027-01-01', '2027-04-01')).toHaveLength(16)
  })
})

describe('pictures', () => {
  it('pictures exist for every hotel and flight that names one, are small, and may run nothing', async () => {
    const flights = (await get('/custom-data/pesawat')).body.data.data.map(({ logo }: { logo: string }) => logo)
    const images = [
      ...(await hotels('makkah', '2027-04-10', '2027-04-14')),
      ...(await hotels('madinah', '2027-04-10', '2027-04-14')),
    ].map(({ image_path: path }) => path)
    const bodies = new Set<string>()
    for (const path of [...flights, ...images]) {
      const response = await api.api.request(`/media/${path}`)
      const svg = await response.text()
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(svg).toMatch(/^<svg [^]*<\/svg>$/)
      expect(svg).not.toMatch(/NaN|undefined|script/)
      expect(svg.length).toBeLessThan(3072)
      bodies.add(svg)
    }
    expect(bodies.size).toBe(new Set([...flights, ...images]).size)
  })
  it.each([
    '',
    'hotels/makkah/..%2f..%2fx.svg',
    'hotels/jeddah/a.svg',
    'pesawat/<script>.svg',
    'pesawat/a.png',
    'pesawat/%00.svg',
  ])('the path %j has no picture', async (path) => {
    expect((await api.api.request(`/media/${path}`)).status).toBe(404)
  })
})
