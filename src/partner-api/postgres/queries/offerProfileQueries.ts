import { eq, sql } from 'drizzle-orm'
import type { OfferProfileStore } from '../../stores/offersStore'
import type { Database } from '../database'
import { mitra, offerProfiles } from '../tables'

const columns = {
  profile: offerProfiles.profile,
  version: offerProfiles.version,
  updatedAt: offerProfiles.updatedAt,
  updatedBy: offerProfiles.updatedBy,
}

export const offerProfileQueries = (db: Database): OfferProfileStore => ({
  findOfferProfile: async (mitraId, lock = false) => {
    // The mitra's row is locked, because the profile may not exist yet.
    if (lock) await db.select({ id: mitra.id }).from(mitra).where(eq(mitra.id, mitraId)).for('no key update')
    return (await db.select(columns).from(offerProfiles).where(eq(offerProfiles.mitraId, mitraId)))[0] ?? null
  },
  putOfferProfile: async (mitraId, profile, edit) => {
    await db
      .insert(offerProfiles)
      .values({ mitraId, profile, ...edit })
      .onConflictDoUpdate({
        target: offerProfiles.mitraId,
        set: { profile, ...edit, version: sql`${offerProfiles.version} + 1` },
      })
  },
})
