import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterBody } from '../../support/bodies'
import { openRoutes } from '@/partner-api/routes/offers/openRoutes'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'
import { ADMIN, apiOver, NOW, SITI, workedQuote, type Api } from '../fixtures'

const PACKAGES = '/partner/umroh-regular'
const STAY = '/hotel/makkah?date_check_in=2027-04-10&date_check_out=2027-04-14'

/** Two servers, each with a pool, over one database. A change that one of them writes holds for the other at once. */
export function twoProcesses(newDatabase: () => Promise<string>): void {
  describe('two processes over one database (docs/product.md §29.5.6)', () => {
    let [one, two]: Api[] = []
    let siti: string
    let admin: string
    const both = () => {
      if (!one || !two) throw new Error('not open yet')
      return [one, two] as const
    }
    beforeAll(async () => {
      const url = await newDatabase()
      one = await apiOver(await openPostgresStore(url))
      two = await apiOver(await openPostgresStore(url))
      siti = await one.login(SITI)
      admin = await two.login(ADMIN)
    }, 60_000)
    afterAll(() => Promise.all([one?.store.close(), two?.store.close()]))

    const get = (at: Api, path: string, headers = {}) => at.call('GET', path, { token: siti, headers })

    it('one key saves once, however many requests bring it to either process at the same moment', async () => {
      const [first, second] = both()
      const before = (await get(first, PACKAGES)).body.meta.total
      const body = await workedQuote(first, siti)
      const sent = { token: siti, body, headers: { 'idempotency-key': 'bersama' } }
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) => (at % 2 ? first : second).call('POST', PACKAGES, sent)),
      )
      expect(new Set(answers.map(({ status, body: { data } }) => `${status} ${data.id}`)).size).toBe(1)
      expect((await get(second, PACKAGES)).body.meta.total).toBe(before + 1)
      const other = { ...sent, body: { ...body, namaPaket: 'Lain' } }
      expect((await second.call('POST', PACKAGES, other)).status).toBe(409)
    })

    it('masters, the rate and totals of searches that one process changes are those of the other at its next answer', async () => {
      const [first, second] = both()
      const [airline] = (await get(first, '/custom-data/pesawat')).body.data.data
      const known = (await get(first, '/custom-data/pesawat')).headers.get('etag') ?? ''
      const renamed = masterBody('pesawat', { name: 'Maskapai Baru', price: 9, logo: null })
      expect(
        (await second.call('PUT', `/custom-data/pesawat/${airline.id}`, { token: admin, body: renamed })).status,
      ).toBe(200)
      const [after] = (await get(first, '/custom-data/pesawat', { 'if-none-match': known })).body.data.data
      expect(Object.values(after)).toContain('Maskapai Baru')

      const price = async (at: Api) => (await get(at, STAY)).body.data.data[0].harga_double_jamaah_rupiah
      const before = await price(first)
      await second.call('POST', '/custom-data/kurs', {
        token: admin,
        body: { rupiah_per_sar: 9400, buffer: 0, valid_from: '2026-11-20' },
      })
      expect(await price(first)).toBe(before * 2)

      const finds = async (at: Api) => (await get(at, `${PACKAGES}?q=nama%20yang%20langka`)).body.meta.total
      expect([await finds(first), await finds(second)]).toEqual([0, 0])
      const body = { ...(await workedQuote(second, siti)), namaPaket: 'Nama yang langka' }
      await second.call('POST', PACKAGES, { token: siti, body })
      expect([await finds(first), await finds(second)]).toEqual([1, 1])
    })

    it('a session that one process ends is ended for the other', async () => {
      const [first, second] = both()
      const token = await first.login(SITI)
      expect((await second.call('GET', '/partner/me', { token })).status).toBe(200)
      await second.call('POST', '/partner/logout', { token })
      expect((await first.call('GET', '/partner/me', { token })).status).toBe(401)
    })

    it('wrong passwords and visits of open pages are counted together', async () => {
      const [first, second] = both()
      const wrong = { body: { email: 'dewi@barokah.co.id', password: 'salah-sekali' } }
      const tries: number[] = []
      for (let index = 0; index < 11; index += 1)
        tries.push((await (index % 2 ? first : second).call('POST', '/partner/login', wrong)).status)
      expect(tries.map((status) => status === 429)).toEqual([...Array.from({ length: 10 }, () => false), true])

      const pace = { free: 2, every: 1000 }
      const [left, right] = both().map(({ store }) =>
        openRoutes({
          store,
          now: () => NOW,
          visitTime: () => NOW,
          clientAddress: () => '203.0.113.9',
          forwardedFor: () => null,
          origin: () => null,
          paces: { pages: pace, shared: { free: 99, every: 1000 }, unknown: { free: 99, every: 1000 } },
        }),
      )
      const statuses: unknown[] = []
      for (const pages of [left, right, left, right]) statuses.push((await pages?.request('/tidak-ada'))?.status)
      expect(statuses).toEqual([404, 404, 429, 429])
    })
  })
}
