import { beforeEach, describe, expect, it } from 'vitest'
import { hotelBody, masterBody } from '@tests/support/bodies'
import { HOTEL_RESOURCES, MASTER_FIELDS, MASTERS } from '@/domain/masters/masters'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, seasonal, SITI, STAFF, type Api } from '../../fixtures'

const VISA = '/custom-data/visa'
const visa = (name: string, price: number) => masterBody('visaBus', { name, price, logo: null })
const RATES = seasonal(500, 600, 700)
const hotel = (name: string, stars = 4) => hotelBody({ name, stars, distance: 300, image: null, rates: RATES })

let store: MemoryStore
let api: Api
let admin: string
beforeEach(async () => {
  store = createMemoryStore()
  api = await apiOver(store, { packages: [1, 1] })
  admin = await api.login(ADMIN)
})
const tables = () => JSON.stringify([store.exportState().masters, store.exportState().hotels])
const send = (rows: unknown, { path = VISA, token = admin, headers = {} } = {}) =>
  api.call('POST', `${path}/import`, { token, body: { rows }, headers })
const visas = async (): Promise<{ id: number; visa: string; price_IDR: number }[]> =>
  (await api.call('GET', VISA, { token: admin })).body.data.data

describe('an import', () => {
  it('creates and changes records, and answers how many', async () => {
    const [first] = await visas()
    const before = visa(first?.visa ?? '', first?.price_IDR ?? 0)
    const { status, body } = await send([
      { after: visa('Visa Baru', 1) },
      { id: first?.id, before, after: visa('Visa Ganti', 2) },
      { id: null, before: null, after: visa('Visa Lain', 3) },
    ])
    expect([status, body.data]).toEqual([200, { created: 2, changed: 1 }])
    const after = await visas()
    expect(after.find(({ id }) => id === first?.id)).toMatchObject({ visa: 'Visa Ganti', price_IDR: 2 })
    expect(after.slice(-2)).toMatchObject([{ visa: 'Visa Baru' }, { visa: 'Visa Lain' }])
  })

  it('leaves an audit row for each record, with its values before and after', async () => {
    const [first] = await visas()
    const before = visa(first?.visa ?? '', first?.price_IDR ?? 0)
    await send([
      { after: visa('Visa Baru', 1) },
      { id: first?.id, before, after: visa('Visa Ganti', first?.price_IDR ?? 0) },
    ])
    const rows = await store.listAudit({ resource: 'custom-data/visa', event: 'import' }, 10)
    const { id: userId, name: userName } = (await store.findUserByEmail(ADMIN)) ?? {}
    expect(rows.toReversed()).toMatchObject([
      {
        userId,
        userName,
        recordId: (await visas()).at(-1)?.id,
        label: 'Visa Baru',
        before: null,
        after: { name: 'Visa Baru', price: 1 },
      },
      { recordId: first?.id, label: 'Visa Ganti', before: { name: first?.visa }, after: { name: 'Visa Ganti' } },
    ])
  })

  it.each([...MASTER_FIELDS.map((field) => MASTERS[field].resource), ...Object.values(HOTEL_RESOURCES)])(
    'works for %s, and an account needs both permissions',
    async (resource) => {
      const field = MASTER_FIELDS.find((one) => MASTERS[one].resource === resource)
      const after = field ? masterBody(field, { name: 'Impor', price: 12_345, logo: null }) : hotel('Impor')
      const { passwordHash = '' } = (await store.findUserByEmail(ADMIN)) ?? {}
      const holding = async (permissions: string[]) => {
        const email = `${permissions.join('-')}@a.co`
        await store.insertUser({ email, name: 'x', passwordHash, mitraId: null, roles: ['admin'], permissions })
        return api.login(email, 'admin123')
      }
      const path = `/${resource}`
      const tokens = [await holding([`${resource}.create`]), await holding([`${resource}.edit`]), await api.login(SITI)]
      for (const token of tokens) expect((await send([{ after }], { path, token })).status).toBe(403)
      const both = await holding([`${resource}.create`, `${resource}.edit`])
      const { status, body } = await send([{ after }], { path, token: both })
      expect([status, body.data]).toEqual([200, { created: 1, changed: 0 }])
      expect((await api.call('GET', path, { token: admin })).body.data.data).toContainEqual(
        expect.objectContaining(after),
      )
    },
  )

  it('is refused for staff without the permission, without a session and for an unknown master', async () => {
    expect((await send([], { path: '/hotel/makkah', token: await api.login(STAFF) })).status).toBe(403)
    expect((await send([], { token: '' })).status).toBe(401)
    expect((await send([], { path: '/custom-data/emas' })).status).toBe(404)
  })

  it('writes nothing if one row is wrong, and names the row and its field', async () => {
    const before = tables()
    const { status, body } = await send([{ after: visa('A', 1) }, { after: visa('', -1) }, { after: visa('B', 1) }])
    expect([status, body.errors]).toEqual([
      422,
      {
        'rows.1.after.visa': ['Nama wajib diisi'],
        'rows.1.after.price_IDR': ['Harga harus berupa angka 0 atau lebih'],
      },
    ])
    expect(tables()).toBe(before)
  })

  it.each<[string, unknown, string[]]>([
    ['no rows', undefined, ['rows']],
    ['rows that are no list', {}, ['rows']],
    ['5.001 rows', Array.from({ length: 5001 }, () => ({})), ['rows']],
    ['a row that is no object', [1], ['rows.0']],
    ['a new row without a record', [{}], ['rows.0.after']],
    ['a changed row without its record before', [{ id: 1, after: visa('A', 1) }], ['rows.0.before']],
    ['a new row with a record before', [{ before: {}, after: visa('A', 1) }], ['rows.0.before']],
    ['an id that is none', [{ id: 'x', before: {}, after: visa('A', 1) }], ['rows.0.id']],
    ['a row with an unknown field', [{ after: visa('A', 1), kind: 'x' }], ['rows.0.kind']],
    ['a record with an id of its own', [{ after: { ...visa('A', 1), id: 3 } }], ['rows.0.after.id']],
    ['a name that no database stores', [{ after: visa('a\0', 1) }], ['rows.0.after.visa']],
    ['one name in two rows', [{ after: visa('A', 1) }, { after: visa(' a', 1) }], ['rows.1.after']],
    [
      'one record in two rows',
      [
        { id: 1, before: {}, after: visa('A', 1) },
        { id: 1, before: {}, after: visa('B', 1) },
      ],
      ['rows.1.id'],
    ],
  ])('refuses %s', async (_, rows, names) => {
    const before = tables()
    const { status, body } = await send(rows)
    expect([status, Object.keys(body.errors)]).toEqual([422, names])
    expect(tables()).toBe(before)
  })

  it('names at most 20 problems', async () => {
    const { body } = await send(Array.from({ length: 30 }, () => ({ after: visa('', 1) })))
    expect(Object.keys(body.errors)).toHaveLength(20)
  })
})

describe('records that somebody changed since the preview', () => {
  it('are named with 409, and nothing is written', async () => {
    const [first, second, third] = await visas()
    const rows = [first, second, third].map((row) => ({
      id: row?.id,
      before: visa(row?.visa ?? '', row?.price_IDR ?? 0),
      after: visa(row?.visa ?? '', 99),
    }))
    await api.call('PUT', `${VISA}/${first?.id}`, { token: admin, body: visa('Diubah', 5) })
    await api.call('DELETE', `${VISA}/${third?.id}`, { token: admin })
    await api.call('POST', VISA, { token: admin, body: visa('Nama  BARU', 5) })
    const before = tables()
    const { status, body } = await send([...rows, { after: visa('Nama Baru', 1) }, { after: visa('Lain', 1) }])
    expect([status, Object.keys(body.errors), body.message]).toEqual([
      409,
      ['rows.0', 'rows.2', 'rows.3'],
      '3 baris sudah diubah sejak pratinjau. Tidak ada yang disimpan.',
    ])
    expect(tables()).toBe(before)
  })

  it('of another city are unknown', async () => {
    const { body } = await api.call('GET', '/hotel/madinah', { token: admin })
    const { id, ...record } = body.data.data[0]
    expect((await send([{ id, before: record, after: record }], { path: '/hotel/makkah' })).status).toBe(409)
    expect((await send([{ id, before: record, after: record }], { path: '/hotel/madinah' })).status).toBe(200)
  })
})

describe('the key of an import', () => {
  const headers = { 'idempotency-key': 'impor-1' }
  const rows = [{ after: visa('Sekali', 1) }]

  it('makes a repeated request write once', async () => {
    const answers = [await send(rows, { headers }), await send(rows, { headers })]
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual([
      [200, { created: 1, changed: 0 }],
      [200, { created: 1, changed: 0 }],
    ])
    expect((await visas()).filter(({ visa: name }) => name === 'Sekali')).toHaveLength(1)
  })

  it('with no rows says whether the import was written, even while it is being written', async () => {
    const [first, settled] = await Promise.all([send(rows, { headers }), send([], { headers })])
    // The request that comes first decides, and the other one is refused.
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([first.status, settled.status])
    const written = (await visas()).filter(({ visa: name }) => name === 'Sekali').length
    expect(written).toBe(first.status === 200 ? 1 : 0)
  })

  it('with no rows says that the import was not written (200), and it never will be', async () => {
    expect((await send([], { headers })).body.data).toEqual({ created: 0, changed: 0 })
    expect((await send(rows, { headers })).status).toBe(409)
    expect((await visas()).filter(({ visa: name }) => name === 'Sekali')).toHaveLength(0)
  })
})

it('an import whose client has gone writes nothing', async () => {
  const before = tables()
  const stop = new AbortController()
  const answer = api.api.request('http://api.test/api/custom-data/visa/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rows: [{ after: visa('Terputus', 1) }] }),
    signal: stop.signal,
  })
  stop.abort()
  expect((await answer).status).toBe(400)
  expect(tables()).toBe(before)
})
