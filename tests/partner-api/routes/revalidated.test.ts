import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { plainSubtle } from '@/demo/subtleCrypto'
import { MASTERS } from '@/domain/masters/masters'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, DEWI, SITI, workedQuote, type Api } from '../fixtures'

const LIST = '/partner/umroh-regular'
const STAY = 'date_check_in=2027-04-10&date_check_out=2027-04-14'
const LISTS = [
  LIST,
  `${LIST}?q=umroh&per_page=2&page=1`,
  `${LIST}?q=tidak+ada`,
  `/hotel/makkah?${STAY}`,
  `/hotel/madinah?${STAY}`,
  '/umroh-packages',
  ...Object.values(MASTERS).map(({ resource }) => `/${resource}`),
]

let api: Api
let siti: string
let dewi: string
let admin: string
beforeAll(async () => {
  api = await apiOver(createMemoryStore(), { packages: [4, 3] })
  ;[siti, dewi, admin] = [await api.login(SITI), await api.login(DEWI), await api.login(ADMIN)]
})
afterEach(() => vi.unstubAllGlobals())

const ask = (path: string, token: string, known?: string, method = 'GET') =>
  api.api.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(known === undefined ? {} : { 'if-none-match': known }) },
  })
const tagOf = async (path: string, token: string) => (await ask(path, token)).headers.get('etag') ?? ''
const promised = ({ headers }: Response) =>
  Object.fromEntries(['etag', 'cache-control', 'vary'].map((name) => [name, headers.get(name)]))

describe('a list or a master', () => {
  it.each(LISTS)('the browser may cache %s, and an unchanged answer is 304 without a body', async (path) => {
    const first = await ask(path, siti)
    expect([first.status, promised(first)]).toEqual([
      200,
      {
        etag: expect.stringMatching(/^W\/"[0-9a-f]{64}"$/),
        'cache-control': 'private, no-cache',
        vary: 'Authorization, Accept-Encoding',
      },
    ])
    for (const known of [
      await tagOf(path, siti),
      (await tagOf(path, siti)).slice(2),
      `"other", ${await tagOf(path, siti)}`,
    ]) {
      const again = await ask(path, siti, known)
      expect([again.status, await again.text(), promised(again), again.headers.get('content-type')]).toEqual([
        304,
        '',
        promised(first),
        null,
      ])
    }
    const other = await ask(path, siti, '"other"')
    expect([other.status, await other.text()]).toEqual([200, await first.text()])
    expect((await ask(path, siti, await tagOf(path, siti), 'HEAD')).status).toBe(304)
  })
  it('the hotels are sent again after a new rate, and not after one that begins tomorrow', async () => {
    const path = `/hotel/makkah?${STAY}`
    const record = (validFrom: string) =>
      api.call('POST', '/custom-data/kurs', { token: admin, body: { rupiah_per_sar: 4801, valid_from: validFrom } })
    const before = await tagOf(path, siti)
    await record('2026-11-21')
    expect((await ask(path, siti, before)).status).toBe(304)
    await record('2026-11-20')
    expect((await ask(path, siti, before)).status).toBe(200)
    expect(await tagOf(path, siti)).not.toBe(before)
  })
  it('a list is sent again after a new package, and a master list after a new price', async () => {
    const [list, flights] = [await tagOf(LIST, siti), await tagOf('/custom-data/pesawat', siti)]
    await api.call('POST', LIST, { token: siti, body: await workedQuote(api, siti) })
    const after = await ask(LIST, siti, list)
    expect([after.status, ((await after.json()) as { meta: { total: number } }).meta.total]).toEqual([200, 5])
    const [flight] = await api.store.masters.list('pesawat')
    if (!flight) throw new Error('no flight')
    await api.store.masters.update([{ ...flight, price: flight.price + 1 }])
    expect((await ask('/custom-data/pesawat', siti, flights)).status).toBe(200)
  })
  it('a mitra never gets the list of another mitra, whatever ETag the client sends', async () => {
    const tags = [await tagOf(LIST, siti), await tagOf(LIST, dewi), await tagOf(LIST, admin)]
    expect(new Set(tags).size).toBe(3)
    for (const [token, total] of [
      [dewi, 3],
      [admin, 8],
    ] as const) {
      const answer = await ask(LIST, token, tags[0])
      expect([answer.status, ((await answer.json()) as { meta: { total: number } }).meta.total]).toEqual([200, total])
    }
    const flights = await tagOf('/custom-data/pesawat', siti)
    expect((await ask('/custom-data/pesawat', dewi, flights)).status).toBe(304)
  })
  it.each(['/custom-data/pesawat', `/hotel/makkah?${STAY}`, '/hotel/makkah'])(
    '%s says how many bytes it has before compression, because an export shows how much has come',
    async (path) => {
      const answer = await ask(path, admin)
      const { byteLength } = await answer.clone().arrayBuffer()
      expect(answer.headers.get('x-body-size')).toBe(String(byteLength))
      expect(answer.headers.get('content-type')).toBe('application/json')
    },
  )
  it('a list has the same ETag in a browser without WebCrypto', async () => {
    const tag = await tagOf(LIST, siti)
    vi.stubGlobal('crypto', {
      getRandomValues: () => {
        throw new Error('not here')
      },
      subtle: plainSubtle,
    })
    expect([await tagOf(LIST, siti), (await ask(LIST, siti, tag)).status]).toEqual([tag, 304])
  })
})

describe('every other answer', () => {
  const untagged = ({ status, headers }: { status: number; headers: Headers }) => [
    status,
    headers.get('cache-control'),
    headers.get('etag'),
  ]
  it('no cache may store the profile, a package, its form or the answer to a save', async () => {
    const { body: saved, ...created } = await api.call('POST', LIST, {
      token: siti,
      body: await workedQuote(api, siti),
    })
    expect(untagged(created)).toEqual([201, 'no-store', null])
    for (const path of ['/partner/me', `${LIST}/${saved.data.id}`, `${LIST}/${saved.data.id}/edit-data`])
      expect(untagged(await ask(path, siti, '*'))).toEqual([200, 'no-store', null])
  })
  it.each([
    [LIST, 401],
    ['/custom-data/pesawat', 401],
    ['/custom-data/entah', 404],
    ['/hotel/jeddah', 404],
    ['/hotel/makkah?date_check_in=x', 422],
    ['/entah', 404],
  ])('no cache may store the error of %s', async (path, status) => {
    const answer = await ask(path, status === 401 ? 'token-of-nobody' : siti, '*')
    expect([
      ...untagged(answer),
      answer.headers.get('vary'),
      typeof ((await answer.json()) as { message: string }).message,
    ]).toEqual([status, 'no-store', null, null, 'string'])
  })
})
