import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database'
import { newestSchema, schemaOf } from '../migrate'
import {
  BackupError,
  FORMAT,
  FORMAT_VERSION,
  rowsOf,
  type Table,
  sequencesOf,
  rowsFrom,
  keptTables,
  isBlanked,
} from './format'
import type { BackupHeader, Watch, WriteText } from '../../stores/upkeepStore'

// Rows are fetched so many at a time that a batch has about this many characters.
const BATCH_CHARACTERS = 2_000_000
const MOST_ROWS = 5000

const name = (identifier: string) => sql.identifier(identifier)

// The settings under which PostgreSQL writes every value so that any PostgreSQL reads the same value.
const EXACT = sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
  set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true),
  set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`

/** The rows of a table, each as one line. */
function linesOf({ name: table, columns, key }: Table): SQL {
  const values = sql.join(
    columns.map((column) => (isBlanked(table, column.name) ? sql`''` : sql`${name(column.name)}::text`)),
    sql`, `,
  )
  const inOrder = key.length > 0 ? sql` order by ${sql.join(key.map(name), sql`, `)}` : sql``
  return sql`select array_to_json(array[${values}]::text[])::text as line from ${name(table)}${inOrder}`
}

async function countOf(db: Database, table: Table): Promise<number> {
  const [counted] = await rowsFrom<{ rows: number }>(db, sql`select count(*)::int as rows from ${name(table.name)}`)
  return counted?.rows ?? 0
}

async function headerOf(db: Database, schema: number, tables: Table[]): Promise<BackupHeader> {
  const counted = []
  for (const table of tables)
    counted.push({
      name: table.name,
      columns: table.columns.map((column) => column.name),
      rows: await countOf(db, table),
    })
  return { format: FORMAT, version: FORMAT_VERSION, schema, madeAt: new Date().toISOString(), tables: counted }
}

/** Reads a table through a cursor, in batches of bounded size. */
async function* batchesOf(db: Database, table: Table): AsyncGenerator<string[]> {
  await db.execute(sql`declare backup no scroll cursor for ${linesOf(table)}`)
  for (let size = 50; ;) {
    const rows = await rowsFrom<{ line: string }>(db, sql.raw(`fetch ${size} from backup`))
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
    const average = rows.reduce((sum, { line }) => sum + line.length, 0) / rows.length
    size = Math.max(1, Math.min(MOST_ROWS, size * 4, Math.round(BATCH_CHARACTERS / average)))
  }
  await db.execute(sql`close backup`)
}

async function sequenceValues(db: Database): Promise<Record<string, [string, boolean]>> {
  const values: Record<string, [string, boolean]> = {}
  for (const sequence of await sequencesOf(db)) {
    const [row] = await rowsFrom<{ last: string; called: boolean }>(
      db,
      sql`select last_value::text as last, is_called as called from ${name(sequence)}`,
    )
    if (row) values[sequence] = [row.last, row.called]
  }
  return values
}

/**
 * Writes a backup of one moment: a read-only transaction sees each other transaction wholly or not at all. On PostgreSQL
 * nobody waits for it; PGlite has one connection, and everybody else waits until the last row is read.
 */
export const writeBackup = (
  db: Database,
  write: WriteText,
  { signal, onProgress }: Watch = {},
): Promise<BackupHeader> =>
  db.transaction(
    async (tx) => {
      await tx.execute(EXACT)
      const schema = await schemaOf(tx)
      if (schema === 0) throw new BackupError('Database ini belum dibuat oleh program ini.')
      if (schema > newestSchema())
        throw new BackupError(
          'Database memakai skema yang lebih baru daripada program ini. Pakai program yang lebih baru.',
        )
      const tables = await keptTables(tx)
      const header = await headerOf(tx, schema, tables)
      const hash = createHash('sha256')
      const say = (text: string) => {
        hash.update(text)
        return write(text)
      }
      const [all, done] = [rowsOf(header), { rows: 0 }]
      await say(`${JSON.stringify(header)}\n`)
      for (const table of tables) {
        await say(`${JSON.stringify({ table: table.name })}\n`)
        for await (const lines of batchesOf(tx, table)) {
          signal?.throwIfAborted()
          await say(`${lines.join('\n')}\n`)
          done.rows += lines.length
          onProgress?.(done.rows, all)
        }
      }
      // Sequences belong to no transaction. Read last, their values are at least as high as every id of the snapshot.
      await say(`${JSON.stringify({ sequences: await sequenceValues(tx) })}\n`)
      await write(`${JSON.stringify({ end: true, rows: done.rows, sha256: hash.digest('hex') })}\n`)
      return header
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
