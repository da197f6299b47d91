import { sql } from 'drizzle-orm'
import type { Database } from '@/partner-api/postgres/database'

const rowsOf = async (db: Database, query: string) =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Record<string, unknown>[] }).rows

const TABLES = `select c.oid, c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and c.relname not in ('schema_version', '__drizzle_migrations')`

/** Returns the functions of a database as the statements that create them. */
export const functionsOf = async (db: Database) =>
  (
    await rowsOf(
      db,
      `select pg_get_functiondef(oid) as made from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    )
  ).map(({ made }) => String(made))

/** Reads the whole schema from PostgreSQL's own catalogue, to compare two databases. */
export async function schemaOf(db: Database) {
  return {
    columns: await rowsOf(
      db,
      `select t.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity, pg_get_expr(d.adbin, d.adrelid) as otherwise
        from (${TABLES}) t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum order by 1, 2`,
    ),
    constraints: await rowsOf(
      db,
      `select t.relname, conname, pg_get_constraintdef(k.oid) as rule from (${TABLES}) t join pg_constraint k on k.conrelid = t.oid order by 1, 2`,
    ),
    indexes: await rowsOf(
      db,
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from (${TABLES}) t join pg_index i on i.indrelid = t.oid order by 1`,
    ),
    sequences: await rowsOf(
      db,
      `select sequencename, start_value, increment_by, max_value from pg_sequences where schemaname = 'public' and sequencename not like '\\_\\_drizzle%' order by 1`,
    ),
  }
}

/** The parts that only the SQL files declare, because Drizzle's tables cannot express them. */
export const extrasOf = async (db: Database) => ({
  functions: await functionsOf(db),
  triggers: await rowsOf(
    db,
    `select tgname, pg_get_triggerdef(g.oid) as made from (${TABLES}) t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal order by 1`,
  ),
  statistics: await rowsOf(
    db,
    `select attrelid::regclass::text as name, attnum, attstattarget from pg_attribute where attrelid = 'packages'::regclass and attnum > 0 and attstattarget >= 0`,
  ),
})
