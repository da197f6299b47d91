import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'
import { ADMIN, apiOver, DEWI, HASAN, SITI, workedQuote, type Answer, type Api } from '../fixtures'
import { offerOf } from '../offers/offerWorld'
import { reusedPgliteStore } from '../stores/newPglite'
import { postgresDatabases } from '../stores/testDatabases'
import { hasPostgres } from '../stores/scratchPostgres'

const PACKAGES = '/partner/umroh-regular'
/** More than the pool has connections. */
const CROWD = 14

describe.skipIf(!hasPostgres)('many writes that wait for one lock (docs/product.md §29.5.10)', () => {
  const newDatabase = postgresDatabases()
  let [holder, watcher, api]: [pg.Client?, pg.Client?, Api?] = []
  let tokens: Record<'siti' | 'dewi' | 'admin', string>
  let packageId: number
  let quote: Awaited<ReturnType<typeof workedQuote>>
  const world = () => {
    if (!holder || !api) throw new Error('not open yet')
    return { holder, api }
  }
  beforeAll(async () => {
    const url = await newDatabase()
    api = await apiOver(await openPostgresStore(url))
    holder = new pg.Client({ connectionString: url })
    watcher = new pg.Client({ connectionString: url })
    await Promise.all([holder.connect(), watcher.connect()])
    tokens = { siti: await api.login(SITI), dewi: await api.login(DEWI), admin: await api.login(ADMIN) }
    quote = await workedQuote(api, tokens.siti)
    packageId = (await api.call('POST', PACKAGES, { token: tokens.siti, body: quote })).body.data.id
  }, 60_000)
  afterAll(async () => {
    await Promise.all([holder?.end(), watcher?.end()])
    await api?.store.close()
  }, 60_000)

  const keyed = (key: string) => ({ 'idempotency-key': key })
  const share = (key: string) =>
    world().api.call('POST', `${PACKAGES}/${packageId}/offers`, {
      token: tokens.siti,
      body: offerOf(),
      headers: keyed(key),
    })
  const signIn = (password: string) => world().api.call('POST', '/partner/login', { body: { email: HASAN, password } })

  /** Waits until transactions wait for the lock, and no more come. */
  async function crowded(before = 0, rounds = 50): Promise<void> {
    const waiting = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await new Promise((done) => setTimeout(done, 100))
    const { count } = (await watcher?.query<{ count: number }>(waiting))?.rows[0] ?? { count: 0 }
    if (rounds > 0 && (count === 0 || count > before)) await crowded(count, rounds - 1)
  }

  type Case = { kind: string; lock: string; write: (turn: number) => Promise<Answer>; ends: number }
  const CASES: Case[] = [
    { kind: 'offers of a mitra', lock: 'select 1 from mitra for update', write: (turn) => share(`${turn}`), ends: 201 },
    { kind: 'one idempotency key', lock: 'select 1 from mitra for update', write: () => share('same'), ends: 201 },
    {
      kind: 'one package',
      lock: 'select 1 from packages for update',
      write: () => world().api.call('PUT', `${PACKAGES}/${packageId}`, { token: tokens.siti, body: quote }),
      ends: 200,
    },
    {
      kind: 'accounts',
      lock: 'select pg_advisory_xact_lock(7203114909)',
      write: (turn) => world().api.call('POST', '/mitra', { token: tokens.admin, body: { name: `Mitra ${turn}` } }),
      ends: 201,
    },
    {
      kind: 'imports',
      lock: `select pg_advisory_xact_lock(hashtextextended('import visa', 0))`,
      write: (turn) =>
        world().api.call('POST', '/custom-data/visa/import', {
          token: tokens.admin,
          body: { rows: [{ id: null, before: null, after: { visa: `Visa ${turn}`, price_IDR: 9 } }] },
        }),
      ends: 200,
    },
    { kind: 'logins of a user', lock: 'select 1 from users for update', write: () => signIn('mitra123'), ends: 200 },
    {
      kind: 'tries of an account',
      lock: 'select 1 from login_attempts for update',
      write: () => signIn('salah sekali'),
      ends: 401,
    },
  ]

  it.each(CASES)(
    '$kind: a stranger reads, and the server is well',
    async ({ kind, lock, write, ends }) => {
      const { api: server, holder: other } = world()
      if (kind.startsWith('tries')) await signIn('salah sekali')
      await other.query('begin')
      await other.query(lock)
      const crowd = Array.from({ length: CROWD }, (_, turn) => write(turn))
      await crowded()
      const [list, health] = await Promise.all([
        server.call('GET', PACKAGES, { token: tokens.dewi }),
        server.call('GET', '/health'),
      ])
      expect([list.status, health.status]).toEqual([200, 200])
      await other.query('commit')
      const statuses = (await Promise.all(crowd)).map(({ status }) => status)
      expect(statuses).toContain(ends)
      expect(statuses.filter((status) => ![ends, 429, 503].includes(status))).toEqual([])
    },
    30_000,
  )

  it('a write that waits too long for a lock, which another server may hold, is told to come back', async () => {
    const { api: server, holder: other } = world()
    await other.query(`do $$ begin
      execute format('alter role current_user in database %I set lock_timeout = 200', current_database());
    end $$`)
    await other.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      'partner-api',
    ])
    await other.query('begin')
    await other.query('select 1 from mitra for update')
    const late = await share('late')
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
    expect(late.body.message).toBe('Server sedang sibuk. Coba lagi dalam 5 detik.')
    await other.query('commit')
    expect((await share('late')).status).toBe(201)
    expect(server.errors).toEqual([])
  })
})

describe('many writes of one mitra on PGlite, which has one connection', () => {
  it('a stranger’s list is answered before most of them', async () => {
    const api = await apiOver(await reusedPgliteStore())
    const [siti, dewi] = [await api.login(SITI), await api.login(DEWI)]
    const body = await workedQuote(api, siti)
    const ended: string[] = []
    const writes = Array.from({ length: 12 }, async () => {
      ended.push(`${(await api.call('POST', PACKAGES, { token: siti, body })).status}`)
    })
    // The crowd has its sessions, and wants to write.
    await api.call('GET', '/partner/me', { token: siti })
    expect((await api.call('GET', PACKAGES, { token: dewi })).status).toBe(200)
    expect(ended.length).toBeLessThan(5)
    await Promise.all(writes)
    expect(new Set(ended)).toEqual(new Set(['201']))
    await api.store.close()
  }, 60_000)
})
