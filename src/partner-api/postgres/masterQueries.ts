import { and, asc, eq, inArray } from 'drizzle-orm'
import type { HotelRow, StoreSession } from '../store'
import { insertedId } from './accountQueries'
import type { Database } from './database'
import { hotels, masters } from './tables'

type MasterQueries = Pick<
  StoreSession,
  | 'listMasters'
  | 'findMasters'
  | 'insertMaster'
  | 'updateMaster'
  | 'deleteMaster'
  | 'listHotels'
  | 'findHotels'
  | 'insertHotel'
  | 'updateHotel'
  | 'deleteHotel'
>

export const hotelOf = ({ id, city, name, image, distance, stars, ...rate }: typeof hotels.$inferSelect): HotelRow => ({
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

export const masterQueries = (db: Database): MasterQueries => ({
  listMasters: (kind) => db.select().from(masters).where(eq(masters.kind, kind)).orderBy(asc(masters.id)),
  findMasters: async (ids) =>
    ids.length === 0
      ? []
      : db
          .select()
          .from(masters)
          .where(inArray(masters.id, [...ids])),
  insertMaster: async ({ kind, name, price, logo }) =>
    insertedId(await db.insert(masters).values({ kind, name, price, logo }).returning({ id: masters.id })),
  updateMaster: async ({ id, kind, name, price, logo }) =>
    (
      await db
        .update(masters)
        .set({ name, price, logo })
        .where(and(eq(masters.id, id), eq(masters.kind, kind)))
        .returning({ id: masters.id })
    ).length > 0,
  deleteMaster: async (id) =>
    (await db.delete(masters).where(eq(masters.id, id)).returning({ id: masters.id })).length > 0,

  listHotels: async (city) =>
    (await db.select().from(hotels).where(eq(hotels.city, city)).orderBy(asc(hotels.id))).map(hotelOf),
  findHotels: async (ids) =>
    ids.length === 0
      ? []
      : (
          await db
            .select()
            .from(hotels)
            .where(inArray(hotels.id, [...ids]))
        ).map(hotelOf),
  insertHotel: async (row) => insertedId(await db.insert(hotels).values(columnsOf(row)).returning({ id: hotels.id })),
  updateHotel: async ({ id, ...row }) =>
    (
      await db
        .update(hotels)
        .set(columnsOf(row))
        .where(and(eq(hotels.id, id), eq(hotels.city, row.city)))
        .returning({ id: hotels.id })
    ).length > 0,
  deleteHotel: async (id) => (await db.delete(hotels).where(eq(hotels.id, id)).returning({ id: hotels.id })).length > 0,
})
