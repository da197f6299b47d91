import { sql, isNotNull } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  primaryKey,
} from 'drizzle-orm/pg-core'
import type { TripType } from '@/domain/types'
import type { PackageSnapshot } from '../../stores/snapshot'
import { mitra, users } from './accounts'
import { id, ref, refers, time } from './columns'
import type { KeyAnswer } from '../../stores/store'

export const packages = pgTable(
  'packages',
  {
    id: id(),
    mitraId: ref('mitra_id').notNull(),
    createdBy: ref('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    namaPaket: text('nama_paket').notNull(),
    searchName: text('search_name').notNull(),
    tipePerjalanan: text('tipe_perjalanan').$type<TripType>(),
    jumlahJamaah: doublePrecision('jumlah_jamaah').notNull(),
    // Null: a chosen hotel does not sell the room type.
    totalDouble: doublePrecision('total_double'),
    totalTriple: doublePrecision('total_triple'),
    totalQuad: doublePrecision('total_quad'),
    // The earliest of the stays. Null for a package without hotels.
    checkIn: date('check_in', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    // Null for packages that were last saved before editors were kept.
    updatedBy: ref('updated_by'),
    updatedAt: time('updated_at'),
    // Every mitra may read it.
    isTemplate: boolean('is_template').notNull().default(false),
    // Every run of one, two and three letters of the search name, as numbers: with the mitra, and without.
    searchGrams: integer('search_grams')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`name_grams(mitra_id, search_name)`),
  },
  (t) => [
    refers(t.mitraId, mitra.id),
    refers(t.createdBy, users.id),
    refers(t.updatedBy, users.id),
    check('packages_tipe_perjalanan_check', sql`${t.tipePerjalanan} in ('private', 'group')`),
    index('packages_newest_of_mitra').on(t.mitraId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('packages_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('packages_check_in_of_mitra').on(t.mitraId, t.checkIn, t.id),
    index('packages_by_check_in').on(t.checkIn, t.id),
    index('packages_by_jumlah_jamaah').on(t.jumlahJamaah, t.id),
    index('packages_by_total_double').on(t.totalDouble, t.id),
    index('packages_by_total_triple').on(t.totalTriple, t.id),
    index('packages_by_total_quad').on(t.totalQuad, t.id),
    index('packages_templates')
      .on(t.id)
      .where(sql`is_template`),
    // A whole name may be longer than an index entry.
    index('packages_by_name').on(sql`left(search_name, 200) collate "C"`, t.id),
    // No pending list (fastupdate): every search would read through it, and PGlite never empties it.
    index('packages_search_grams').using('gin', t.searchGrams).with({ fastupdate: 'off' }),
  ],
)

// A trigger adds a row for each package that is added, deleted, renamed or moved to another mitra; packageCounts.ts sums
// them. Nobody changes a row, so saves of one mitra never wait for each other.
export const packageCounts = pgTable(
  'package_counts',
  {
    id: id(),
    mitraId: ref('mitra_id').notNull(),
    step: integer('step').notNull(),
    mark: doublePrecision('mark')
      .notNull()
      .default(sql`random()`),
  },
  (t) => [index('package_counts_of_mitra').on(t.mitraId)],
)

// Snapshots have a separate table, so that a search over 100,000 names reads none of them.
export const snapshots = pgTable(
  'package_snapshots',
  {
    packageId: ref('package_id').primaryKey(),
    snapshot: jsonb('snapshot').$type<PackageSnapshot>().notNull(),
  },
  (t) => [refers(t.packageId, packages.id).onDelete('cascade')],
)

export const keys = pgTable(
  'idempotency_keys',
  {
    userId: ref('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** The record whose customer the request names. */
    about: text('about'),
    createdAt: time('created_at').notNull(),
    answer: jsonb('answer').$type<KeyAnswer>(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.userId, t.key] }),
    refers(t.userId, users.id).onDelete('cascade'),
    index('idempotency_keys_created_at').on(t.createdAt),
    index('idempotency_keys_about').on(t.about).where(isNotNull(t.about)),
  ],
)

export const appState = pgTable('app_state', { name: text('name').primaryKey(), at: time('at').notNull() })
