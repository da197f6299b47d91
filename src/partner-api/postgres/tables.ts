import { bigint, customType, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MasterField } from '../../domain/masters/masters'
import type { City, TripType } from '../../domain/types'
import type { PackageSnapshot } from '../pricing/snapshot'
import type { KeyAnswer, UserRow } from '../store'

/** The tables as Drizzle reads them; migrations.ts makes them. */

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const ref = (name: string) => bigint(name, { mode: 'number' })

// The two drivers hand back times differently; as milliseconds they are one thing.
const time = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
})

export const mitra = pgTable('mitra', { id: id(), name: text('name').notNull() })

export const users = pgTable('users', {
  id: id(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  mitraId: ref('mitra_id'),
  roles: jsonb('roles').$type<UserRow['roles']>().notNull(),
  permissions: jsonb('permissions').$type<string[]>().notNull(),
})

export const tokens = pgTable('access_tokens', {
  hash: text('token_hash').primaryKey(),
  userId: ref('user_id').notNull(),
  lastUsedAt: time('last_used_at').notNull(),
})

export const attempts = pgTable('login_attempts', {
  bucket: text('bucket').primaryKey(),
  count: integer('count').notNull(),
  since: time('since').notNull(),
})

export const masters = pgTable('masters', {
  id: id(),
  kind: text('kind').$type<MasterField>().notNull(),
  name: text('name').notNull(),
  price: doublePrecision('price').notNull(),
  logo: text('logo'),
})

export const hotels = pgTable('hotels', {
  id: id(),
  city: text('city').$type<City>().notNull(),
  name: text('name').notNull(),
  image: text('image'),
  distance: doublePrecision('distance'),
  stars: integer('stars').notNull(),
  rateDouble: doublePrecision('rate_double').notNull(),
  rateTriple: doublePrecision('rate_triple').notNull(),
  rateQuad: doublePrecision('rate_quad').notNull(),
  rateDoubleRajabSyaban: doublePrecision('rate_double_rajab_syaban').notNull(),
  rateTripleRajabSyaban: doublePrecision('rate_triple_rajab_syaban').notNull(),
  rateQuadRajabSyaban: doublePrecision('rate_quad_rajab_syaban').notNull(),
  rateDoubleRamadhan: doublePrecision('rate_double_ramadhan').notNull(),
  rateTripleRamadhan: doublePrecision('rate_triple_ramadhan').notNull(),
  rateQuadRamadhan: doublePrecision('rate_quad_ramadhan').notNull(),
})

export const packages = pgTable('packages', {
  id: id(),
  mitraId: ref('mitra_id').notNull(),
  createdBy: ref('created_by').notNull(),
  createdAt: time('created_at').notNull(),
  namaPaket: text('nama_paket').notNull(),
  searchName: text('search_name').notNull(),
  tipePerjalanan: text('tipe_perjalanan').$type<TripType>(),
  jumlahJamaah: doublePrecision('jumlah_jamaah').notNull(),
  totalDouble: doublePrecision('total_double').notNull(),
  totalTriple: doublePrecision('total_triple').notNull(),
  totalQuad: doublePrecision('total_quad').notNull(),
  version: integer('version').notNull().default(1),
})

// `xid` is PostgreSQL's own, for packageCounts.ts alone.
export const packageChanges = pgTable('package_changes', {
  mitraId: ref('mitra_id').notNull(),
  searchName: text('search_name').notNull(),
  step: integer('step').notNull(),
})

// Apart from the list's columns, so that searching 100,000 names reads no snapshot.
export const snapshots = pgTable('package_snapshots', {
  packageId: ref('package_id').primaryKey(),
  snapshot: jsonb('snapshot').$type<PackageSnapshot>().notNull(),
})

export const keys = pgTable('idempotency_keys', {
  userId: ref('user_id').notNull(),
  key: text('key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  createdAt: time('created_at').notNull(),
  answer: jsonb('answer').$type<KeyAnswer>(),
})

export const appState = pgTable('app_state', { name: text('name').primaryKey(), at: time('at').notNull() })
