import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { HotelRow, MasterRow, StoreSession, Versioned } from '../../store'
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

/** A row whose name for customers is absent where it has none. */
const rowOf = <T extends { toldName: string | null }>({ toldName, ...row }: T) =>
  toldName === null ? row : { ...row, toldName }

const hotelOf = ({
  id,
  city,
  name,
  toldName,
  image,
  distance,
  stars,
  version,
  ...rate
}: typeof hotels.$inferSelect): Versioned<HotelRow> => ({
  id,
  version,
  city,
  name,
  ...(toldName === null ? {} : { toldName }),
  image,
  distance,
  stars,
  rates: {
    regular: { double: rate.rateDouble, triple: rate.rateTriple, quad: rate.rateQuad },
    rajabSyaban: {
      double: rate.rateDoubleRajabSyaban,
      triple: rate.rateTripleRajabSyaban,
      quad: rate.rateQuadRajabSyaban,
    },
    ramadhan: { double: rate.rateDoubleRamadhan, triple: rate.rateTripleRamadhan, quad: rate.rateQuadRamadhan },
  },
})
export const columnsOf = ({
  city,
  name,
  toldName = undefined,
  image,
  distance,
  stars,
  rates: { regular, rajabSyaban, ramadhan },
}: Omit<HotelRow, 'id'>) => ({
  city,
  name,
  toldName: toldName ?? null,
  image,
  distance,
  stars,
  rateDouble: regular.double,
  rateTriple: regular.triple,
  rateQuad: regular.quad,
  rateDoubleRajabSyaban: rajabSyaban.double,
  rateTripleRajabSyaban: rajabSyaban.triple,
  rateQuadRajabSyaban: rajabSyaban.quad,
  rateDoubleRamadhan: ramadhan.double,
  rateTripleRamadhan: ramadhan.triple,
  rateQuadRamadhan: ramadhan.quad,
})

const master = {
  id: masters.id,
  kind: masters.kind,
  name: masters.name,
  toldName: masters.toldName,
  price: masters.price,
  logo: masters.logo,
  version: masters.version,
}

const nextMaster = sql`${masters.version} + 1`
const nextHotel = sql`${hotels.version} + 1`

/** The columns of a master that a write sets. */
const written = ({ name, toldName, price, logo }: Omit<MasterRow, 'id' | 'kind'>) => ({
  name,
  toldName: toldName ?? null,
  price,
  logo,
})

export const masterQueries = (db: Database): MasterQueries => ({
  listMasters: async (kind) =>
    (
      await db
        .select(master)
        .from(masters)
        .where(and(eq(masters.kind, kind), isNull(masters.deletedAt)))
        .orderBy(asc(masters.id))
    ).map(rowOf),
  findMasters: async (ids, lock = false) => {
    if (ids.length === 0) return []
    const query = db
      .select(master)
      .from(masters)
      .where(and(inArray(masters.id, [...ids]), isNull(masters.deletedAt)))
    return (await (lock ? query.for('update') : query)).map(rowOf)
  },
  insertMaster: async ({ kind, ...row }) =>
    insertedId(
      await db
        .insert(masters)
        .values({ kind, ...written(row) })
        .returning({ id: masters.id }),
    ),
  updateMaster: async ({ id, kind, ...row }) =>
    (
      await db
        .update(masters)
        .set({ ...written(row), version: nextMaster })
        .where(and(eq(masters.id, id), eq(masters.kind, kind), isNull(masters.deletedAt)))
        .returning({ id: masters.id })
    ).length > 0,
  deleteMaster: async (id, now) =>
    (
      await db
        .update(masters)
        .set({ deletedAt: now, version: nextMaster })
        .where(and(eq(masters.id, id), isNull(masters.deletedAt)))
        .returning({ id: masters.id })
    ).length > 0,
  restoreMaster: async (id, kind) => {
    const [row] = await db
      .update(masters)
      .set({ deletedAt: null, version: nextMaster })
      .where(and(eq(masters.id, id), eq(masters.kind, kind), isNotNull(masters.deletedAt)))
      .returning(master)
    return row ? rowOf(row) : null
  },

  listHotels: async (city) =>
    (
      await db
        .select()
        .from(hotels)
        .where(and(eq(hotels.city, city), isNull(hotels.deletedAt)))
        .orderBy(asc(hotels.id))
    ).map(hotelOf),
  findHotels: async (ids, lock = false) => {
    if (ids.length === 0) return []
    const query = db
      .select()
      .from(hotels)
      .where(and(inArray(hotels.id, [...ids]), isNull(hotels.deletedAt)))
    return (await (lock ? query.for('update') : query)).map(hotelOf)
  },
  insertHotel: async (row) => insertedId(await db.insert(hotels).values(columnsOf(row)).returning({ id: hotels.id })),
  updateHotel: async ({ id, ...row }) =>
    (
      await db
        .update(hotels)
        .set({ ...columnsOf(row), version: nextHotel })
        .where(and(eq(hotels.id, id), eq(hotels.city, row.city), isNull(hotels.deletedAt)))
        .returning({ id: hotels.id })
    ).length > 0,
  deleteHotel: async (id, now) =>
    (
      await db
        .update(hotels)
        .set({ deletedAt: now, version: nextHotel })
        .where(and(eq(hotels.id, id), isNull(hotels.deletedAt)))
        .returning({ id: hotels.id })
    ).length > 0,
  restoreHotel: async (id, city) => {
    const [row] = await db
      .update(hotels)
      .set({ deletedAt: null, version: nextHotel })
      .where(and(eq(hotels.id, id), eq(hotels.city, city), isNotNull(hotels.deletedAt)))
      .returning()
    return row ? hotelOf(row) : null
  },
})

type Wanted = { masterIds: readonly number[]; hotelIds: readonly number[]; day: string }

const ids = (name: keyof Wanted) => sql`any(${sql.placeholder(name)}::bigint[])`
const rates = (double: unknown, triple: unknown, quad: unknown) =>
  sql`json_build_object('double', ${double}, 'triple', ${triple}, 'quad', ${quad})`

const masterJson = sql`json_build_object('id', ${masters.id}, 'kind', ${masters.kind}, 'name', ${masters.name},
  'toldName', ${masters.toldName}, 'price', ${masters.price}, 'logo', ${masters.logo})`
const hotelJson = sql`json_build_object('id', ${hotels.id}, 'city', ${hotels.city}, 'name', ${hotels.name},
  'toldName', ${hotels.toldName}, 'image', ${hotels.image}, 'distance', ${hotels.distance}, 'stars', ${hotels.stars}, 'rates', json_build_object(
    'regular', ${rates(hotels.rateDouble, hotels.rateTriple, hotels.rateQuad)},
    'rajabSyaban', ${rates(hotels.rateDoubleRajabSyaban, hotels.rateTripleRajabSyaban, hotels.rateQuadRajabSyaban)},
    'ramadhan', ${rates(hotels.rateDoubleRamadhan, hotels.rateTripleRamadhan, hotels.rateQuadRamadhan)}))`

/** The rows as JSON, in which a missing name is null. */
type FoundRecords = Pick<PricedRecords, 'kurs'> & {
  masters: (Omit<MasterRow, 'toldName'> & { toldName: string | null })[]
  hotels: (Omit<HotelRow, 'toldName'> & { toldName: string | null })[]
}

const find = statement<Wanted, FoundRecords>(
  () => sql`select json_build_object(
    'masters', (select coalesce(json_agg(${masterJson}), '[]') from ${masters}
      where ${masters.id} = ${ids('masterIds')} and ${masters.deletedAt} is null),
    'hotels', (select coalesce(json_agg(${hotelJson}), '[]') from ${hotels}
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
    return { ...found, masters: found.masters.map(rowOf), hotels: found.hotels.map(rowOf) }
  },
})
