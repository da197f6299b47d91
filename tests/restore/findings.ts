import { sql } from 'drizzle-orm'
import type { Database } from '@/partner-api/postgres/database'
import { rowsFrom } from '@/partner-api/postgres/backup/format'

// Saves of a load: a save writes a package, its snapshot, a key and an audit row, all under the save's name.
const KEYS = sql`select key as name, (answer #>> '{body,data,id}')::bigint as package_id from idempotency_keys where key like 'Beban %'`
const AUDIT = sql`select label as name from audit where label like 'Beban %'`

const HALVES = {
  'rows without a snapshot': sql`select id as name from packages where id not in (select package_id from package_snapshots)`,
  'snapshots without a row': sql`select package_id as name from package_snapshots where package_id not in (select id from packages)`,
  'rows that differ from their snapshot': sql`select nama_paket as name from packages join package_snapshots on package_id = id
    where nama_paket is distinct from snapshot ->> 'namaPaket' or total_quad is distinct from (snapshot #>> '{totals,quad}')::float8`,
  'keys without a package': sql`select name from (${KEYS}) k where package_id is null or package_id not in (select id from packages)`,
  'keys without an audit row': sql`${sql`select name from (${KEYS}) k`} except ${AUDIT}`,
  'audit rows without a key': sql`${AUDIT} except select name from (${KEYS}) k`,
  'packages without a key': sql`select nama_paket as name from packages where nama_paket like 'Beban %' except select name from (${KEYS}) k`,
}

/** Finds saves that a restored database lost or has only in part. `acknowledged`: the saves before its backup began. */
export async function findingsIn(db: Database, acknowledged: readonly string[]): Promise<string[]> {
  const keys = await rowsFrom<{ name: string }>(db, KEYS)
  const there = new Set(keys.map(({ name }) => name))
  const findings = acknowledged.filter((name) => !there.has(name)).map((name) => `lost: ${name}`)
  for (const [what, query] of Object.entries(HALVES))
    for (const { name } of await rowsFrom<{ name: unknown }>(db, query)) findings.push(`${what}: ${String(name)}`)
  return findings
}

/** The number of saves of a load that a database has. */
export const savesIn = async (db: Database): Promise<number> => (await rowsFrom(db, KEYS)).length
