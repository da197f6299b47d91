import { asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { batchMark, type ImportStore } from '../../stores/mastersStore'
import type { Database } from '../database'
import { batchQueries } from './batchQueries'
import { hotelValues, masterQueries, masterValues } from './masterQueries'
import { audit, hotels, masters } from '../tables'

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

const given = (property: string) => sql`given.${sql.identifier(property)}`

async function insertAll(db: Database, table: PgTable, rows: readonly Values[]): Promise<number[]> {
  if (rows.length === 0) return []
  const columns = columnsFrom(table, rows)
  // The database numbers the rows in the order in which it reads them.
  const result = await db.execute(sql`
    insert into ${table} (${list(columns.map(({ name }) => sql`${name}`))})
    select ${list(columns.map(({ property }) => given(property)))} from ${recordset(table, rows)} order by place
    returning id`)
  return (result as unknown as { rows: { id: number | string }[] }).rows.map(({ id }) => Number(id))
}

async function updateAll(db: Database, table: PgTable, rows: readonly Values[]): Promise<void> {
  if (rows.length === 0) return
  const sets = columnsFrom(table, rows).map(({ name, property }) => sql`${name} = ${given(property)}`)
  sets.push(sql`version = ${table}.version + 1`)
  await db.execute(sql`update ${table} set ${list(sets)} from ${recordset(table, rows)} where ${table}.id = given.id`)
}

async function markAll(
  db: Database,
  table: typeof masters | typeof hotels,
  ids: readonly number[],
  deletedAt: number | null,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(table)
    .set({ deletedAt, version: sql`${table.version} + 1` })
    .where(inArray(table.id, [...ids]))
}

/** Two imports of one master would each not see what the other adds, so they wait for each other. */
const oneAtATime = (db: Database, master: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${master}`}, 0))`)

export const importQueries = (db: Database): ImportStore => ({
  lockMasters: async (kind) => {
    await oneAtATime(db, kind)
    await db
      .select({ id: masters.id })
      .from(masters)
      .where(eq(masters.kind, kind))
      .orderBy(asc(masters.id))
      .for('update')
    return masterQueries(db).listMasters(kind)
  },
  lockHotels: async (city) => {
    await oneAtATime(db, city)
    await db.select({ id: hotels.id }).from(hotels).where(eq(hotels.city, city)).orderBy(asc(hotels.id)).for('update')
    return masterQueries(db).listHotels(city)
  },
  insertMasters: (rows) => insertAll(db, masters, rows.map(masterValues)),
  insertHotels: (rows) => insertAll(db, hotels, rows.map(hotelValues)),
  updateMasters: (rows) =>
    updateAll(
      db,
      masters,
      rows.map((row) => ({ id: row.id, ...masterValues(row) })),
    ),
  updateHotels: (rows) =>
    updateAll(
      db,
      hotels,
      rows.map((row) => ({ id: row.id, ...hotelValues(row) })),
    ),
  markMasters: (ids, deletedAt) => markAll(db, masters, ids, deletedAt),
  markHotels: (ids, deletedAt) => markAll(db, hotels, ids, deletedAt),
  ...batchQueries(db),
  addAudits: async (entries, batch) => {
    await insertAll(
      db,
      audit,
      entries.map((entry, place) => ({
        ...entry,
        at: new Date(entry.at).toISOString(),
        once: batch ? batchMark(batch, place) : null,
      })),
    )
  },
})
