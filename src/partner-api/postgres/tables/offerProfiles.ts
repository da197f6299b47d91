import { bigint, foreignKey, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { OfferProfile } from '../../../domain/offer/offerProfile'
import { mitra, users } from './accounts'
import { ref, time } from './columns'

/** The texts and terms that a mitra's business has in each of its offers. */
export const offerProfiles = pgTable(
  'offer_profiles',
  {
    mitraId: bigint('mitra_id', { mode: 'number' }).primaryKey(),
    profile: jsonb('profile').$type<OfferProfile>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: time('updated_at').notNull(),
    updatedBy: ref('updated_by').notNull(),
  },
  (t) => [
    foreignKey({ name: 'offer_profiles_mitra_id_fkey', columns: [t.mitraId], foreignColumns: [mitra.id] }),
    foreignKey({ name: 'offer_profiles_updated_by_fkey', columns: [t.updatedBy], foreignColumns: [users.id] }),
  ],
)
