import { gzipSync } from 'node:zlib'
import { is, Placeholder, type Query } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import pg from 'pg'
import type { Database } from '@/partner-api/postgres/database'
import { ownDetail } from '@/partner-api/postgres/queries/packageQueries'
import { ownList } from '@/partner-api/postgres/packagePages'
import { businessDay } from '@/partner-api/pricing/businessDay'
import type { PackageDetail, PackageListRow } from '@/partner-api/stores/store'
import { NO_STATUS } from '@/partner-api/stores/statusStore'
import { SORT_FIELDS } from '@/partner-api/stores/packageSort'
import { wireDetail, wireRow } from '@/partner-api/wire/wire'
import { wireStatus } from '@/partner-api/wire/wireStatus'
import { announce } from './announce'

/**
 * `node --import tsx tests/bench/findServer.ts <address of a database> <mitra>` finds the rows that the API finds, answers
 * the same bytes, and does nothing else. It has Hono, the driver with ten connections, and a prepared
 * statement for each answer, with the statements and field names of the API. It makes JSON of the
 * rows, and compresses it when asked. It knows no session, no ETag and no log.
 */
const [url, mitra] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })

/** A statement of the API's store, prepared under a name, without the store around it. */
async function prepared<Row>(name: string, run: (db: Database) => Promise<unknown>) {
  const texts: Query[] = []
  const prepareQuery = (query: Query) => {
    texts.push(query)
    return { execute: async () => ({ rows: [] }) }
  }
  await run({ _: { session: { prepareQuery } } } as unknown as Database)
  const [{ sql: text, params } = { sql: '', params: [] }] = texts
  return async (given: Record<string, unknown>): Promise<Row | undefined> => {
    const values = params.map((value) => (is(value, Placeholder) ? given[value.name] : value))
    const { rows } = await pool.query<{ json: Row }>({ name, text, values })
    return rows[0]?.json
  }
}

const findList = await prepared<{ total: number; rows: PackageListRow[] }>('list', (db) =>
  ownList(db, { page: 1, perPage: 50 }),
)
const findDetail = await prepared<PackageDetail>('detail', (db) => ownDetail(db, { id: 1, mitraId: 1 }))

function send(c: Context, value: unknown) {
  const text = JSON.stringify(value)
  if (!c.req.header('accept-encoding')?.includes('gzip'))
    return c.body(text, 200, { 'content-type': 'application/json' })
  return c.body(gzipSync(text) as Uint8Array<ArrayBuffer>, 200, {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  })
}

const app = new Hono()
  .get('/api/partner/umroh-regular', async (c) => {
    const limit = Number(c.req.query('per_page') ?? 50)
    const page = Number(c.req.query('page') ?? 1)
    const today = businessDay(Date.now())
    const place = { limit, offset: (page - 1) * limit, end: page * limit }
    const { total, rows } = (await findList({ mitraId: mitra, today, ...place })) ?? { total: 0, rows: [] }
    const data = rows.map((row) => wireRow({ ...row, status: row.status ?? NO_STATUS }, false, today))
    return send(c, { data, meta: { total, page, per_page: limit, sort_by: SORT_FIELDS } })
  })
  .get('/api/partner/umroh-regular/:id', async (c) => {
    const found = await findDetail({ id: c.req.param('id'), mitraId: mitra })
    if (!found) return c.notFound()
    const status = wireStatus(found.status ?? NO_STATUS, businessDay(Date.now()))
    return send(c, wireDetail(found.id, found.snapshot, null, status))
  })

announce(app, 'find')
