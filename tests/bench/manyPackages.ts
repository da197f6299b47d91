import { sql, type SQL } from 'drizzle-orm'
import type { Database, OpenDatabase } from '@/partner-api/postgres/database'

/** The packages that a benchmark prices itself. All others are copies of them: pricing a million would take hours. */
export const SEEDED = [90, 10]

/** The mitra that sends the requests has so many of a hundred packages. */
const SHARE = 30

const INDEXES = ['packages_search_grams', 'packages_by_name']

/** Builds indexes at the end, which takes a tenth of the time of adding a hundred thousand names one by one. */
async function withoutIndexes(tx: Database, work: () => Promise<void>): Promise<void> {
  const built: string[] = []
  for (const name of INDEXES) {
    const { rows } = (await tx.execute(sql`select pg_get_indexdef(${name}::regclass) as index`)) as unknown as {
      rows: { index: string }[]
    }
    built.push(rows[0]?.index ?? '')
    await tx.execute(sql`drop index ${sql.identifier(name)}`)
  }
  await work()
  for (const index of built) await tx.execute(sql.raw(index))
}

/** More mitra, each with a user: 18 for a thousand packages, 502 for a million. */
const addMitra = (packages: number): SQL[] => [
  sql`insert into mitra (name) select 'Mitra ' || n from generate_series(1, ${Math.ceil(Math.sqrt(packages) / 2)}::int) n`,
  sql`insert into users (email, name, password_hash, mitra_id, roles, permissions)
    select 'mitra' || id || '@a.co', 'Mitra ' || id, '', id, '["mitra"]', '[]' from mitra where name like 'Mitra %'`,
]

/**
 * Gives each copy a mitra and an age. The first mitra has `SHARE` percent of the copies. The others share the rest
 * unevenly: a quarter of them has half of it. The oldest copy is two years older than the newest.
 */
const chooseOwners = (wanted: number): SQL[] => [
  sql`create temp table owners on commit drop as select row_number() over (order by mitra_id) - 1 as place, mitra_id, min(id) as user_id
    from users where mitra_id is not null group by mitra_id`,
  sql`create temp table copies on commit drop as
    select s.id as source, c.at as n, (select max(id) from packages) + c.at as id, interval '730 days' * (c.at::float / ${wanted}::int) as age,
      case when c.chance % 100 < ${SHARE}::int then 0
        else 1 + floor((select count(*) - 1 from owners) * ((c.chance / 100 % 10000) / 10000.0) ^ 2) end as place
    from (select at, (abs(hashint8(at::bigint)::bigint) % 1000000) as chance from generate_series(1, ${wanted}::int) at) c
    join (select id, row_number() over (order by id) - 1 as at from packages) s on s.at = c.at % 100`,
  sql`analyze copies`,
]

const copyPackages: SQL[] = [
  sql`insert into packages (id, mitra_id, created_by, created_at, nama_paket, search_name, check_in,
      tipe_perjalanan, jumlah_jamaah, total_double, total_triple, total_quad) overriding system value
    select c.id, o.mitra_id, o.user_id, p.created_at - c.age, p.nama_paket || ' ' || c.n, p.search_name || ' ' || c.n, p.check_in - c.age,
      p.tipe_perjalanan, p.jumlah_jamaah, p.total_double + c.n, p.total_triple + c.n, p.total_quad + c.n
    from copies c join packages p on p.id = c.source join owners o on o.place = c.place`,
  sql`insert into package_snapshots (package_id, snapshot)
    select c.id, jsonb_set(s.snapshot, '{namaPaket}', to_jsonb((s.snapshot ->> 'namaPaket') || ' ' || c.n))
    from copies c join package_snapshots s on s.package_id = c.source`,
  // A third was shared, and is kept with its customer.
  sql`insert into package_statuses (package_id, customer_name, first_sent_at, sent_at, valid_until)
    select c.id, 'Bapak ' || c.n, p.created_at, p.created_at, (p.created_at + interval '7 days')::date
    from copies c join packages p on p.id = c.id where c.n % 3 = 0`,
  sql`insert into package_counts (mitra_id, step) select o.mitra_id, count(*) from copies c join owners o on o.place = c.place group by 1`,
  sql`select setval(pg_get_serial_sequence('packages', 'id'), (select max(id) from packages))`,
]

/** Fills a seeded database with copies of its packages, snapshots and statuses, for many mitra. */
export async function multiply({ db, close }: OpenDatabase, packages: number): Promise<void> {
  const wanted = packages - SEEDED.reduce((all, some) => all + some, 0)
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
      // Triggers and foreign keys would look at each row. The rows that a trigger adds are added at once instead.
      await tx.execute(sql`set local session_replication_role = replica`)
      if (wanted > 0)
        await withoutIndexes(tx, async () => {
          for (const step of [...addMitra(packages), ...chooseOwners(wanted), ...copyPackages]) await tx.execute(step)
        })
    })
    // A database in use has done this long ago through autovacuum. The role's timeout is too short for a million.
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`vacuum analyze`)
  } finally {
    await close()
  }
}
