import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { recordWith, type PathField } from '@/records/fields'

/**
 * The columns of a record's declared fields, by their paths. Drizzle leaves out a value without a column, so a field without
 * one has to stop the start.
 */
export const columnsOf = (table: PgTable, fields: readonly PathField[]): Record<string, PgColumn> =>
  Object.fromEntries(
    fields.map(({ path }) => {
      const column = getTableColumns(table)[path]
      if (!column) throw new Error(`no column for '${path}': add it to postgres/tables.`)
      return [path, column]
    }),
  )

/** The declared fields of a row of the database; a later field is absent where it is null. */
export const fieldsFrom = (fields: readonly PathField[], row: Record<string, unknown>) =>
  recordWith(fields.flatMap(({ path, isLater }) => (isLater && row[path] === null ? [] : [[path, row[path]] as const])))
