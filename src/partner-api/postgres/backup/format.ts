import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { firstLetters } from '@/domain/values/letters'
import type { Database } from '../database'
import { StartError } from '../../errors/startProblem'
import type { BackupHeader } from '../../stores/upkeepStore'

/**
 * The tables whose rows are not part of a backup. All other tables are, also those of later migrations:
 * - sessions: after a restore everybody signs in anew, and no ended session comes back to life;
 * - links of invitations and resets: a link that was used since the backup must not work again;
 * - login attempts and visits of open pages hold limits only;
 * - push notices and their key pair: devices are subscribed by their sessions, and a new pair is made.
 */
export const LEFT_OUT: readonly string[] = [
  'access_tokens',
  'account_links',
  'login_attempts',
  'page_visits',
  'push_notices',
  'push_state',
]

/**
 * Secrets that a backup has as an empty text. Somebody who steals a backup must not be able to make the codes of an admin. After
 * a restore a recovery code, of which the backup has only the hash, replaces the authenticator app
 * (docs/decisions/0051-second-factor.md).
 */
export const isBlanked = (table: string, column: string): boolean => table === 'second_factors' && column === 'secret'

/** A table as the database's own catalogue describes it. Generated columns are left out. */
export type Table = { name: string; columns: { name: string; type: string }[]; key: string[] }

// The records of migrations belong to the schema. A database has them without a backup.
const RECORDS = ['__drizzle_migrations', 'schema_version']

/** The rows that a statement returns, in the form of both drivers. */
export async function rowsFrom<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows
}

/** Our own tables, by name: not the records of migrations, and not what an extension has made. */
export async function everyTable(db: Database): Promise<Table[]> {
  const tables = await rowsFrom<Table>(
    db,
    sql`select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1`,
  )
  return tables.filter(({ name }) => !RECORDS.includes(name))
}

/** The tables whose rows a backup holds. */
export const keptTables = async (db: Database): Promise<Table[]> =>
  (await everyTable(db)).filter(({ name }) => !LEFT_OUT.includes(name))

/** The sequences behind our identities. */
export async function sequencesOf(db: Database): Promise<string[]> {
  const sequences = await rowsFrom<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      and not starts_with(relname, '__drizzle') order by 1`,
  )
  return sequences.map(({ name }) => name)
}

/**
 * A backup is gzip around lines of JSON: the header; for each table its name, then one array of texts for each row; the
 * sequences; and the end, whose checksum covers every line before it. Values are PostgreSQL's own texts, so that no number
 * or time is rounded.
 */
export const FORMAT = 'umroh-mitra-backup'
export const FORMAT_VERSION = 1

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const tableSchema = v.object({ name: v.string(), columns: v.array(v.string()), rows: count })
const headerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  /** The time of the newest migration of the database, as the migrations' journal has it. */
  schema: v.number(),
  madeAt: v.string(),
  tables: v.array(tableSchema),
})
const lineSchema = v.union([
  v.object({ table: v.string() }),
  v.object({ sequences: v.record(v.string(), v.tuple([v.string(), v.boolean()])) }),
  v.object({ end: v.literal(true), rows: count, sha256: v.string() }),
])

export type BackupTable = v.InferOutput<typeof tableSchema>
/** A line that is not a row. */
type BackupMark = v.InferOutput<typeof lineSchema>

/** A reason why a backup cannot be written or restored, in words for the person at the shell. Others are bugs. */
export class BackupError extends StartError {}

export const damaged = (why: string) => new BackupError(`Berkas cadangan rusak atau terpotong: ${why}.`)

function read<Schema extends v.GenericSchema>(schema: Schema, line: string, what: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(line))
  } catch {
    throw damaged(what)
  }
}

export function readHeader(line: string): BackupHeader {
  const header = read(headerSchema, line, 'baris pertamanya bukan kepala cadangan')
  if (header.version > FORMAT_VERSION)
    throw new BackupError('Cadangan ini dibuat oleh program yang lebih baru. Pakai program yang lebih baru.')
  return header
}

export const readMark = (line: string): BackupMark =>
  read(lineSchema, line, `baris tidak dikenal: ${firstLetters(line, 60)}`)

/** The rows of all tables. */
export const rowsOf = ({ tables }: BackupHeader): number => tables.reduce((sum, { rows }) => sum + rows, 0)
