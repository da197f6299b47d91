import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { MIGRATIONS } from '@/partner-api/postgres/migrate'

const EMPTY_ALL = sql.raw(`do $$ declare one record; begin
  for one in select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname = 'public' and tablename <> '${MIGRATIONS.migrationsTable}'
  loop execute 'delete from ' || one.name; end loop;
  perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`)

/** Empties every table. A database in the role of a replica runs no triggers. Two triggers would refuse to delete rows. */
async function empty({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`discard all`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(EMPTY_ALL)
  })
}

/**
 * Returns a function that opens an empty database. After its `close`, the next call empties it and opens it again, which
 * takes a few milliseconds.
 */
export function reused(open: () => Promise<OpenDatabase>): () => Promise<OpenDatabase> {
  const closed: OpenDatabase[] = []
  return async () => {
    const kept = closed.pop()
    const database = kept ?? (await open())
    if (kept) await empty(kept)
    return { ...database, close: async () => void (closed.includes(database) || closed.push(database)) }
  }
}
