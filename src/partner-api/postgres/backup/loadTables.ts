import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database'
import { damaged, type BackupTable, type Table } from './format'

const BATCH_CHARACTERS = 1_000_000

/** The statement that inserts a batch of rows, each row one JSON array of texts. */
function insertInto({ name, columns }: BackupTable, types: ReadonlyMap<string, string>): (rows: string) => SQL {
  const targets = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const values = columns.map((column, at) => {
    const type = types.get(column)
    if (type === undefined) throw damaged(`tabel ${name} tidak punya kolom ${column}`)
    return `(line ->> ${at})::${type}`
  })
  const into = sql`insert into ${sql.identifier(name)} (${targets}) overriding system value select `
  return (rows) => sql`${into}${sql.raw(values.join(', '))} from json_array_elements(${rows}::json) as line`
}

export type Loader = {
  /** Takes one row; inserts a batch when enough have come. */
  add: (line: string) => Promise<void>
  /** Inserts the rest. Throws when the number of rows is not the one that the header named. */
  finish: () => Promise<void>
}

/** Fills a table of the open transaction row by row, in batches of bounded size. */
export function loadTable(tx: Database, wanted: BackupTable, tables: readonly Table[]): Loader {
  const table = tables.find(({ name }) => name === wanted.name)
  if (!table) throw damaged(`tabel ${wanted.name} tidak dikenal`)
  const insert = insertInto(wanted, new Map(table.columns.map(({ name, type }) => [name, type])))
  let [lines, characters, rows] = [[] as string[], 0, 0]
  const flush = async () => {
    if (lines.length === 0) return
    const batch = `[${lines.join(',')}]`
    ;[lines, characters] = [[], 0]
    await tx.execute(insert(batch)).catch((error: unknown) => {
      const { cause } = error as { cause?: unknown }
      throw damaged(`tabel ${wanted.name}: ${cause instanceof Error ? cause.message : String(error)}`)
    })
  }
  return {
    add: async (line) => {
      lines.push(line)
      characters += line.length
      rows += 1
      if (characters >= BATCH_CHARACTERS) await flush()
    },
    finish: async () => {
      await flush()
      if (rows !== wanted.rows) throw damaged(`tabel ${wanted.name} punya ${rows} baris, bukan ${wanted.rows}`)
    },
  }
}
