import { asc, eq, inArray } from 'drizzle-orm'
import type { HotelRow, StoreSession } from '../store'
import { insertedId } from './accountQueries'
import type { Database } from './database'
import { hotels, masters } from './tables'

type MasterQueries = Pick<StoreSession,
  | 'listMasters' | 'findMasters' | 'insertMaster' | 'updateMaster' | 'deleteMaster'
  | 'listHotels' | 'findHotels' | 'insertHotel' | 'updateHotel' | 'deleteHotel'>

const hotelOf = ({ rateDouble, rateTriple, rateQuad, ...hotel }: typeof hotels.$inferSelect): HotelRow => ({
  ...hotel,
  rates: { double: rateDouble, triple: rateTriple, quad: rateQuad },
})
const columnsOf = ({ city, name, image, distance, stars, rates }: Omit<HotelRow, 'id'>) => ({
  city, name, image, distance, stars, rateDouble: rates.double, rateTriple: rates.triple, rateQuad: rates.quad,
})

export const masterQueries = (db: Database): MasterQueries => ({
  listMasters: (kind) => db.select().from(masters).where(eq(masters.kind, kind)).orderBy(asc(masters.id)),
  findMasters: async (ids) => (ids.length === 0 ? [] : db.select().from(masters).where(inArray(masters.id, [...ids]))),
  insertMaster: async ({ kind, name, price, logo }) =>
    insertedId(await db.insert(masters).values({ kind, name, price, logo }).returning({ id: masters.id })),
  updateMaster: async ({ id, kind, name, price, logo }) =>
    (await db.update(masters).set({ kind, name, price, logo }).where(eq(masters.id, id)).returning({ id: masters.id })).length > 0,
  deleteMaster: async (id) => (await db.delete(masters).where(eq(masters.id, id)).returning({ id: masters.id })).length > 0,

  listHotels: async (city) => (await db.select().from(hotels).where(eq(hotels.city, city)).orderBy(asc(hotels.id))).map(hotelOf),
  findHotels: async (ids) =>
    ids.length === 0 ? [] : (await db.select().from(hotels).where(inArray(hotels.id, [...ids]))).map(hotelOf),
  insertHotel: async (row) => insertedId(await db.insert(hotels).values(columnsOf(row)).returning({ id: hotels.id })),
  updateHotel: async ({ id, ...row }) =>
    (await db.update(hotels).set(columnsOf(row)).where(eq(hotels.id, id)).returning({ id: hotels.id })).length > 0,
  deleteHotel: async (id) => (await db.delete(hotels).where(eq(hotels.id, id)).returning({ id: hotels.id })).length > 0,
})
