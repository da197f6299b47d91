import { gzipSync } from 'node:zlib'
import { Hono, type Context } from 'hono'
import pg from 'pg'
import { announce } from './announce'

/**
 * `node --import tsx tests/bench/findServer.ts <address of a database> <mitra>` finds and answers what the API does, and
 * does nothing else: Hono, the driver with ten connections, and one statement for each answer that PostgreSQL has
 * prepared. It finds a page of the mitra's packages, with their number and their statuses, makes the JSON of the answer
 * from the rows, and compresses it when asked. It knows no session, no ETag and no log.
 */
const [url, mitra] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })

const LIST = {
  name: 'list',
  text: `select p.id, p.nama_paket, p.tipe_perjalanan, p.jumlah_jamaah, p.total_double as total_price_double_rupiah,
      p.total_triple as total_price_triple_rupiah, p.total_quad as total_price_quad_rupiah, p.created_at, p.check_in::text,
      case when s.lost_at is not null then 'batal' when s.sent_at is null then 'draf' when s.valid_until < current_date then 'lewat-masa' else 'terkirim' end as status,
      s.valid_until::text, s.customer_name, s.remind_at::text, false as other_chosen, t.total
    from (select coalesce(sum(step), 0)::int as total from package_counts where mitra_id = $1) t,
      (select id from packages where mitra_id = $1 order by created_at desc, id desc limit $2 offset $3) cut
      join packages p using (id) left join package_statuses s on s.package_id = p.id
    order by p.created_at desc, p.id desc`,
}
const DETAIL = {
  name: 'detail',
  text: `select s.snapshot, t.sent_at, t.valid_until, t.customer_name, t.customer_phone from packages p
    join package_snapshots s on s.package_id = p.id left join package_statuses t on t.package_id = p.id
    where p.id = $1 and p.mitra_id = $2`,
}

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
    const perPage = Number(c.req.query('per_page') ?? 50)
    const page = Number(c.req.query('page') ?? 1)
    const { rows } = await pool.query<{ total: number }>({ ...LIST, values: [mitra, perPage, (page - 1) * perPage] })
    const data = rows.map(({ total: _, ...row }) => row)
    return send(c, { data, meta: { total: rows[0]?.total ?? 0, page, per_page: perPage } })
  })
  .get('/api/partner/umroh-regular/:id', async (c) => {
    const { rows } = await pool.query({ ...DETAIL, values: [c.req.param('id'), mitra] })
    return send(c, { data: rows[0] })
  })

announce(app, 'find')
