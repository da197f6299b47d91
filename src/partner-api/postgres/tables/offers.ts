import { date, index, integer, jsonb, pgTable, primaryKey, text, bigint, check } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { OfferAnswer } from '@/domain/offer/acceptance'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import type { PackageSnapshot } from '../../stores/snapshot'
import { mitra, users } from './accounts'
import { bytes, id, ref, refers, time } from './columns'
import { packages } from './packages'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import type { LostReason, ToldPrices } from '@/domain/status/packageStatus'

/** The offers that have a link, each with its own copy of the public offer. Of the token only the hash is kept. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    packageId: ref('package_id').notNull(),
    mitraId: ref('mitra_id').notNull(),
    packageVersion: integer('package_version').notNull(),
    version: integer('version').notNull(),
    tokenHash: text('token_hash').notNull().unique('offers_token_hash_key'),
    offer: jsonb('offer').$type<PublicOffer>().notNull(),
    offerHash: text('offer_hash').notNull(),
    picture: bytes('picture'),
    logo: bytes('logo'),
    customerName: text('customer_name'),
    customerPhone: text('customer_phone'),
    createdAt: time('created_at').notNull(),
    createdBy: ref('created_by').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    replacedAt: time('replaced_at'),
    revokedAt: time('revoked_at'),
    seenAt: time('seen_at'),
    answer: jsonb('answer').$type<OfferAnswer>(),
    erasedAt: time('erased_at'),
  },
  (t) => [
    refers(t.packageId, packages.id),
    refers(t.mitraId, mitra.id),
    refers(t.createdBy, users.id),
    index('offers_of_package').on(t.packageId, t.id),
    index('offers_not_replaced')
      .on(t.packageId, t.version)
      .where(sql`replaced_at is null`),
  ],
)

/** The packages of an offer with options, its first one too. An offer of one package has no row here. */
export const offerOptions = pgTable(
  'offer_options',
  {
    offerId: ref('offer_id').notNull(),
    letter: text('letter').notNull(),
    packageId: ref('package_id').notNull(),
    packageVersion: integer('package_version').notNull(),
    version: integer('version').notNull(),
    replacedAt: time('replaced_at'),
  },
  (t) => [
    primaryKey({ name: 'offer_options_pkey', columns: [t.offerId, t.letter] }),
    refers(t.offerId, offers.id),
    refers(t.packageId, packages.id),
    index('offer_options_of_package').on(t.packageId, t.offerId),
    index('offer_options_not_replaced')
      .on(t.packageId, t.version)
      .where(sql`replaced_at is null`),
  ],
)

// A package as it was when it was offered. It has a separate table, because the open pages read the table of offers.
export const offerSnapshots = pgTable(
  'offer_snapshots',
  {
    packageId: ref('package_id').notNull(),
    packageVersion: integer('package_version').notNull(),
    snapshot: jsonb('snapshot').$type<PackageSnapshot>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'offer_snapshots_pkey', columns: [t.packageId, t.packageVersion] }),
    refers(t.packageId, packages.id),
  ],
)

/** The texts and terms that a mitra's business has in each of its offers. */
export const offerProfiles = pgTable(
  'offer_profiles',
  {
    mitraId: bigint('mitra_id', { mode: 'number' }).primaryKey(),
    profile: jsonb('profile').$type<Omit<OfferProfile, 'logo'>>().notNull(),
    logo: bytes('logo'),
    version: integer('version').notNull().default(1),
    updatedAt: time('updated_at').notNull(),
    updatedBy: ref('updated_by').notNull(),
  },
  (t) => [refers(t.mitraId, mitra.id), refers(t.updatedBy, users.id)],
)

/** The notes of a mitra about a package and its customer. A package without a row was never shared, lost or put off. */
export const statuses = pgTable(
  'package_statuses',
  {
    packageId: ref('package_id').primaryKey(),
    customerName: text('customer_name'),
    customerPhone: text('customer_phone'),
    firstSentAt: time('first_sent_at'),
    sentAt: time('sent_at'),
    validUntil: date('valid_until', { mode: 'string' }),
    lostReason: text('lost_reason').$type<LostReason>(),
    lostAt: time('lost_at'),
    remindAt: date('remind_at', { mode: 'string' }),
    told: jsonb('told').$type<ToldPrices>(),
  },
  (t) => [
    refers(t.packageId, packages.id).onDelete('cascade'),
    check(
      'package_statuses_lost_reason_check',
      sql`${t.lostReason} in ('harga', 'tanggal', 'hotel', 'pesaing', 'tidak-jadi', 'tidak-menjawab')`,
    ),
  ],
)
