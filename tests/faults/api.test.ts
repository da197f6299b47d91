import { beforeAll, describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { apiOver, DEWI, HASAN, SITI, workedQuote, type Api } from '../partner-api/fixtures'

const PATH = '/partner/umroh-regular'
const store = createMemoryStore()
let api: Api
let siti: string
let dewi: string
let quote: Awaited<ReturnType<typeof workedQuote>>
let own: number
let theirs: number
beforeAll(async () => {
  api = await apiOver(store, { packages: [2, 2] })
  ;[siti, dewi] = [await api.login(SITI), await api.login(DEWI)]
  quote = await workedQuote(api, siti)
  const newest = async (token: string): Promise<number> => (await api.call('GET', PATH, { token })).body.data[0].id
  ;[own, theirs] = [await newest(siti), await newest(dewi)]
})

const written = () =>
  JSON.stringify([store.exportState().packages, store.exportState().masters, store.exportState().hotels])
/** Sends a request, and expects that it is refused, changes nothing and causes no error in the server. */
async function refused(
  method: string,
  path: string,
  body: unknown,
  status: number,
  headers: Record<string, string> = {},
) {
  const before = written()
  const answer = await api.call(method, path, { token: siti, body, headers })
  expect([answer.status, typeof answer.body.message]).toEqual([status, 'string'])
  expect(written()).toBe(before)
  expect(api.errors).toEqual([])
  return answer.body as { message: string; errors?: Record<string, string[]> }
}
const writes = (): [string, string][] => [
  ['POST', PATH],
  ['PUT', `${PATH}/${own}`],
  ['POST', `${PATH}/${own}/duplicate`],
]
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('fault 49: hostile requests to the API', () => {
  it.each<[string, (quote: object) => unknown, string[]]>([
    ['SQL as an id', (body) => ({ ...body, pesawat: { id: "1'; drop table packages;--" } }), ['pesawat.id']],
    ['an object as an id', (body) => ({ ...body, margin: { id: { $gt: 0 } } }), ['margin.id']],
    ['a list as an id', (body) => ({ ...body, manasik: { id: [1] } }), ['manasik.id']],
    [
      'an unknown hotel',
      (body) => ({ ...body, hotelMakkah: { ...quote.hotelMakkah, id: 999_999 } }),
      ['hotelMakkah.id'],
    ],
    [
      'a hotel of the other city',
      (body) => ({ ...body, hotelMadinah: { ...quote.hotelMadinah, id: quote.hotelMakkah.id } }),
      ['hotelMadinah.id'],
    ],
    ['an unknown transport', (body) => ({ ...body, transportasi: [{ id: -1 }] }), ['transportasi.0.id']],
    [
      'fields that the API does not know',
      (body) => ({ ...body, mitra_id: 2, total_price_double_rupiah: 1, id: theirs }),
      ['mitra_id', 'total_price_double_rupiah', 'id'],
    ],
    [
      'a day that does not exist',
      (body) => ({ ...body, hotelMakkah: { ...quote.hotelMakkah, tanggalCheckIn: '2027-02-31' } }),
      ['hotelMakkah.tanggalCheckIn'],
    ],
    ['a number of 400 digits', (body) => ({ ...body, jumlahJamaah: '9'.repeat(400) }), ['jumlahJamaah']],
    ['an object as a name', (body) => ({ ...body, namaPaket: { toString: 'x' } }), ['namaPaket']],
  ])('a save with %s is refused with a message at that field', async (_, bend, fields) => {
    for (const [method, path] of writes().slice(0, 2)) {
      const { errors } = await refused(method, path, bend(quote), 422)
      expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(fields))
    }
  })

  it.each<[string, string, number]>([
    ['10,000 nested objects', nested(10_000), 422],
    ['200,000 nested lists', '['.repeat(200_000), 400],
    ['half of a JSON object', '{"namaPaket":"x"', 400],
    ['nothing', '', 400],
    ['a JSON list', '[]', 422],
    ['a JSON text', '"x"', 422],
    ['null', 'null', 422],
    ['300 kB', JSON.stringify({ namaPaket: 'x'.repeat(300_000) }), 413],
    ['10 MB', JSON.stringify({ namaPaket: 'x'.repeat(10_000_000) }), 413],
  ])('a body of %s is refused by every save and by the login', async (_, body, status) => {
    for (const [method, path] of writes()) await refused(method, path, body, status)
    expect((await api.call('POST', '/partner/login', { body })).status).toBe(status)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', ''])(
    'a save of the content type %j is refused',
    async (type) => {
      for (const [method, path] of writes())
        await refused(method, path, JSON.stringify(quote), 415, { 'content-type': type })
    },
  )

  it('a mitra can change or copy no package of another mitra, whatever path the request takes', async () => {
    for (const [method, path, body] of [
      ['PUT', `${PATH}/${theirs}`, quote],
      ['POST', `${PATH}/${theirs}/duplicate`, { namaPaket: 'Curian' }],
      ['PUT', `${PATH}/${theirs}%20or%201=1`, quote],
      ['PUT', `${PATH}/99999`, quote],
    ] as const)
      await refused(method, path, body, 404)
    expect((await api.call('GET', `${PATH}/${theirs}`, { token: siti })).status).toBe(404)
  })

  it('a mitra can add no master and delete none', async () => {
    for (const path of ['/custom-data/pesawat', '/hotel/makkah'])
      await refused('POST', path, { pesawat: 'x', price: 1 }, 403)
    await refused('DELETE', `/custom-data/pesawat/${quote.pesawat.id}`, undefined, 403)
  })

  it.each(["' or '1'='1", "siti@annur.co.id'--", '{"$ne":null}', 'siti@annur.co.id\u0000'])(
    'a login with the email %j signs nobody in',
    async (email) => {
      const { status, body } = await api.call('POST', '/partner/login', { body: { email, password: 'mitra123' } })
      expect([status >= 400 && status < 500, body.token]).toEqual([true, undefined])
    },
  )

  it.each(["'; drop table packages;--", '%', '_', '\\', '{"$gt":""}', '🕋', 'x'.repeat(10_000)])(
    'a search for %j takes each character literally and finds nothing',
    async (q) => {
      const { status, body } = await api.call('GET', `${PATH}?q=${encodeURIComponent(q)}`, { token: siti })
      expect([status, body.meta.total]).toEqual([200, 0])
    },
  )
})

describe('fault 50: a hundred failed logins', () => {
  it('the API answers 429 with a time to wait from the eleventh failed login on, and other users can still sign in', async () => {
    const { call } = await apiOver(createMemoryStore(), { packages: [0, 0] })
    const attempt = (email: string, password: string) => call('POST', '/partner/login', { body: { email, password } })
    const statuses: number[] = []
    for (let index = 0; index < 100; index += 1) statuses.push((await attempt(SITI, `salah-${index}`)).status)
    expect([
      statuses.filter((status) => status === 401).length,
      statuses.slice(10).every((status) => status === 429),
    ]).toEqual([10, true])
    expect(Number((await attempt(SITI, 'mitra123')).headers.get('retry-after'))).toBeGreaterThan(0)
    for (const email of [HASAN, DEWI]) expect((await attempt(email, 'mitra123')).status).toBe(200)
  })
})
