import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { HotelRow, StoreSession } from '../../store'
import { insertedId } from './accountQueries'
import type { Database } from '../database'
import { hotels, masters } from '../tables'

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

const hotelOf = ({ id, city, name, image, distance, stars, ...rate }: typeof hotels.$inferSelect): HotelRow => ({
  id,
  city,
  name,
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
  image,
  distance,
  stars,
  rates: { regular, rajabSyaban, ramadhan },
}: Omit<HotelRow, 'id'>) => ({
  city,
  name,
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

const master = { id: masters.id, kind: masters.kind, name: masters.name, price: masters.price, logo: masters.logo }

export const masterQueries = (db: Database): MasterQueries => ({
  listMasters: (kind) =>
    db
      .select(master)
      .from(masters)
      .where(and(eq(masters.kind, kind), isNull(masters.deletedAt)))
      .orderBy(asc(masters.id)),
  findMasters: async (ids, lock = false) => {
    if (ids.length === 0) return []
    const query = db
      .select(master)
      .from(masters)
      .where(and(inArray(masters.id, [...ids]), isNull(masters.deletedAt)))
    return lock ? query.for('update') : query
  },
  insertMaster: async ({ kind, name, price, logo }) =>
    insertedId(await db.insert(masters).values({ kind, name, price, logo }).returning({ id: masters.id })),
  updateMaster: async ({ id, kind, name, price, logo }) =>
    (
      await db
        .update(masters)
        .set({ name, price, logo })
        .where(and(eq(masters.id, id), eq(masters.kind, kind), isNull(masters.deletedAt)))
        .returning({ id: masters.id })
    ).length > 0,
  deleteMaster: async (id, now) =>
    (
      await db
        .update(masters)
        .set({ deletedAt: now })
        .where(and(eq(masters.id, id), isNull(masters.deletedAt)))
        .returning({ id: masters.id })
    ).length > 0,
  restoreMaster: async (id, kind) => {
    const [row] = await db
      .update(masters)
      .set({ deletedAt: null })
      .where(and(eq(masters.id, id), eq(masters.kind, kind), isNotNull(masters.deletedAt)))
      .returning(master)
    return row ?? null
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
        .set(columnsOf(row))
        .where(and(eq(hotels.id, id), eq(hotels.city, row.city), isNull(hotels.deletedAt)))
        .returning({ id: hotels.id })
    ).length > 0,
  deleteHotel: async (id, now) =>
    (
      await db
        .update(hotels)
        .set({ deletedAt: now })
        .where(and(eq(hotels.id, id), isNull(hotels.deletedAt)))
        .returning({ id: hotels.id })
    ).length > 0,
  restoreHotel: async (id, city) => {
    const [row] = await db
      .update(hotels)
      .set({ deletedAt: null })
      .where(and(eq(hotels.id, id), eq(hotels.city, city), isNotNull(hotels.deletedAt)))
      .returning()
    return row ? hotelOf(row) : null
  },
})
