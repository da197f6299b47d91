import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../src/partner-api/postgres/database'

/** The packages that a benchmark seeds. Nine of ten belong to the mitra that sends the requests. */
export const SEEDED = [90, 10]

/** Copies the seeded packages with their snapshots, each copy a little older: pricing new ones would take minutes. */
export async function multiply({ db, close }: OpenDatabase, packages: number): Promise<void> {
  const wanted = packages - SEEDED.reduce((all, some) => all + some, 0)
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      // Building the index once at the end takes a tenth of the time of adding a hundred thousand names one by one.
      const { rows } = (await tx.execute(sql`select pg_get_indexdef('packages_search_grams'::regclass) as index`)) as {
        rows: { index: string }[]
      }
      await tx.execute(sql`drop index packages_search_grams`)
      await tx.execute(sql`create temp table copies on commit drop as
        select p.id as source, n, (select max(id) from packages) + row_number() over (order by n, p.id) as id
        from packages p, generate_series(1, ${Math.ceil(Math.max(0, wanted) / 100)}::int) n
        order by 3 limit ${Math.max(0, wanted)}`)
      await tx.execute(sql`insert into packages (id, mitra_id, created_by, created_at, nama_paket, search_name,
          tipe_perjalanan, jumlah_jamaah, total_double, total_triple, total_quad) overriding system value
        select c.id, p.mitra_id, p.created_by, p.created_at - c.n * interval '1 hour', p.nama_paket || ' ' || c.n, p.search_name || ' ' || c.n,
          p.tipe_perjalanan, p.jumlah_jamaah, p.total_double, p.total_triple, p.total_quad
        from copies c join packages p on p.id = c.source`)
      await tx.execute(sql`insert into package_snapshots (package_id, snapshot)
        select c.id, jsonb_set(s.snapshot, '{namaPaket}', to_jsonb((s.snapshot ->> 'namaPaket') || ' ' || c.n))
        from copies c join package_snapshots s on s.package_id = c.source`)
      await tx.execute(sql`select setval(pg_get_serial_sequence('packages', 'id'), (select max(id) from packages))`)
      await tx.execute(sql.raw(rows[0]?.index ?? ''))
    })
    // A database in use has done this long ago through autovacuum.
    await db.execute(sql`vacuum analyze`)
  } finally {
    await close()
  }
}
