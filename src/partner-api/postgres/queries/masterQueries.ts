import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pathsOf, recordWith, valueAt, type PathField } from '@/records/fields'
import { HOTEL_PATHS } from '@/records/hotel'
import { MASTER } from '@/records/masters'
import type { HotelRow, MasterRow, StoreSession } from '../../stores/store'
import type { PricedRecords, PriceStore } from '../../stores/mastersStore'
import type { Database } from '../database'
import { hotels, masters, kurs } from '../tables'
import { statement } from '../statement'
import { insertedId } from './userQueries'

type MasterQueries = Pick<
  StoreSession,
  | 'listMasters'
  | 'findMasters'
  | 'insertMaster'
  | 'updateMaster'
  | 'deleteMaster'
  | 'restoreMaster'
  | 'listHotels'
  | 'findHotels'
  | 'insertHotel'
  | 'updateHotel'
  | 'deleteHotel'
  | 'restoreHotel'
>

type Row = { id: number; version: number }

/** A table whose deleted rows stay, with the fields of its records and the column that names their list. */
type RecordTable = {
  table: typeof masters | typeof hotels
  fields: readonly PathField[]
  list: PgColumn
  /** The name of that column in a row. */
  named: string
}

const columnOf = (table: PgTable, path: string): PgColumn => {
  const column = getTableColumns(table)[path]
  if (!column) throw new Error(`no column for '${path}': add it to postgres/tables.`)
  return column
}

/** Drizzle leaves out a value without a column, so a declared field without one has to stop the start. */
export function recordTable(of: RecordTable): RecordTable {
  for (const { path } of of.fields) columnOf(of.table, path)
  return of
}

const MASTER_TABLE = recordTable({ table: masters, fields: pathsOf(MASTER), list: masters.kind, named: 'kind' })
const HOTEL_TABLE = recordTable({ table: hotels, fields: HOTEL_PATHS, list: hotels.city, named: 'city' })

/** A row of the database as a record; a later field is absent where it is null. */
const recordOf = ({ fields, named }: RecordTable, row: Record<string, unknown>) => ({
  ...recordWith(
    fields.flatMap(({ path, isLater }) => (isLater && row[path] === null ? [] : [[path, row[path]] as const])),
  ),
  id: row.id,
  version: row.version,
  [named]: row[named],
})

/** The columns that a write sets. */
const valuesOf = (of: RecordTable, record: object): Record<string, unknown> => ({
  [of.named]: valueAt(record, of.named),
  ...Object.fromEntries(of.fields.map(({ path }) => [path, valueAt(record, path) ?? null])),
})
export const masterValues = (row: object) => valuesOf(MASTER_TABLE, row)
export const hotelValues = (row: object) => valuesOf(HOTEL_TABLE, row)

function recordQueries<R extends { id: number }>(db: Database, of: RecordTable) {
  const { table, list, named } = of
  const next = sql`${table.version} + 1`
  const isThere = isNull(table.deletedAt)
  const read = (rows: unknown[]) =>
    rows.map((row) => recordOf(of, row as Record<string, unknown>)) as unknown as (R & Row)[]
  const isOne = async (found: Promise<unknown[]>) => (await found).length > 0
  const only = { id: table.id }
  return {
    list: async (name: string) =>
      read(
        await db
          .select()
          .from(table)
          .where(and(eq(list, name), isThere))
          .orderBy(asc(table.id)),
      ),
    find: async (ids: readonly number[], lock = false) => {
      if (ids.length === 0) return []
      const query = db
        .select()
        .from(table)
        .where(and(inArray(table.id, [...ids]), isThere))
      return read(await (lock ? query.for('update') : query))
    },
    insert: async (row: object) =>
      insertedId(
        await db
          .insert(table)
          .values(valuesOf(of, row) as never)
          .returning(only),
      ),
    update: (row: R) =>
      isOne(
        db
          .update(table)
          .set({ ...valuesOf(of, row), version: next } as never)
          .where(and(eq(table.id, row.id), eq(list, valueAt(row, named)), isThere))
          .returning(only),
      ),
    remove: (id: number, now: number) =>
      isOne(
        db
          .update(table)
          .set({ deletedAt: now, version: next })
          .where(and(eq(table.id, id), isThere))
          .returning(only),
      ),
    restore: async (id: number, name: string) => {
      const rows = await db
        .update(table)
        .set({ deletedAt: null, version: next })
        .where(and(eq(table.id, id), eq(list, name), isNotNull(table.deletedAt)))
        .returning()
      return read(rows)[0] ?? null
    },
  }
}

export function masterQueries(db: Database): MasterQueries {
  const of = { masters: recordQueries<MasterRow>(db, MASTER_TABLE), hotels: recordQueries<HotelRow>(db, HOTEL_TABLE) }
  return {
    listMasters: of.masters.list,
    findMasters: of.masters.find,
    insertMaster: of.masters.insert,
    updateMaster: of.masters.update,
    deleteMaster: of.masters.remove,
    restoreMaster: of.masters.restore,
    listHotels: of.hotels.list,
    findHotels: of.hotels.find,
    insertHotel: of.hotels.insert,
    updateHotel: of.hotels.update,
    deleteHotel: of.hotels.remove,
    restoreHotel: of.hotels.restore,
  }
}

type Wanted = { masterIds: readonly number[]; hotelIds: readonly number[]; day: string }

const ids = (name: keyof Wanted) => sql`any(${sql.placeholder(name)}::bigint[])`
/** A row as JSON under its paths. */
const jsonOf = ({ table, fields, list, named }: RecordTable) =>
  sql`json_build_object(${sql.join(
    [
      sql`'id', ${table.id}, '${sql.raw(named)}', ${list}, 'version', ${table.version}`,
      ...fields.map(({ path }) => sql`'${sql.raw(path)}', ${columnOf(table, path)}`),
    ],
    sql`, `,
  )})`

type FoundRecords = Pick<PricedRecords, 'kurs'> & Record<'masters' | 'hotels', Record<string, unknown>[]>

const find = statement<Wanted, FoundRecords>(
  () => sql`select json_build_object(
    'masters', (select coalesce(json_agg(${jsonOf(MASTER_TABLE)}), '[]') from ${masters}
      where ${masters.id} = ${ids('masterIds')} and ${masters.deletedAt} is null),
    'hotels', (select coalesce(json_agg(${jsonOf(HOTEL_TABLE)}), '[]') from ${hotels}
      where ${hotels.id} = ${ids('hotelIds')} and ${hotels.deletedAt} is null),
    'kurs', (select json_build_object('rupiahPerSar', ${kurs.rupiahPerSar}, 'buffer', ${kurs.buffer}, 'validFrom', ${kurs.validFrom})
      from ${kurs} where ${kurs.validFrom} <= ${sql.placeholder('day')}::date
      order by ${kurs.validFrom} desc, ${kurs.id} desc limit 1)) as json`,
)

/** Finds all records that price a save in one statement. */
export const priceQueries = (db: Database): PriceStore => ({
  findPriced: async (masterIds, hotelIds, day) => {
    const [found] = await find(db, { masterIds, hotelIds, day })
    if (!found) return { masters: [], hotels: [], kurs: null }
    return {
      ...found,
      masters: found.masters.map((row) => recordOf(MASTER_TABLE, row)) as unknown as MasterRow[],
      hotels: found.hotels.map((row) => recordOf(HOTEL_TABLE, row)) as unknown as HotelRow[],
    }
  },
})
