import { sql } from 'drizzle-orm'
import { restoreBackup } from '@/partner-api/postgres/backup/restoreBackup'
import { writeBackup } from '@/partner-api/postgres/backup/writeBackup'
import type { Database, OpenDatabase } from '@/partner-api/postgres/database'
import { LEFT_OUT, rowsFrom, everyTable } from '@/partner-api/postgres/backup/format'

/** The secret of an authenticator app in the database of a test. */
export const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** A backup as one text, not zipped. */
export async function backupOf(db: Database): Promise<string> {
  let text = ''
  await writeBackup(db, async (piece) => {
    text += piece
  })
  return text
}

/** Bytes in pieces that end in the middle of lines and letters. */
export async function* piecesOf(text: string, size = 1000): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export const restoreInto = (database: OpenDatabase, text: string) => restoreBackup(database, piecesOf(text))

/** Random numbers, which a migration draws anew. */
const isDrawn = (table: string, column: string) => table === 'package_counts' && column === 'mark'

/** Every row of every table, as PostgreSQL's own texts, in an order of their own. */
export async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const { name, columns } of await everyTable(db)) {
    const row = sql.join(
      columns
        .filter((column) => !isDrawn(name, column.name))
        .map((column) => sql`${sql.identifier(column.name)}::text`),
      sql`, `,
    )
    const rows = await rowsFrom<{ row: string }>(
      db,
      sql`select array[${row}]::text as row from ${sql.identifier(name)} order by 1`,
    )
    contents[name] = rows.map(({ row: text }) => text)
  }
  return contents
}

/** The contents that a restored database must have. */
export const withoutLeftOut = (contents: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(contents).map(([name, rows]) => [
      name,
      LEFT_OUT.includes(name) ? [] : rows.map((row) => row.replace(SECRET, '""')),
    ]),
  )
