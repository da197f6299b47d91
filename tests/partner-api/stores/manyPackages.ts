import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import type { PackageQuery } from '@/partner-api/stores/store'
import { twoMitra } from '../fixtures'

const WORDS = sql`(case when n % 3 = 0 then 'umroh hemat ' else 'umroh reguler ' end) || n`

/**
 * Opens a store over packages of two mitra, the newest first. Nine of ten are the first mitra's. `name` is SQL that makes
 * the name of package `n`.
 */
export async function manyPackages(database: OpenDatabase, many: number, name: SQL = WORDS) {
  const run = async <T>(query: SQLWrapper) =>
    ((await database.db.execute(sql`${query}`)) as unknown as { rows: T[] }).rows

  /** Fills the packages while they have no index. An index that is made of all rows at once takes a fraction of the time. */
  async function withoutIndexes(fill: SQLWrapper) {
    const indexes = await run<{ name: string; made: string }>(sql`select indexrelid::regclass::text as name,
      pg_get_indexdef(indexrelid) as made from pg_index where indrelid = 'packages'::regclass and not indisprimary`)
    for (const index of indexes) await run(sql.raw(`drop index ${index.name}`))
    await run(fill)
    for (const { made } of indexes) await run(sql.raw(made))
  }

  const store = await createPostgresStore(database)
  const people = await twoMitra(store)
  await withoutIndexes(
    sql`insert into packages (mitra_id, created_by, created_at, nama_paket, search_name, jumlah_jamaah, total_double, total_triple, total_quad, check_in)
    select case when n % 10 = 0 then ${people.second}::bigint else ${people.first}::bigint end, ${people.firstUser}::bigint, now() - n * interval '1 minute', name, name, n % 7, n, n, n, date '2026-01-01' + (n % 700)::int
    from (select n, ${name} as name from generate_series(1, ${many}::int) n) named`,
  )
  await run(sql`vacuum analyze packages`)
  /** A search of the first mitra's packages. */
  const query = (changes: Partial<PackageQuery> = {}): PackageQuery => ({
    scope: { mitraId: people.first },
    q: '',
    page: 1,
    perPage: 50,
    ...changes,
  })
  return { store, people, run, query }
}
export type ManyPackages = Awaited<ReturnType<typeof manyPackages>>
