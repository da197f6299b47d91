import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openPostgres, type OpenDatabase } from '@/partner-api/postgres/database'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import { readSettings } from '@/partner-api/host/settings/env'
import type { Store } from '@/partner-api/stores/store'
import { apiOver, SITI, workedQuote, type Api } from '../fixtures'
import { postgresDatabases } from '../stores/testDatabases'
import { binaries, hasPostgres } from '../stores/scratchPostgres'

const PATH = '/partner/umroh-regular'

describe('the setting DATABASE_PREPARED', () => {
  it('nothing is prepared unless the operator says so, and another word than 0 or 1 stops the start', () => {
    const read = (env: Record<string, string>) => readSettings(env).databasePrepared
    expect([read({}), read({ DATABASE_PREPARED: '0' }), read({ DATABASE_PREPARED: '1' })]).toEqual([false, false, true])
    expect(() => read({ DATABASE_PREPARED: 'true' })).toThrow('DATABASE_PREPARED')
  })
})

describe.skipIf(!hasPostgres)('prepared statements', () => {
  const newDatabase = postgresDatabases()

  type Opened = { url: string; database: OpenDatabase; store: Store; api: Api; token: string }
  /** An API over one connection, so that a test can ask the connection what it has prepared. */
  async function opened(prepared: boolean, work: (opened: Opened) => Promise<void>): Promise<void> {
    const url = await newDatabase()
    const database = await openPostgres(url, { prepared, maxConnections: 1 })
    const store = await createPostgresStore(database)
    try {
      const api = await apiOver(store)
      await work({ url, database, store, api, token: await api.login(SITI) })
    } finally {
      await store.close()
    }
  }
  async function everything({ api, token }: Pick<Opened, 'api' | 'token'>) {
    const { body: saved, status } = await api.call('POST', PATH, {
      token,
      body: await workedQuote(api, token),
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    const { body: list } = await api.call('GET', PATH, { token })
    const { body: detail } = await api.call('GET', `${PATH}/${saved.data.id}`, { token })
    expect([status, list.data[0].id, detail.data.package.id]).toEqual([201, saved.data.id, saved.data.id])
    for (const query of ['?q=umroh', '?sort=nama_paket', '?page=9'])
      expect((await api.call('GET', PATH + query, { token })).status).toBe(200)
  }
  const preparedOn = async ({ db }: OpenDatabase) =>
    (
      (await db.execute(
        sql`select name, statement, generic_plans as plans from pg_prepared_statements order by statement`,
      )) as unknown as { rows: { name: string; statement: string; plans: string }[] }
    ).rows

  it('no connection keeps a prepared statement without the setting', async () => {
    await opened(false, async (all) => {
      await everything(all)
      expect(await preparedOn(all.database)).toEqual([])
    })
  }, 30_000)

  it('a pooler that gives another connection, without the prepared statements, costs no answer', async () => {
    await opened(true, async (all) => {
      await everything(all)
      const forget = () => all.database.db.execute(sql`deallocate all`)
      await forget()
      expect((await all.api.call('GET', PATH, { token: all.token })).status).toBe(200)
      await everything(all)
      await forget()
      const { status } = await all.api.call('POST', PATH, {
        token: all.token,
        body: await workedQuote(all.api, all.token),
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      expect(status).toBe(201)
    })
  }, 30_000)

  it('with the setting a connection prepares eight statements for a mitra, however many requests it serves, and plans them once', async () => {
    await opened(true, async (all) => {
      for (let times = 0; times < 8; times += 1) await everything(all)
      const kept = await preparedOn(all.database)
      // Session; session with list, and with detail; key and its answer; prices, package, audit.
      expect(kept.length).toBe(8)
      expect(kept.every(({ name }) => /^[0-9a-f]{32}$/.test(name))).toBe(true)
      const list = kept.find(({ statement }) => statement.includes("'list'"))
      expect(Number(list?.plans)).toBeGreaterThan(0)
      expect(list?.statement).not.toContain('search_name')
    })
  }, 60_000)

  it('a migration of another process does not break what a connection has prepared', async () => {
    await opened(true, async (all) => {
      await everything(all)
      const other = await openPostgres(all.url, { maxConnections: 1 })
      for (const change of [
        sql`alter table packages add column new_one text`,
        sql`alter table packages alter column jumlah_jamaah type bigint`,
        sql`alter table idempotency_keys alter column key type varchar(300)`,
      ])
        await other.db.execute(change)
      await other.close()
      await everything(all)
    })
  }, 30_000)

  it('a new connection prepares everything anew', async () => {
    await opened(true, async (all) => {
      await everything(all)
      const end = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      execFileSync(join(binaries() ?? '', 'psql'), ['-c', end, all.url], { stdio: 'ignore' })
      await everything(all)
      expect((await preparedOn(all.database)).length).toBe(8)
    })
  }, 30_000)
})
