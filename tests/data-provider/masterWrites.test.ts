import { describe, expect, it } from 'vitest'
import type { HotelMaster } from '@/data-provider/types'
import type { HotelForm } from '@/records/hotel'
import type { MasterForm } from '@/records/masters'
import { recordName } from '@/records/wireNames'
import { HOTEL_RESOURCES, MASTER_FIELDS, MASTERS } from '@/domain/masters/masters'
import type { MasterRecord } from '@/domain/types'
import { ADMIN, SITI, STAFF } from '../partner-api/fixtures'
import { json } from '../support/server/fakeFetch'
import { providerFor, providerOver } from '../support/server/providerOver'

const meta = { idempotencyKey: 'kunci-1' }
const form: MasterForm = { name: 'Contoh baru', price: 3_250_000, logo: null }
const hotel: HotelForm = {
  name: 'Hotel Baru',
  stars: 4,
  distance: 250,
  image: 'hotels/makkah/baru.svg',
  rates: {
    regular: { double: 500, triple: 600, quad: 700.5 },
    rajabSyaban: { double: 550, triple: 650, quad: 750 },
    ramadhan: { double: 1000, triple: 1100, quad: 1200 },
  },
}
const hotelOnWire = {
  nama_hotel: 'Hotel Baru',
  bintang: 4,
  jarak: 250,
  image_path: 'hotels/makkah/baru.svg',
  rate_double: 500,
  rate_triple: 600,
  rate_quad: 700.5,
  rate_double_rajab_syaban: 550,
  rate_triple_rajab_syaban: 650,
  rate_quad_rajab_syaban: 750,
  rate_double_ramadhan: 1000,
  rate_triple_ramadhan: 1100,
  rate_quad_ramadhan: 1200,
}
const namedBy: Record<string, string> = {
  laPrivate: 'la_private',
  visaBus: 'visa',
  muthawwif: 'muthawwif',
  handlingSaudi: 'handling_saudi',
  transportasi: 'transportation',
  domestik: 'handling_domestik',
  siskopatuh: 'siskopatuh',
  perlengkapan: 'equipment',
  wisataPlus: 'tourism_plus',
  manasik: 'manasik',
}
const pricedBy: Record<string, string> = {
  laPrivate: 'price',
  domestik: 'price',
  siskopatuh: 'price',
  perlengkapan: 'price',
  manasik: 'price',
}

/** The body for a master with this name and price (docs/product.md §4.4). */
function bodyOf(field: (typeof MASTER_FIELDS)[number]): Record<string, unknown> {
  if (field === 'margin') return { margin: form.price }
  if (field === 'pesawat') return { pesawat: form.name, price: form.price, logo: null }
  return { [namedBy[field] ?? recordName(field)]: form.name, [pricedBy[field] ?? 'price_IDR']: form.price }
}

describe.each(MASTER_FIELDS)('the master %s', (field) => {
  const { resource } = MASTERS[field]

  it('the admin creates, reads, changes and deletes a record, with the API’s field names in each request', async () => {
    const { provider, server } = await providerFor(ADMIN)
    const { data: made } = await provider.create(resource, { data: form, meta })
    const changed = { ...form, price: 3_500_000 }
    const update = { id: made.id, data: changed, meta: { idempotencyKey: 'kunci-2' }, previousData: { id: made.id } }
    await provider.update(resource, update)
    const { data: read } = await provider.getOne<MasterRecord>(resource, { id: String(made.id) })
    expect(read).toMatchObject({ id: made.id, price: 3_500_000, ...(field === 'margin' ? {} : { name: form.name }) })
    await provider.delete(resource, { id: made.id, meta: { idempotencyKey: 'kunci-3' } })
    await expect(provider.getOne(resource, { id: made.id })).rejects.toMatchObject({ name: 'HttpError', status: 404 })

    const writes = server.calls.filter(({ method }) => method !== 'GET')
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /${resource}`,
      `PUT /${resource}/${made.id}`,
      `DELETE /${resource}/${made.id}`,
    ])
    expect(writes[0]?.body).toEqual(bodyOf(field))
    expect(Object.values(writes[1]?.body as object)).toContain(3_500_000)
    expect(writes.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['kunci-1', 'kunci-2', 'kunci-3'])
    expect(writes[2]?.body).toBeNull()
  })

  it('a 422 is reported on the form’s own fields', async () => {
    const { provider } = await providerFor(ADMIN)
    const bad = { name: ' ', price: -1, logo: null }
    const errors = { price: expect.any(String), ...(field === 'margin' ? {} : { name: expect.any(String) }) }
    const refused = provider.create(resource, { data: bad, meta })
    await expect(refused).rejects.toMatchObject({ name: 'HttpError', status: 422, body: { errors } })
    await expect(
      refused.catch((error: { body: { errors: object } }) => Object.keys(error.body.errors).toSorted()),
    ).resolves.toEqual(Object.keys(errors).toSorted())
  })
})

describe('saving a master', () => {
  it('several sends with one idempotency key create one record', async () => {
    const { provider } = await providerFor(ADMIN)
    const send = () => provider.create('custom-data/visa', { data: form, meta })
    expect((await send()).data.id).toBe((await send()).data.id)
    const { data } = await provider.getList<MasterRecord>('custom-data/visa', {})
    expect(data.filter(({ name }) => name === form.name)).toHaveLength(1)
  })

  it('any id is encoded as one segment of the path', async () => {
    const { provider, sent } = providerOver(() => json({ id: 'a/b?c' }))
    await provider.update('custom-data/visa', { id: 'a/b?c', data: form, previousData: { id: 'a/b?c' } })
    await provider.delete('hotel/makkah', { id: '../me' })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /api/custom-data/visa/a%2Fb%3Fc',
      'DELETE /api/hotel/makkah/..%2Fme',
    ])
  })

  it('the provider keeps a server error on a field that no form shows', async () => {
    const { provider } = providerOver(() =>
      json({ message: 'Periksa kembali.', errors: { visa: ['Sudah ada', 'Terlalu panjang'], kuota: ['Penuh'] } }, 422),
    )
    await expect(provider.create('custom-data/visa', { data: form, meta })).rejects.toMatchObject({
      status: 422,
      message: 'Periksa kembali.',
      body: { errors: { name: 'Sudah ada', kuota: 'Penuh' } },
    })
  })

  it('a save that never reached the server is reported as a network error', async () => {
    const { provider } = providerOver(() => {
      throw new TypeError('Failed to fetch')
    })
    await expect(provider.create('custom-data/visa', { data: form, meta })).rejects.toMatchObject({
      name: 'HttpError',
      kind: 'network',
      message: 'error.network',
    })
  })
})

describe.each(Object.values(HOTEL_RESOURCES))('the hotels %s', (resource) => {
  it('the admin creates, reads and changes a hotel with its nine rates', async () => {
    const { provider, server } = await providerFor(ADMIN)
    const { data: made } = await provider.create(resource, { data: hotel, meta })
    expect(server.callsTo('POST', `/${resource}`)[0]?.body).toEqual(hotelOnWire)
    const { data: read } = await provider.getOne<HotelMaster>(resource, { id: made.id })
    expect(read).toEqual({ id: made.id, ...hotel, version: '1' })
    const dearer: HotelForm = {
      ...hotel,
      distance: null,
      image: null,
      rates: { ...hotel.rates, ramadhan: { double: 2000, triple: 2100, quad: 2200.25 } },
    }
    await provider.update(resource, { id: made.id, data: dearer, previousData: { id: made.id } })
    expect((await provider.getOne(resource, { id: made.id })).data).toEqual({ id: made.id, ...dearer, version: '2' })
    await provider.delete(resource, { id: made.id })
    await expect(provider.getOne(resource, { id: made.id })).rejects.toMatchObject({ status: 404 })
  })

  it('a 422 is reported on the path of each rate', async () => {
    const { provider } = await providerFor(ADMIN)
    const rates = {
      ...hotel.rates,
      ramadhan: { double: -1, triple: 1, quad: 0 },
      rajabSyaban: { double: 1, triple: 2_000_000, quad: 3 },
    }
    await expect(provider.create(resource, { data: { ...hotel, stars: 6, rates }, meta })).rejects.toMatchObject({
      status: 422,
      body: {
        errors: {
          stars: expect.any(String),
          'rates.ramadhan.double': expect.any(String),
          'rates.ramadhan.quad': expect.any(String),
          'rates.rajabSyaban.triple': expect.any(String),
        },
      },
    })
  })

  it('the admin’s list needs no dates, is sorted by name and holds the rates', async () => {
    const { provider } = await providerFor(ADMIN)
    const { data, total } = await provider.getList<HotelMaster>(resource, {
      sort: { field: 'name', order: 'DESC' },
      pagination: { page: 1, perPage: 5 },
    })
    expect([data.length, total]).toEqual([5, resource === 'hotel/makkah' ? 16 : 11])
    expect(data.map(({ name }) => name)).toEqual(
      data.map(({ name }) => name).toSorted((a, b) => b.localeCompare(a, 'id')),
    )
    for (const { rates } of data)
      expect(
        Object.values(rates)
          .flatMap((perRoom) => Object.values(perRoom))
          .every((rate) => rate === null || rate > 0),
      ).toBe(true)
  })
})

describe('permissions', () => {
  const refused = { name: 'HttpError', status: 403, message: 'error.403' }

  it.each([
    [SITI, 'custom-data/visa'],
    [SITI, 'hotel/makkah'],
    [STAFF, 'custom-data/margin'],
    [STAFF, 'hotel/madinah'],
  ])('%s may not change %s', async (email, resource) => {
    const { provider } = await providerFor(email)
    const data = resource.startsWith('hotel') ? hotel : form
    await expect(provider.create(resource, { data, meta })).rejects.toMatchObject(refused)
    await expect(provider.update(resource, { id: 1, data, previousData: { id: 1 } })).rejects.toMatchObject(refused)
    await expect(provider.delete(resource, { id: 1 })).rejects.toMatchObject(refused)
  })

  it.each(['custom-data/visa', 'custom-data/pesawat'])(
    'staff with the permission to edit %s can edit a record, but cannot create or delete one',
    async (resource) => {
      const { provider } = await providerFor(STAFF)
      const [first] = (await provider.getList<MasterRecord>(resource, {})).data
      const { id, ...own } = first!
      await provider.update(resource, { id, data: { ...own, price: 99 }, previousData: first! })
      expect((await provider.getOne<MasterRecord>(resource, { id })).data).toEqual({
        ...first,
        price: 99,
        version: '2',
      })
      await expect(provider.create(resource, { data: form, meta })).rejects.toMatchObject(refused)
      await expect(provider.delete(resource, { id })).rejects.toMatchObject(refused)
    },
  )
})

describe('getOne of a master', () => {
  it('getOne finds a record by an id of text or number, and requests only the list', async () => {
    const { provider, server } = await providerFor(SITI)
    const [first] = (await provider.getList<MasterRecord>('custom-data/visa', {})).data
    server.calls.length = 0
    await expect(provider.getOne('custom-data/visa', { id: String(first!.id) })).resolves.toEqual({
      data: { ...first, version: '1' },
    })
    await expect(provider.getOne('custom-data/visa', { id: 0 })).rejects.toMatchObject({ status: 404 })
    expect(server.log()).toEqual(['GET /custom-data/visa', 'GET /custom-data/visa'])
  })
})
