import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  date,
  numeric,
} from 'drizzle-orm/pg-core'
import type { Currency } from '@/domain/kurs/currency'
import type { MasterField } from '@/domain/masters/masters'
import type { Period } from '@/domain/masters/periods'
import type { Tier } from '@/domain/masters/tiers'
import type { City } from '@/domain/types'
import type { Weekday } from '@/domain/values/dates'
import { bytes, id, ref, refers, time } from './columns'
import { users } from './accounts'

// The columns of a declared field (records) have its path as their name.
export const masters = pgTable(
  'masters',
  {
    id: id(),
    kind: text('kind').$type<MasterField>().notNull(),
    name: text('name').notNull(),
    toldName: text('told_name'),
    // In this currency; null is rupiah.
    price: doublePrecision('price').notNull(),
    currency: text('currency').$type<Currency>(),
    tiers: jsonb('tiers').$type<readonly Tier[]>(),
    logo: text('logo'),
    route: text('route'),
    departsFrom: date('departs_from', { mode: 'string' }),
    departsTo: date('departs_to', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    // A deleted record keeps its row: it can be restored, and its id never names another record.
    deletedAt: time('deleted_at'),
  },
  (t) => [
    index('masters_kind').on(t.kind, t.id),
    check('masters_currency_check', sql`${t.currency} in ('SAR', 'USD')`),
  ],
)

export const hotels = pgTable(
  'hotels',
  {
    id: id(),
    city: text('city').$type<City>().notNull(),
    name: text('name').notNull(),
    toldName: text('told_name'),
    image: text('image'),
    distance: doublePrecision('distance'),
    stars: integer('stars').notNull(),
    // Riyal for a room and a night. Null: the room is not sold then.
    'rates.regular.double': doublePrecision('rate_double'),
    'rates.regular.triple': doublePrecision('rate_triple'),
    'rates.regular.quad': doublePrecision('rate_quad'),
    'rates.rajabSyaban.double': doublePrecision('rate_double_rajab_syaban'),
    'rates.rajabSyaban.triple': doublePrecision('rate_triple_rajab_syaban'),
    'rates.rajabSyaban.quad': doublePrecision('rate_quad_rajab_syaban'),
    'rates.ramadhan.double': doublePrecision('rate_double_ramadhan'),
    'rates.ramadhan.triple': doublePrecision('rate_triple_ramadhan'),
    'rates.ramadhan.quad': doublePrecision('rate_quad_ramadhan'),
    periods: jsonb('periods').$type<readonly Period[]>(),
    weekendNights: jsonb('weekend_nights').$type<readonly Weekday[]>(),
    meal: text('meal'),
    version: integer('version').notNull().default(1),
    deletedAt: time('deleted_at'),
  },
  (t) => [index('hotels_city').on(t.city, t.id), check('hotels_city_check', sql`${t.city} in ('makkah', 'madinah')`)],
)

// The pictures of hotels and flights, each once. Saved packages show a used one for ever, so it is never erased.
export const uploads = pgTable(
  'uploads',
  {
    hash: text('hash').primaryKey(),
    jpeg: bytes('jpeg').notNull(),
    createdAt: time('created_at').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
  },
  (t) => [
    index('uploads_unused')
      .on(t.createdAt)
      .where(sql`not ${t.isUsed}`),
  ],
)

const decimal = (name: string) => numeric(name, { precision: 7, scale: 2, mode: 'number' }).notNull()

// The history of the rates: rupiah for one riyal, or for one unit of another currency. A trigger refuses to change or delete a row.
export const kurs = pgTable(
  'kurs',
  {
    id: id(),
    currency: text('currency').$type<Currency>().notNull().default('SAR'),
    rupiahPerSar: decimal('rupiah_per_sar'),
    buffer: decimal('buffer'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: ref('created_by'),
  },
  (t) => [
    refers(t.createdBy, users.id),
    check('kurs_currency_check', sql`${t.currency} in ('SAR', 'USD')`),
    check('kurs_rupiah_per_sar_check', sql`${t.rupiahPerSar} > 0`),
    check('kurs_buffer_check', sql`${t.buffer} >= 0`),
    index('kurs_newest').on(t.validFrom.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
