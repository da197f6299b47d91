import { beforeEach, describe, expect, it } from 'vitest'
import { masterBody } from '@tests/support/bodies'
import { HOTEL_RESOURCES, MASTER_FIELDS, MASTERS } from '@/domain/masters/masters'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, SITI, STAFF, type Api, type Answer } from '../../fixtures'

const RESOURCES = [...Object.values(MASTERS).map(({ resource }) => resource), ...Object.values(HOTEL_RESOURCES)]
const RATES = {
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
const HOTEL = { nama_hotel: 'Hotel Baru', bintang: 4, jarak: 320, image_path: null, ...RATES }
const ACTIONS = ['create', 'edit', 'delete'] as const
type Action = (typeof ACTIONS)[number]

const fieldOf = (resource: string) => MASTER_FIELDS.find((field) => MASTERS[field].resource === resource)
function bodyFor(resource: string, price = 1234.5) {
  const field = fieldOf(resource)
  return field ? masterBody(field, { name: 'Baru', price, logo: null }) : HOTEL
}

let store: MemoryStore
let api: Api
let admin: string
beforeEach(async () => {
  store = createMemoryStore()
  api = await apiOver(store, { packages: [1, 1] })
  admin = await api.login(ADMIN)
})

async function signInWith(permissions: string[], roles: (string | { name: string })[] = ['admin']): Promise<string> {
  const email = `${permissions.join('-')}${JSON.stringify(roles)}@a.co`
  const { passwordHash = '' } = (await api.store.findUserByEmail(ADMIN)) ?? {}
  await api.store.insertUser({ email: email.toLowerCase(), name: 'x', passwordHash, mitraId: null, roles, permissions })
  return api.login(email, 'admin123')
}
const firstId = async (resource: string) => {
  const field = fieldOf(resource)
  const rows = field
    ? await api.store.masters.list(field)
    : await api.store.hotels.list(resource === 'hotel/makkah' ? 'makkah' : 'madinah')
  return rows[0]?.id ?? 0
}
/** Sends a write of one kind, on the first record of the resource. */
async function attempt(action: Action, resource: string, token?: string, changes: object = {}): Promise<Answer> {
  if (action === 'create')
    return api.call('POST', `/${resource}`, { token, body: { ...bodyFor(resource), ...changes } })
  const path = `/${resource}/${await firstId(resource)}`
  return action === 'edit'
    ? api.call('PUT', path, { token, body: { ...bodyFor(resource), ...changes } })
    : api.call('DELETE', path, { token })
}
const tables = () => JSON.stringify([store.exportState().masters, store.exportState().hotels])

describe.each(RESOURCES)('%s', (resource) => {
  it('an admin creates, changes and deletes a record, and each answer is the record itself', async () => {
    const made = await attempt('create', resource, admin)
    expect([made.status, made.body]).toEqual([201, { id: expect.any(Number), ...bodyFor(resource), version: '1' }])
    const path = `/${resource}/${made.body.id}`
    const changed = { ...bodyFor(resource, 7), ...(fieldOf(resource) ? {} : { jarak: null, bintang: 0 }) }
    const saved = await api.call('PUT', path, { token: admin, body: { ...changed, id: made.body.id } })
    expect([saved.status, saved.body]).toEqual([200, { id: made.body.id, ...changed, version: '2' }])
    const listed = async () => (await api.call('GET', `/${resource}`, { token: admin })).body.data.data
    expect(await listed()).toContainEqual(saved.body)
    const gone = await api.call('DELETE', path, { token: admin })
    expect([gone.status, gone.body]).toEqual([200, saved.body])
    expect((await listed()).map(({ id }: { id: number }) => id)).not.toContain(made.body.id)
    expect([
      (await api.call('PUT', path, { token: admin, body: changed })).status,
      (await api.call('DELETE', path, { token: admin })).status,
    ]).toEqual([404, 404])
  })
  it.each(ACTIONS)('the API allows %s only to an account with exactly that permission', async (action) => {
    await attempt('create', resource, admin)
    const before = tables()
    const others = ACTIONS.filter((other) => other !== action).map((other) => `${resource}.${other}`)
    const tokens = [
      await api.login(SITI),
      await signInWith(others),
      await signInWith([]),
      await signInWith([`${resource}`, `${resource}.*`, 'custom-data.*']),
    ]
    for (const token of tokens) {
      const { status, body } = await attempt(action, resource, token)
      expect([status, body]).toEqual([403, { message: 'Anda tidak berwenang mengubah data ini' }])
    }
    for (const token of [undefined, 'x'.repeat(43)]) expect((await attempt(action, resource, token)).status).toBe(401)
    expect(tables()).toBe(before)
    expect((await attempt(action, resource, await signInWith([`${resource}.${action}`]))).status).toBe(
      action === 'create' ? 201 : 200,
    )
    expect((await attempt(action, resource, await signInWith(['*']))).status).toBe(action === 'create' ? 201 : 200)
    expect(tables()).not.toBe(before)
  })
})

describe('a save that changes nothing', () => {
  it.each(['custom-data/pesawat', 'hotel/makkah'])('of %s leaves no row in the audit', async (resource) => {
    const rows = async () => (await store.listAudit({ resource }, 10)).map(({ event }) => event)
    for (const price of [7, 7, 8]) {
      const jarak = fieldOf(resource) ? {} : { jarak: price }
      expect((await attempt('edit', resource, admin, { ...bodyFor(resource, price), ...jarak })).status).toBe(200)
    }
    expect(await rows()).toEqual(['update', 'update'])
  })
})

describe('the demo’s staff', () => {
  it('the demo’s staff may change visas and flights, and nothing else', async () => {
    const staff = await api.login(STAFF)
    const may: string[] = []
    for (const resource of RESOURCES)
      for (const action of ACTIONS)
        if ((await attempt(action, resource, staff)).status < 300) may.push(`${resource}.${action}`)
    expect(may.sort()).toEqual(['custom-data/pesawat.edit', 'custom-data/visa.edit'])
  })
})

describe('refusing (fault 49)', () => {
  const refused = async (resource: string, changes: object, expected: Record<string, string>) => {
    for (const action of ['create', 'edit'] as const) {
      const before = tables()
      const { status, body } = await attempt(action, resource, admin, changes)
      expect([status, body.errors]).toEqual([
        422,
        Object.fromEntries(Object.entries(expected).map(([name, text]) => [name, [text]])),
      ])
      expect(body.message).toBe(Object.values(expected)[0])
      expect(tables()).toBe(before)
    }
  }
  const PRICE = 'Harga harus berupa angka 0 atau lebih'
  const RATE = 'Tarif harus berupa angka lebih dari 0'
  it.each<[string, object, Record<string, string>]>([
    ['custom-data/visa', { visa: ' ' }, { visa: 'Nama wajib diisi' }],
    ['custom-data/visa', { visa: undefined, price_IDR: undefined }, { visa: 'Nama wajib diisi', price_IDR: PRICE }],
    ['custom-data/perlengkapan', { equipment: 'x'.repeat(201) }, { equipment: 'Nama maksimal 200 karakter' }],
    ['custom-data/pesawat', { pesawat: 'a\0b' }, { pesawat: 'Teks mengandung karakter yang tidak dapat disimpan' }],
    ['custom-data/pesawat', { logo: 'javascript:alert(1)' }, { logo: 'Alamat gambar tidak valid' }],
    ['custom-data/pesawat', { logo: 'a/../b.svg', price: -1 }, { price: PRICE, logo: 'Alamat gambar tidak valid' }],
    ['custom-data/la-private', { price: '1.500.000' }, { price: PRICE }],
    ['custom-data/margin', { margin: 1e13 }, { margin: 'Harga maksimal Rp. 1.000.000.000.000' }],
    ['custom-data/margin', { margin: '2000000' }, { margin: PRICE }],
    ['custom-data/manasik', { price_IDR: 5 }, { price_IDR: 'Kolom ini tidak dikenal' }],
    [
      'custom-data/manasik',
      { logo: null, kind: 'pesawat' },
      { logo: 'Kolom ini tidak dikenal', kind: 'Kolom ini tidak dikenal' },
    ],
    [
      'hotel/makkah',
      { nama_hotel: null, bintang: 6, jarak: -1 },
      {
        nama_hotel: 'Nama wajib diisi',
        bintang: 'Bintang harus berupa angka bulat 0 sampai 5',
        jarak: 'Jarak harus berupa angka 0 sampai 1.000.000 meter',
      },
    ],
    [
      'hotel/madinah',
      { rate_quad: undefined, rate_triple_rajab_syaban: -1, rate_double_ramadhan: 'x' },
      { rate_quad: RATE, rate_triple_rajab_syaban: RATE, rate_double_ramadhan: RATE },
    ],
    ['hotel/madinah', { rate_quad: 0 }, { rate_quad: 'Kosongkan bila kamar tidak dijual' }],
    [
      'hotel/madinah',
      Object.fromEntries(Object.keys(RATES).map((name) => [name, null])),
      { rate_double: 'Isi paling sedikit satu harga' },
    ],
    [
      'hotel/makkah',
      { image_path: 'http://169.254.169.254/' },
      { image_path: 'Alamat gambar harus https:// dan terbuka untuk umum' },
    ],
    ['hotel/madinah', { image_path: 'data:image/png;base64,x' }, { image_path: 'Alamat gambar tidak valid' }],
    [
      'hotel/madinah',
      { city: 'makkah', harga_double: 1 },
      { city: 'Kolom ini tidak dikenal', harga_double: 'Kolom ini tidak dikenal' },
    ],
  ])('a save of %s with %j is refused', refused)
  it('an id in the body that is invalid or differs from the address is refused', async () => {
    expect((await attempt('create', 'custom-data/visa', admin, { id: 1 })).body.errors).toEqual({
      id: ['Kolom ini tidak dikenal'],
    })
    const id = await firstId('custom-data/visa')
    expect((await attempt('edit', 'custom-data/visa', admin, { id: id + 1 })).body.errors).toEqual({
      id: ['ID tidak sama dengan alamat permintaan'],
    })
    expect((await attempt('edit', 'custom-data/visa', admin, { id: null })).status).toBe(422)
    expect((await attempt('edit', 'custom-data/visa', admin, { id: String(id) })).status).toBe(200)
  })
  it('`__proto__` is refused like any unknown field', async () => {
    const { status, body } = await api.call('POST', '/custom-data/visa', {
      token: admin,
      body: '{"visa":"x","price_IDR":1,"__proto__":{"price_IDR":2}}',
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['__proto__']])
  })
  it.each([
    'custom-data/visaBus',
    'custom-data/__proto__',
    'hotel/jeddah',
    'hotel/constructor',
    'umroh-packages',
    'custom-data',
  ])('the unknown resource %s is answered with 404', async (resource) => {
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
    ] as const)
      expect((await api.call(method, `/${resource}${path}`, { token: admin, body: {} })).status).toBe(404)
  })
  it.each(['0', '-1', '1e1', 'abc', '%00', '99999999999999999999', '999999', '1.0', '__proto__'])(
    'the id %s is answered with 404',
    async (id) => {
      for (const resource of ['custom-data/pesawat', 'hotel/makkah']) {
        expect((await api.call('PUT', `/${resource}/${id}`, { token: admin, body: bodyFor(resource) })).status).toBe(
          404,
        )
        expect((await api.call('DELETE', `/${resource}/${id}`, { token: admin })).status).toBe(404)
      }
    },
  )
  it('a record under the address of another resource is not found', async () => {
    const before = tables()
    const [flight, hotel] = [await firstId('custom-data/pesawat'), await firstId('hotel/makkah')]
    for (const [resource, id] of [
      ['custom-data/visa', flight],
      ['hotel/madinah', hotel],
      ['hotel/makkah', flight],
      ['custom-data/pesawat', hotel],
    ] as const) {
      expect((await api.call('PUT', `/${resource}/${id}`, { token: admin, body: bodyFor(resource) })).status).toBe(404)
      expect((await api.call('DELETE', `/${resource}/${id}`, { token: admin })).status).toBe(404)
    }
    expect(tables()).toBe(before)
  })
  it('bodies that are no JSON object, too large or of another content type are refused', async () => {
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      api.call('POST', '/custom-data/visa', { token: admin, body, headers })
    const answers = [
      await post('[]'),
      await post('{'),
      await post(JSON.stringify({ visa: 'x'.repeat(300_000) })),
      await post('{}', { 'content-type': 'text/plain' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 400, 413, 415])
    expect(api.errors).toEqual([])
  })
})

describe('Idempotency-Key', () => {
  it('a repeated key creates, changes or deletes one record once, and another body with that key is answered with 409', async () => {
    const send = (method: string, path: string, body: unknown, key: string) =>
      api.call(method, path, { token: admin, body, headers: { 'idempotency-key': key } })
    const body = bodyFor('custom-data/visa')
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/custom-data/visa', body, 'a')))
    const { id } = answers[0]?.body ?? {}
    expect(answers.map((answer) => [answer.status, answer.body.id])).toEqual([
      [201, id],
      [201, id],
      [201, id],
    ])
    expect((await api.store.masters.list('visaBus')).filter(({ name }) => name === 'Baru')).toHaveLength(1)
    expect((await send('POST', '/custom-data/visa', { ...body, price_IDR: 1 }, 'a')).status).toBe(409)
    expect((await send('POST', '/custom-data/manasik', bodyFor('custom-data/manasik'), 'a')).status).toBe(409)
    const gone = [
      await send('DELETE', `/custom-data/visa/${id}`, undefined, 'b'),
      await send('DELETE', `/custom-data/visa/${id}`, undefined, 'b'),
    ]
    expect(gone.map(({ status }) => status)).toEqual([200, 200])
    expect((await send('DELETE', `/custom-data/visa/${id}`, undefined, 'c')).status).toBe(404)
  })
  it('a repeated request is refused after its user has lost the permission', async () => {
    const send = (token: string) =>
      api.call('POST', '/custom-data/visa', {
        token,
        body: bodyFor('custom-data/visa'),
        headers: { 'idempotency-key': 'a' },
      })
    const [siti] = [await api.login(SITI), await send(admin)]
    expect((await send(siti)).status).toBe(403)
  })
})

describe('hotels', () => {
  const offer = async (id: number, from: string, to: string) =>
    (
      await api.call('GET', `/hotel/makkah?date_check_in=${from}&date_check_out=${to}`, { token: admin })
    ).body.data.data.find((row: { id: number }) => row.id === id)

  it('each night of a stay costs the rate of its season', async () => {
    const {
      body: { id },
    } = await api.call('POST', '/hotel/makkah', { token: admin, body: HOTEL })
    // 1 Ramadhan 1448 is 8 February, 1 Syawal 9 March 2027.
    expect(await offer(id, '2027-04-10', '2027-04-12')).toMatchObject({
      nama_hotel: 'Hotel Baru',
      harga_double: 1000,
      harga_quad: 1401,
      harga_quad_jamaah_rupiah: (1401 * 4700) / 4,
    })
    expect(await offer(id, '2027-02-05', '2027-02-07')).toMatchObject({
      harga_double: 1100,
      harga_triple: 1300,
      harga_quad: 1500,
    })
    expect(await offer(id, '2027-02-07', '2027-02-10')).toMatchObject({
      harga_double: 550 + 2 * 1000,
      harga_triple: 650 + 2 * 1100,
      harga_quad: 750 + 2 * 1200,
    })
    expect(await offer(id, '2027-03-08', '2027-03-10')).toMatchObject({
      harga_double: 1000 + 500,
      harga_triple: 1100 + 600,
      harga_quad: 1200 + 700.5,
    })
  })
  it('a list without dates gives the records to accounts that may change hotels of the city, and 422 to all others', async () => {
    const get = async (query: string, token: string) => await api.call('GET', `/hotel/makkah${query}`, { token })
    const { body } = await get('', admin)
    expect(body.data.data).toHaveLength(16)
    expect(body.data.data[0]).toEqual({
      id: expect.any(Number),
      nama_hotel: 'AZKA Al Safa',
      bintang: 5,
      jarak: 150,
      image_path: 'hotels/makkah/azka-al-safa.svg',
      rate_double: 580,
      rate_triple: 665,
      rate_quad: 750,
      rate_double_rajab_syaban: 696,
      rate_triple_rajab_syaban: 798,
      rate_quad_rajab_syaban: 900,
      rate_double_ramadhan: 1044,
      rate_triple_ramadhan: 1197,
      rate_quad_ramadhan: 1350,
      version: '1',
    })
    for (const action of ACTIONS) expect((await get('', await signInWith([`hotel/makkah.${action}`]))).status).toBe(200)
    for (const token of [await api.login(SITI), await api.login(STAFF), await signInWith(['hotel/madinah.edit'])])
      expect(Object.keys((await get('', token)).body.errors)).toEqual(['date_check_in', 'date_check_out'])
    expect(Object.keys((await get('?date_check_in=2027-04-10', admin)).body.errors)).toEqual(['date_check_out'])
    expect((await get('?date_check_in=&date_check_out=', admin)).status).toBe(422)
  })
})

it('permissions without the role of an admin change no master, import none and record no rate', async () => {
  const token = await signInWith(['*'], ['mitra'])
  const before = tables()
  const writes: [string, string, object | undefined][] = [
    ['POST', '/custom-data/visa', bodyFor('custom-data/visa')],
    ['PUT', `/custom-data/visa/${await firstId('custom-data/visa')}`, bodyFor('custom-data/visa')],
    ['DELETE', `/custom-data/visa/${await firstId('custom-data/visa')}`, undefined],
    ['POST', '/custom-data/visa/import', { rows: [{ after: { visa: 'Baru', price_IDR: 1 } }] }],
    ['POST', '/custom-data/kurs', { rupiah_per_sar: 4800, valid_from: '2026-11-20' }],
    ['GET', '/custom-data/kurs', undefined],
  ]
  for (const [method, path, body] of writes)
    expect([method, path, (await api.call(method, path, { token, body })).status]).toEqual([method, path, 403])
  expect(tables()).toBe(before)
})
