import { sql } from 'drizzle-orm'
import type { Database } from '../postgres/database'
import { rowsFrom } from './catalogue'
import { throwIfStopped } from './stopped'

type Part = { remove: string; restore: string[] }

// An index that serves a constraint stays: it belongs to the constraint.
const INDEXES = sql`select 'drop index ' || i.indexrelid::regclass as remove,
  to_json(array[pg_get_indexdef(i.indexrelid)] || array(
    select format('alter index %s alter column %s set statistics %s', i.indexrelid::regclass, a.attnum, a.attstattarget)
    from pg_attribute a where a.attrelid = i.indexrelid and a.attstattarget >= 0)) as restore
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and not starts_with(c.relname, '__drizzle')
  and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`

const FOREIGN_KEYS = sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
  json_build_array(format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))) as restore
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`

const TRIGGERS = sql`select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as remove,
  json_build_array(format('alter table %s enable %s trigger %I', tgrelid::regclass,
    case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname)) as restore
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace order by 1`

/**
 * Takes indexes, foreign keys and triggers away for a transaction that fills tables, and returns a function that puts
 * them back. Rows then arrive in any order of tables, exactly as they were, and each index is built once: name by name
 * that of 100,000 names takes ten times as long. Putting a foreign key back checks every row.
 */
export async function loosenSchema(tx: Database): Promise<(signal?: AbortSignal) => Promise<void>> {
  const parts: Part[] = []
  for (const kind of [TRIGGERS, FOREIGN_KEYS, INDEXES]) parts.push(...(await rowsFrom<Part>(tx, kind)))
  for (const { remove } of parts) await tx.execute(sql.raw(remove))
  return async (signal) => {
    for (const statement of parts.toReversed().flatMap(({ restore }) => restore)) {
      await throwIfStopped(signal)
      await tx.execute(sql.raw(statement))
    }
  }
}
