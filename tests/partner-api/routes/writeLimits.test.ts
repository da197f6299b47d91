import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ApiError } from '@/partner-api/errors/apiError'
import { writeLimits, WRITE_PACES } from '@/partner-api/routes/writeLimits'
import { apiOver, DEWI, HASAN, NOW, SITI, workedQuote } from '../fixtures'

const pace = (free: number, every = 1000) => ({ free, every })
const LIST = '/partner/umroh-regular'

/** A seeded API with these limits, and saves of a user. */
async function limited(paces: Parameters<typeof writeLimits>[0]) {
  const clock = { now: NOW }
  const api = await apiOver(createMemoryStore(), {
    packages: [1, 1],
    now: () => clock.now,
    admitWrite: writeLimits(paces, () => clock.now),
  })
  const tokens = new Map<string, string>()
  const tokenOf = async (email: string) => {
    const token = tokens.get(email) ?? (await api.login(email))
    tokens.set(email, token)
    return token
  }
  const save = async (email: string, more: object = {}) => {
    const token = await tokenOf(email)
    return api.call('POST', LIST, { token, body: { ...(await workedQuote(api, token)), ...more } })
  }
  const total = async (email: string) =>
    (await api.call('GET', LIST, { token: await tokenOf(email) })).body.meta.total as number
  return { clock, save, total, api, tokenOf }
}

describe('the writes of a mitra', () => {
  it('the users of one mitra wait together, another mitra does not, and after the wait they may go on', async () => {
    const { clock, save, total } = await limited({ ...WRITE_PACES, writes: pace(2) })
    expect([(await save(SITI)).status, (await save(HASAN)).status]).toEqual([201, 201])
    const before = await total(SITI)
    const refused = await save(SITI)
    expect([refused.status, refused.headers.get('retry-after'), refused.body.message]).toEqual([
      429,
      '1',
      'Terlalu banyak perubahan sekaligus. Coba lagi dalam 1 detik.',
    ])
    expect(await total(SITI)).toBe(before)
    expect((await save(DEWI)).status).toBe(201)
    clock.now += 1000
    expect((await save(HASAN)).status).toBe(201)
  })

  it('bytes are limited, too, and reading is not', async () => {
    const { save, total } = await limited({ ...WRITE_PACES, bytes: pace(10_000) })
    expect((await save(SITI, { namaPaket: 'a'.repeat(900) })).status).toBe(201)
    while ((await save(SITI)).status === 201);
    expect((await save(SITI)).status).toBe(429)
    expect(await total(SITI)).toBeGreaterThan(1)
  })

  it('a request that names a length without end stops nobody for longer than the largest body does', async () => {
    let ran = 0
    const admit = writeLimits(undefined, () => ran)
    const writes = new Hono().post('/', (c) => {
      admit(c, 'mitra 1')
      return c.text('counted')
    })
    writes.onError((error, c) => c.text(error instanceof ApiError ? 'refused' : String(error), 429))
    const write = async (now: number, length: string) => {
      ran = now
      return (await writes.request('/', { method: 'POST', headers: { 'content-length': length } })).text()
    }
    expect(await write(0, '99999999999999999999')).toBe('counted')
    expect(await write(1000, '100')).toBe('counted')
  })

  it('a mitra adds at most 50 MB in a minute', () => {
    const { free, every } = WRITE_PACES.bytes
    expect(free + 60_000 / every).toBeLessThan(50_000_000)
  })
})
