import { Hono } from 'hono'
import pg from 'pg'
import { announce } from './announce'

/**
 * `node --import tsx tests/bench/bareServer.ts <address of a database> <mitra>` serves what lies under the API and
 * nothing else: Hono, the driver with ten connections, and statements that PostgreSQL has prepared. It knows no session,
 * counts nothing and compresses nothing. It prints its address as one line of JSON.
 */
const [url, mitra] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })

/** The database keeps each answer of the API as text, under its path. */
const ANSWER = { name: 'answer', text: 'select body from bench_answers where path = $1' }

async function answerOf(path: string): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ ...ANSWER, values: [path] })
  return rows[0]?.body ?? ''
}

/** A save has as many statements as the API's, and writes the same rows. */
const SAVE: [name: string, text: string, values: (body: string, key: string, id: number) => unknown[]][] = [
  [
    'key',
    `insert into idempotency_keys (user_id, key, fingerprint, created_at) values ($1, $2, 'bare', now())`,
    (_, key) => [1, key],
  ],
  [
    'priced',
    `select (select json_agg(m) from (select id, kind, name, price, logo from masters where id between $1 and $2) m) as masters,
      (select json_agg(h) from hotels h where id in ($3, $4)) as hotels,
      (select row_to_json(k) from (select * from kurs order by valid_from desc, id desc limit 1) k) as kurs`,
    () => [1, 12, 1, 2],
  ],
  [
    'package',
    `with added as (
      insert into packages (mitra_id, created_by, created_at, nama_paket, search_name, jumlah_jamaah, total_double, total_triple, total_quad)
      values ($1, $2, now(), $3, lower($3), 45, 1, 1, 1) returning id)
    insert into package_snapshots (package_id, snapshot) select id, $4::jsonb from added returning package_id as id`,
    (body) => [mitra, 1, (JSON.parse(body) as { namaPaket: string }).namaPaket, body],
  ],
  [
    'audit',
    `insert into audit (at, user_id, user_name, address, event, resource, record_id, label, after)
    values (now(), $1, '', '', 'create', 'umroh-regular', $2, 'bare', $3)`,
    (body, _key, id) => [1, id, body],
  ],
  ['kept', `update idempotency_keys set answer = $3 where user_id = $1 and key = $2`, (_, key) => [1, key, '{}']],
]

async function save(body: string, key: string): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    let id = 0
    for (const [name, text, values] of SAVE) {
      const { rows } = await client.query<{ id?: number }>({ name, text, values: values(body, key, id) })
      if (name === 'package') id = Number(rows[0]?.id)
    }
    await client.query('commit')
    return id
  } finally {
    client.release()
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const app = new Hono()
  .get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.body(await answerOf(pathname + search), 200, JSON_TYPE)
  })
  .post('*', async (c) => c.json({ id: await save(await c.req.text(), c.req.header('idempotency-key') ?? '') }, 201))

announce(app, 'bare')
