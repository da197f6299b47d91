import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { openPostgres, type Database } from '@/partner-api/postgres/database'
import { createPostgresStore, openPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { Store, StoreSession } from '@/partner-api/stores/store'
import { apiOver, NOW, sessionOf, SITI, snapshotNamed, twoMitra, workedQuote } from '../fixtures'
import { postgresDatabases } from '../stores/testDatabases'
import { binaries, hasPostgres } from '../stores/scratchPostgres'

const outage = () => Object.assign(new Error('the database shuts down'), { code: '57P01' })

/** A store whose transactions fail with an outage after their work while `runs` is below one. */
function failing(store: Store) {
  const story = { runs: 1 }
  const transaction: Store['transaction'] = (work, mayRepeat) =>
    store.transaction(async (tx: StoreSession) => {
      const answer = await work(tx)
      story.runs += 1
      if (story.runs < 1) throw outage()
      return answer
    }, mayRepeat)
  return { story, store: { ...store, transaction } }
}

describe.skipIf(!hasPostgres)('a database that goes away', () => {
  const newDatabase = postgresDatabases()
  let url: string
  let store: Store
  const lost: Error[] = []
  /** Ends the connections of the API, as a failover does. */
  const breakConnections = async () => {
    const { db, close } = await openPostgres(url, { maxConnections: 1 })
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await close()
  }
  beforeAll(async () => {
    url = await newDatabase()
    store = await openPostgresStore(url, { lost: (error) => lost.push(error) })
  }, 60_000)
  afterAll(() => store?.close(), 60_000)

  it('a transaction whose connection breaks between two queries fails, and the process goes on', async () => {
    const before = lost.length
    const broken = store.transaction(async (tx) => {
      await tx.findMitra(1)
      await breakConnections()
      await new Promise((done) => setTimeout(done, 100))
      await tx.findMitra(1)
    })
    await expect(broken).rejects.toThrow()
    expect(lost.length).toBeGreaterThan(before)
    expect(await store.hasAccounts()).toBe(false)
  })

  it('a connection that breaks before its transaction begins is not lost to the pool', async () => {
    const { db, close } = await openPostgres(url, { maxConnections: 1 })
    const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] }
    // Node notices nothing while it waits for another program, so the pool gives the dead connection to the transaction.
    const end = `select pg_terminate_backend(${rows[0]?.pid}, 5000)`
    execFileSync(join(binaries() ?? '', 'psql'), ['-c', end, url], { stdio: 'ignore' })
    const nothing = () => db.transaction((tx) => tx.execute(sql`select 1`))
    await expect(nothing()).rejects.toThrow()
    await nothing()
    await close()
  })

  it('a transaction that may repeat runs again on a new connection, and writes once', async () => {
    const { first, firstUser } = await twoMitra(store)
    let runs = 0
    await store.transaction(async (tx) => {
      runs += 1
      await tx.insertPackage({
        mitraId: first,
        createdBy: firstUser,
        createdAt: NOW,
        snapshot: snapshotNamed('sekali'),
      })
      if (runs === 1) await breakConnections()
    }, true)
    const { total } = await store.listPackages({ scope: 'all', q: 'sekali', page: 1, perPage: 5 })
    expect([runs, total]).toEqual([2, 1])
  })

  it('the reads of every request are repeated on a new connection', async () => {
    const reads: (() => Promise<unknown>)[] = [
      () => store.findSession('tidak ada'),
      () => store.listPackages({ scope: 'all', q: '', page: 1, perPage: 5 }),
      () => store.findDetail(1, 'all'),
      () => store.findPriced([1], [1], '2026-11-20'),
    ]
    const end = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    for (const read of reads) {
      await read()
      // Node notices nothing while it waits for another program, so the pool gives a dead connection to the read.
      execFileSync(join(binaries() ?? '', 'psql'), ['-c', end, url], { stdio: 'ignore' })
      await expect(read()).resolves.toBeDefined()
    }
  }, 30_000)

  it('a save with a key is repeated and answered once, and one without a key is told to try again', async () => {
    const { story, store: away } = failing(await openPostgresStore(await newDatabase()))
    const api = await apiOver(away)
    const token = await api.login(SITI)
    const body = await workedQuote(api, token)
    const save = async (outages: number, headers: Record<string, string>) => {
      story.runs = -outages
      return api.call('POST', '/partner/umroh-regular', { token, body, headers })
    }
    const keyed = await save(2, { 'idempotency-key': 'sekali' })
    expect([keyed.status, story.runs]).toEqual([201, 1])
    const unkeyed = await save(1, {})
    expect([unkeyed.status, unkeyed.headers.get('retry-after'), story.runs]).toEqual([503, '5', 0])
    expect(unkeyed.body).toEqual({ message: 'Server sedang tidak dapat dihubungi. Coba lagi sebentar lagi.' })
    await away.close()
  }, 30_000)

  it('a save whose commit was written but whose answer was lost is repeated, answered and written once', async () => {
    const database = await openPostgres(await newDatabase())
    const transaction = database.db.transaction.bind(database.db)
    let lostAnswers = 0
    database.db.transaction = async (work, config) => {
      const answer = await transaction(work, config)
      if (lostAnswers > 0) {
        lostAnswers -= 1
        throw outage()
      }
      return answer
    }
    const away = await createPostgresStore(database)
    const api = await apiOver(away)
    const token = await api.login(SITI)
    const body = await workedQuote(api, token)
    const before = (await api.call('GET', '/partner/umroh-regular', { token })).body.meta.total
    lostAnswers = 2
    const headers = { 'idempotency-key': 'sekali' }
    const { status, body: saved } = await api.call('POST', '/partner/umroh-regular', { token, body, headers })
    const { body: list } = await api.call('GET', '/partner/umroh-regular', { token })
    expect([status, lostAnswers, list.meta.total - before, list.data[0].id]).toEqual([201, 0, 1, saved.data.id])
    await away.close()
  }, 30_000)

  it.each<[string, (tx: Database, stop: () => void) => Promise<unknown>]>([
    ['a query', (tx, stop) => (stop(), tx.execute(sql`select 1`))],
    ['the commit', async (_tx, stop) => stop()],
    ['a query inside a savepoint', (tx, stop) => tx.transaction((inner) => (stop(), inner.execute(sql`select 1`)))],
    ['the release of a savepoint', (tx, stop) => tx.transaction(async () => stop())],
  ])(
    'a machine that no longer answers to %s: the transaction fails after one timeout, by its error',
    async (_, work) => {
      const longestQuery = 1000
      const { db, close } = await openPostgres(url, { maxConnections: 1, longestQuery })
      const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] }
      const pid = rows[0]?.pid ?? 0
      try {
        const started = performance.now()
        const hung = db.transaction((tx) => work(tx, () => process.kill(pid, 'SIGSTOP')))
        await expect(hung).rejects.toMatchObject({ cause: { message: 'Query read timeout' } })
        expect(performance.now() - started).toBeLessThan(2 * longestQuery)
      } finally {
        process.kill(pid, 'SIGCONT')
      }
      await db.transaction((tx) => tx.execute(sql`select 1`))
      await close()
    },
  )

  it('a work that overlooks its failed statement is not taken for saved', async () => {
    const { db, close } = await openPostgres(url)
    const overlooking = db.transaction((tx) => tx.execute(sql`select 1 / 0`).catch(() => undefined))
    await expect(overlooking).rejects.toMatchObject({ cause: { message: 'A failed transaction was committed.' } })
    await close()
  })

  it('the last use of a session is written while the standby is gone, for which a save waits', async () => {
    const { db, close } = await openPostgres(url)
    const setStandby = async (name: string) => {
      await db.execute(sql.raw(`alter system set synchronous_standby_names = '${name}'`))
      await db.execute(sql`select pg_reload_conf()`)
      await vi.waitFor(async () =>
        expect(await db.execute(sql`show synchronous_standby_names`)).toMatchObject({
          rows: [{ synchronous_standby_names: name }],
        }),
      )
    }
    const userId = await store.insertUser({
      email: 'lama@a.co',
      name: 'Lama',
      passwordHash: 'x',
      mitraId: null,
      roles: ['admin'],
      permissions: [],
    })
    await store.insertToken(sessionOf(userId, 'lama'))
    let waiting: Promise<unknown> = Promise.resolve()
    try {
      await setStandby('tiada')
      const late = new Promise((_, reject) => setTimeout(() => reject(new Error('It waits for the standby.')), 2000))
      await Promise.race([store.transaction((tx) => tx.touchToken('lama', NOW + 5), true), late])
      const saved = store.insertToken(sessionOf(userId, 'baru')).then(() => 'saved')
      waiting = saved
      expect(await Promise.race([saved, new Promise((done) => setTimeout(done, 200, 'waits'))])).toBe('waits')
    } finally {
      await setStandby('')
    }
    await waiting
    expect((await store.findSession('lama'))?.lastUsedAt).toBe(NOW + 5)
    await close()
  })

  it('a caller that waited in the queue of a full pool does not make the pool leave its host', async () => {
    const connect = vi
      .spyOn(pg.Pool.prototype, 'connect')
      .mockImplementationOnce(() => Promise.reject(new Error('timeout exceeded when trying to connect')))
    const elsewhere = 'localhost:1'
    const { db, close } = await openPostgres(url.replace(/@([^/]*)/, `@$1,${elsewhere}`))
    await db.transaction((tx) => tx.execute(sql`select 1`))
    expect(connect).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
    await close()
  })

  it('the role has its timeouts, and an administrator’s own value stays', async () => {
    const fresh = await newDatabase()
    const setting = async (name: string) => {
      const { db, close } = await openPostgres(fresh)
      const { rows } = (await db.execute(sql`select current_setting(${name}) as value`)) as unknown as {
        rows: { value: string }[]
      }
      await close()
      return rows[0]?.value
    }
    await (await openPostgresStore(fresh)).close()
    expect(await setting('lock_timeout')).toBe('8s')
    expect([await setting('statement_timeout'), await setting('idle_in_transaction_session_timeout')]).toEqual([
      '20s',
      '1min',
    ])
    const { db, close } = await openPostgres(fresh)
    await db.execute(
      sql.raw(`alter role current_user in database ${new URL(fresh).pathname.slice(1)} set statement_timeout = '90s'`),
    )
    await close()
    await (await openPostgresStore(fresh)).close()
    expect(await setting('statement_timeout')).toBe('90s')
  })
})
