import { beforeEach, describe, expect, it } from 'vitest'
import { HOTEL_RESOURCES, MASTER_FIELDS, MASTERS } from '@/domain/masters/masters'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, SITI, workedQuote, type Api } from '../fixtures'

const PATH = '/partner/umroh-regular'
const CHANGED = 'Paket ini sudah diubah sejak Anda membukanya. Periksa isi terbarunya, lalu simpan lagi.'

let api: Api
let token: string
let quote: Awaited<ReturnType<typeof workedQuote>>
let path: string
beforeEach(async () => {
  api = await apiOver(createMemoryStore(), { packages: [1, 1] })
  token = await api.login(SITI)
  quote = await workedQuote(api, token)
  const { body } = await api.call('POST', PATH, { token, body: quote })
  path = `${PATH}/${body.data.id}`
})
const read = async () => (await api.call('GET', `${path}/edit-data`, { token })).body.data
const put = (jumlahJamaah: number, headers: Record<string, string> = {}) =>
  api.call('PUT', path, { token, body: { ...quote, jumlahJamaah }, headers })

describe('the version of a package', () => {
  it('the version in edit-data is a text that changes with every write, also with equal contents, and with nothing else', async () => {
    const seen = [(await read()).version]
    expect([typeof seen[0], (await read()).version]).toEqual(['string', seen[0]])
    await api.call('POST', `${path}/duplicate`, { token, body: { namaPaket: 'Salinan' } })
    expect((await read()).version).toBe(seen[0])
    for (const jamaah of [20, 20, 45]) {
      expect((await put(jamaah)).status).toBe(200)
      seen.push((await read()).version)
    }
    expect(new Set(seen).size).toBe(4)
  })
  it('a version in the body of a save is refused', async () => {
    const { version } = await read()
    const { status, body } = await api.call('PUT', path, { token, body: { ...quote, version } })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['version']])
  })
})

describe('a save with If-Match', () => {
  it('a save succeeds while its version is the latest', async () => {
    expect((await put(20, { 'if-match': `"${(await read()).version}"` })).status).toBe(200)
    expect((await put(21, { 'if-match': `"${(await read()).version}"` })).status).toBe(200)
    expect((await read()).jumlahJamaah).toBe(21)
  })
  it('a save with an older version is answered with 409 and a message, and writes nothing', async () => {
    const { version } = await read()
    await put(20)
    const before = await read()
    const { status, body } = await put(30, { 'if-match': `"${version}"` })
    expect([status, body]).toEqual([409, { message: CHANGED, current: before }])
    expect(await read()).toEqual(before)
  })
  it.each([
    ['*', 200],
    ['', 200],
    ['"x", "%"', 200],
    ['"x"', 409],
    ['%', 409],
    ['W/"%"', 409],
  ])('the header %s is handled as HTTP defines it', async (header, status) => {
    const { version } = await read()
    expect((await put(20, { 'if-match': header.replace('%', version) })).status).toBe(status)
  })
  it('a save with If-Match is answered with 404 for an unknown package and with 422 for a bad body', async () => {
    const headers = { 'if-match': '"x"' }
    expect((await api.call('PUT', `${PATH}/999999`, { token, body: quote, headers })).status).toBe(404)
    expect((await put(0, headers)).status).toBe(422)
  })
})

it('without If-Match the last write wins', async () => {
  await put(20)
  expect((await put(30)).status).toBe(200)
  expect((await read()).jumlahJamaah).toBe(30)
})

describe('a save that is repeated with its Idempotency-Key', () => {
  it('a repeated save gets the first answer again, although its version is old by then', async () => {
    const headers = { 'if-match': `"${(await read()).version}"`, 'idempotency-key': 'k' }
    const first = await put(20, headers)
    const again = await put(20, headers)
    expect([again.status, again.body]).toEqual([200, first.body])
    await put(30)
    expect((await put(20, headers)).status).toBe(200)
    expect((await read()).jumlahJamaah).toBe(30)
  })
  it('a refused save can be sent again with the latest version', async () => {
    const { version } = await read()
    await put(20)
    expect((await put(30, { 'if-match': `"${version}"`, 'idempotency-key': 'k' })).status).toBe(409)
    expect((await put(30, { 'if-match': `"${(await read()).version}"`, 'idempotency-key': 'k' })).status).toBe(200)
    expect((await read()).jumlahJamaah).toBe(30)
  })
})

describe('every record that an admin changes', () => {
  const RECORDS = [
    ...MASTER_FIELDS.map((field) => MASTERS[field].resource),
    ...Object.values(HOTEL_RESOURCES),
    'users',
    'mitra',
  ]
  const PRICES = ['price', 'price_IDR', 'margin', 'jarak']

  it.each(RECORDS)('of /%s has a version that a change and a deletion may name', async (resource) => {
    const admin = await api.login(ADMIN)
    const isAccount = !resource.includes('/')
    const { body } = await api.call('GET', `/${resource}`, { token: admin })
    const [record] = isAccount ? body.data : body.data.data
    const at = `/${resource}/${record.id}`
    const changed = (name: string, n: number) => {
      if (resource === 'mitra') return { name }
      if (resource === 'users')
        return {
          name,
          email: record.email,
          mitra_id: record.mitra?.id ?? null,
          roles: record.roles,
          permissions: record.permissions,
        }
      const price = PRICES.find((field) => Object.hasOwn(record, field)) ?? ''
      return { ...record, [price]: n }
    }
    const send = (method: string, version: string | null, data?: object) =>
      api.call(method, at, {
        token: admin,
        body: data,
        headers: version === null ? {} : { 'if-match': `"${version}"` },
      })
    expect((await send('PUT', record.version, changed('Pertama', 101))).status).toBe(200)
    const refused = [await send('PUT', record.version, changed('Kedua', 102))]
    if (!isAccount) refused.push(await send('DELETE', record.version))
    for (const answer of refused) {
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('sudah diubah')])
      expect(answer.body.current).toMatchObject({ id: record.id })
      expect(answer.body.current.version).not.toBe(record.version)
    }
    // An app of 1.0.0 names no version of a master.
    expect((await send('PUT', null, changed('Ketiga', 103))).status).toBe(200)
    if (!isAccount) expect((await send('DELETE', null)).status).toBe(200)
  })
})
