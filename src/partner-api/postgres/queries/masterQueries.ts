import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Nights } from '@/domain/types'
import { pathsOf, valueAt, valuesOf, type PathField } from '@/records/fields'
import { HOTEL_PATHS } from '@/records/hotel'
import { MASTER } from '@/records/masters'
import type { HotelRow, MasterRow } from '../../stores/store'
import type { MastersStore, PricedRecords, PriceStore } from '../../stores/mastersStore'
import type { Database } from '../database'
import { hotels, masters, kurs } from '../tables'
import { statement } from '../statement'
import { given, insertAll, updateAll } from './manyRows'
import { columnsOf, fieldsFrom } from './recordColumns'

type Row = { id: number; version: number }

/** A table whose deleted rows stay, with the fields of its records and the column that names their list. */
type RecordTable = {
  table: typeof masters | typeof hotels
  fields: readonly PathField[]
  list: PgColumn
  /** The name of that column in a row. */
  named: string
}

function recordTable(of: RecordTable): RecordTable {
  columnsOf(of.table, of.fields)
  return of
}

const MASTER_TABLE = recordTable({ table: masters, fields: pathsOf(MASTER), list: masters.kind, named: 'kind' })
const HOTEL_TABLE = recordTable({ table: hotels, fields: HOTEL_PATHS, list: hotels.city, named: 'city' })

/** A row of the database as a record; a later field is absent where it is null. */
const recordOf = ({ fields, named }: RecordTable, row: Record<string, unknown>) => ({
  ...fieldsFrom(fields, row),
  id: row.id,
  version: row.version,
  [named]: row[named],
})

/** The columns that a write sets. */
const rowOf = ({ named, fields }: RecordTable, record: object): Record<string, unknown> => ({
  [named]: valueAt(record, named),
  ...valuesOf(fields, record),
})

function recordQueries<R extends { id: number }>(db: Database, of: RecordTable) {
  const { table, list: listColumn, named } = of
  const next = sql`${table.version} + 1`
  const isThere = isNull(table.deletedAt)
  const read = (rows: unknown[]) =>
    rows.map((row) => recordOf(of, row as Record<string, unknown>)) as unknown as (R & Row)[]
  const list = async (name: string, instead: Record<string, SQL> = {}) =>
    read(
      await db
        .select({ ...getTableColumns(table), ...instead })
        .from(table)
        .where(and(eq(listColumn, name), isThere))
        .orderBy(asc(table.id)),
    )
  return {
    list,
    find: async (ids: readonly number[], lock = false) => {
      if (ids.length === 0) return []
      const query = db
        .select()
        .from(table)
        .where(and(inArray(table.id, [...ids]), isThere))
      return read(await (lock ? query.for('update') : query))
    },
    lock: async (name: string) => {
      // Two imports of one list would each not see what the other adds, so they wait for each other.
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${name}`}, 0))`)
      await db.select({ id: table.id }).from(table).where(eq(listColumn, name)).orderBy(asc(table.id)).for('update')
      return list(name)
    },
    insert: (rows: readonly object[]) =>
      insertAll(
        db,
        table,
        rows.map((row) => rowOf(of, row)),
      ),
    update: (rows: readonly R[]) =>
      updateAll(
        db,
        table,
        rows.map((row) => ({ id: row.id, ...rowOf(of, row) })),
        sql`${listColumn} = ${given(named)} and ${isThere}`,
      ),
    mark: async (ids: readonly number[], deletedAt: number | null) => {
      if (ids.length > 0)
        await db
          .update(table)
          .set({ deletedAt, version: next })
          .where(inArray(table.id, [...ids]))
    },
    restore: async (id: number, name: string) => {
      const rows = await db
        .update(table)
        .set({ deletedAt: null, version: next })
        .where(and(eq(table.id, id), eq(listColumn, name), isNotNull(table.deletedAt)))
        .returning()
      return read(rows)[0] ?? null
    },
  }
}

const IS_NEAR = '$[*] ? (@.from <= $to && @.to >= $from)'
const near = (nights: Nights) =>
  sql`jsonb_path_query_array(${hotels.periods}, ${sql.raw(`'${IS_NEAR}'`)}, ${JSON.stringify(nights)}::jsonb)`

export function masterQueries(db: Database): MastersStore {
  const hotelRows = recordQueries<HotelRow>(db, HOTEL_TABLE)
  return {
    masters: recordQueries<MasterRow>(db, MASTER_TABLE),
    // A list of hotels with many periods each would mostly read nights that nobody asks for.
    hotels: {
      ...hotelRows,
      list: (city, nights?: Nights) => hotelRows.list(city, nights && { periods: near(nights) }),
    },
  }
}

type Wanted = { masterIds: readonly number[]; hotelIds: readonly number[]; day: string }

const ids = (name: keyof Wanted) => sql`any(${sql.placeholder(name)}::bigint[])`
/** A row as JSON under its paths. */
const jsonOf = ({ table, fields, list, named }: RecordTable) =>
  sql`json_build_object(${sql.join(
    [
      sql`'id', ${table.id}, '${sql.raw(named)}', ${list}, 'version', ${table.version}`,
      ...Object.entries(columnsOf(table, fields)).map(([path, column]) => sql`'${sql.raw(path)}', ${column}`),
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
    'kurs', (select coalesce(json_object_agg(currency, rate), '{}') from (
      select distinct on (${kurs.currency}) ${kurs.currency} as currency,
        json_build_object('rupiahPerSar', ${kurs.rupiahPerSar}, 'buffer', ${kurs.buffer}, 'validFrom', ${kurs.validFrom}) as rate
      from ${kurs} where ${kurs.validFrom} <= ${sql.placeholder('day')}::date
      order by ${kurs.currency}, ${kurs.validFrom} desc, ${kurs.id} desc) newest)) as json`,
)

/** Finds all records that price a save in one statement. */
export const priceQueries = (db: Database): PriceStore => ({
  findPriced: async (masterIds, hotelIds, day) => {
    const [found] = await find(db, { masterIds, hotelIds, day })
    if (!found) return { masters: [], hotels: [], kurs: {} }
    return {
      ...found,
      masters: found.masters.map((row) => recordOf(MASTER_TABLE, row)) as unknown as MasterRow[],
      hotels: found.hotels.map((row) => recordOf(HOTEL_TABLE, row)) as unknown as HotelRow[],
    }
  },
})
