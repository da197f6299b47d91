import { beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '@/partner-api/auth/tokens'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { apiOver, HASAN, SITI, workedQuote, type Api, NOW } from '../fixtures'

const PATH = '/partner/umroh-regular'
const DAY = 86_400_000

let api: Api
let memory: ReturnType<typeof createMemoryStore>
let token: string
let quote: Awaited<ReturnType<typeof workedQuote>>
beforeEach(async () => {
  memory = createMemoryStore()
  api = await apiOver(memory, { packages: [1, 1] })
  token = await api.login(SITI)
  quote = await workedQuote(api, token)
})
const send = (key: string, body: unknown = quote, { method = 'POST', path = PATH, as = token } = {}) =>
  api.call(method, path, { token: as, body, headers: { 'idempotency-key': key } })
const total = async () => (await api.call('GET', PATH, { token })).body.meta.total

describe('Idempotency-Key (fault 15)', () => {
  it('a repeated request gets the first answer and writes nothing', async () => {
    const first = await send('a')
    const again = await send('a')
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await total()).toBe(2)
  })
  it('simultaneous requests with one key save once; two keys, or none, save twice', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('a')))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    await send('b')
    await api.call('POST', PATH, { token, body: quote })
    await api.call('POST', PATH, { token, body: quote })
    expect(await total()).toBe(5)
  })
  it('a key that comes with another body, path or method is answered with 409', async () => {
    const {
      body: {
        data: { id },
      },
    } = await send('a')
    for (const answer of [
      await send('a', { ...quote, namaPaket: 'Lain' }),
      await send('a', quote, { method: 'PUT', path: `${PATH}/${id}` }),
      await send('a', { namaPaket: 'x' }, { path: `${PATH}/${id}/duplicate` }),
    ])
      expect([answer.status, Object.keys(answer.body)]).toEqual([409, ['message']])
    expect(await total()).toBe(2)
  })
  it('a key works for PUT and for a duplicate too', async () => {
    const {
      body: {
        data: { id },
      },
    } = await send('a')
    const put = { method: 'PUT', path: `${PATH}/${id}` }
    const changed = { ...quote, jumlahJamaah: 20 }
    await send('put', changed, put)
    await api.call('PUT', `${PATH}/${id}`, { token, body: { ...quote, jumlahJamaah: 30 } })
    expect((await send('put', changed, put)).status).toBe(200)
    expect((await api.call('GET', `${PATH}/${id}`, { token })).body.data.package.jumlah_jamaah).toBe(30)
    const copies = await Promise.all(
      [1, 2, 3].map(() => send('dup', { namaPaket: 'Salinan' }, { path: `${PATH}/${id}/duplicate` })),
    )
    expect(new Set(copies.map(({ body }) => body.data.id)).size).toBe(1)
  })
  it('the API keeps a key for 31 days, longer than a phone keeps a draft, and until its clock is sure', async () => {
    await send('a')
    api.clock.now += 31 * DAY
    const as = await api.login(SITI)
    await send('a', quote, { as })
    token = as
    expect(await total()).toBe(2)
    // A login confirms the clock, and two days later another one deletes the key.
    api.clock.now += 1
    await api.login(SITI)
    api.clock.now += 2 * DAY
    token = await api.login(SITI)
    await send('a')
    expect(await total()).toBe(3)
  })
  it('a key belongs to one user: the equal key of another user is another key', async () => {
    await send('a')
    await send('a', quote, { as: await api.login(HASAN) })
    expect(await total()).toBe(3)
  })
  it('a row of an earlier version, whose fingerprint is a plain hash of the request, answers its own request and no other', async () => {
    const path = `${PATH}/${(await send('a')).body.data.id}/duplicate`
    const first = await send('b', { namaPaket: 'Salinan' }, { path })
    const state = memory.exportState()
    const fingerprint = await sha256(`POST /api${path}\n${JSON.stringify({ namaPaket: 'Salinan' })}`)
    const keys = Object.fromEntries(Object.entries(state.keys).map(([name, row]) => [name, { ...row, fingerprint }]))
    api = await apiOver(createMemoryStore({ initial: { ...state, keys } }), { demo: false })
    expect((await send('b', { namaPaket: 'Salinan' }, { path })).body).toEqual(first.body)
    expect((await send('b', { namaPaket: 'Lain' }, { path })).status).toBe(409)
  })
  it('a key can be used again after a failed save', async () => {
    expect((await send('a', { ...quote, pesawat: { id: 999_999 } })).status).toBe(422)
    expect((await send('a')).status).toBe(201)
  })
  it('a repeated request gets the first answer also after its master was deleted', async () => {
    const first = await send('a')
    await api.store.masters.mark([quote.pesawat.id], NOW)
    expect((await send('a')).body).toEqual(first.body)
  })
  it('a key may have 200 characters but not 201, and an empty key counts as none', async () => {
    expect((await send('k'.repeat(200))).status).toBe(201)
    expect((await send('k'.repeat(201))).status).toBe(400)
    await send(' ')
    await send(' ')
    expect(await total()).toBe(4)
  })
  it('a key may be called __proto__', async () => {
    await send('__proto__')
    await send('__proto__')
    expect(await total()).toBe(2)
  })
})

describe('an unexpected error', () => {
  it('an unexpected error is answered with 500 in Indonesian; the host learns only its method and route', async () => {
    const told: unknown[] = []
    const store = createMemoryStore()
    const broken = {
      ...store,
      masters: {
        ...store.masters,
        list: async () => {
          throw new Error('disk')
        },
      },
    }
    const own = await apiOver(broken, { onError: (error, request) => told.push([(error as Error).message, request]) })
    const as = await own.login(SITI)
    const answer = await own.call('GET', '/custom-data/pesawat?rahasia=1', { token: as })
    expect([answer.status, answer.body]).toEqual([500, { message: 'Terjadi kesalahan di server. Coba lagi.' }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(told).toEqual([['disk', { method: 'GET', route: '/api/custom-data/:name' }]])
  })
})
