import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database'

type Values = Record<string, unknown>

/** The columns of a table that the rows have, without the id, and the types by which the database reads them from JSON. */
function columnsFrom(table: PgTable, [row = {}]: readonly Values[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => property !== 'id' && property in row)
  return columns.map(([property, column]) => ({
    property,
    name: sql.identifier(column.name),
    type: column.getSQLType(),
  }))
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `)

/** All rows as one JSON parameter: 5,000 rows of single parameters would be more than the protocol has. */
function recordset(table: PgTable, rows: readonly Values[]) {
  const columns = columnsFrom(table, rows)
  const json = JSON.stringify(
    rows.map((row, place) => ({
      place,
      id: row.id,
      ...Object.fromEntries(columns.map((c) => [c.property, row[c.property]])),
    })),
  )
  const types = columns.map(({ property, type }) => sql`${sql.identifier(property)} ${sql.raw(type)}`)
  return sql`jsonb_to_recordset(${json}::jsonb) as given(place int, id bigint, ${list(types)})`
}

/** A new value of the row that is written. */
export const given = (property: string) => sql`given.${sql.identifier(property)}`

export async function insertAll(db: Database, table: PgTable, rows: readonly Values[]): Promise<number[]> {
  if (rows.length === 0) return []
  const columns = columnsFrom(table, rows)
  // The database numbers the rows in the order in which it reads them.
  const result = await db.execute(sql`
    insert into ${table} (${list(columns.map(({ name }) => sql`${name}`))})
    select ${list(columns.map(({ property }) => given(property)))} from ${recordset(table, rows)} order by place
    returning id`)
  return (result as unknown as { rows: { id: number | string }[] }).rows.map(({ id }) => Number(id))
}

/** Changes the rows that a condition allows; it may name the new values as {@link given}. */
export async function updateAll(db: Database, table: PgTable, rows: readonly Values[], isAllowed: SQL): Promise<void> {
  if (rows.length === 0) return
  const sets = columnsFrom(table, rows).map(({ name, property }) => sql`${name} = ${given(property)}`)
  sets.push(sql`version = ${table}.version + 1`)
  await db.execute(
    sql`update ${table} set ${list(sets)} from ${recordset(table, rows)} where ${table}.id = given.id and ${isAllowed}`,
  )
}
