import type { OfferProfile } from '../../domain/offer/offerProfile'

/** A mitra's offer profile. `version` counts its writes. */
export type OfferProfileRow = { profile: OfferProfile; version: number; updatedAt: number; updatedBy: number }
export type OfferProfileEdit = Pick<OfferProfileRow, 'updatedAt' | 'updatedBy'>

export type OfferProfileStore = {
  /** Null before the first was saved. With `lock` nobody else can save the mitra's profile until the transaction ends. */
  findOfferProfile(mitraId: number, lock?: boolean): Promise<OfferProfileRow | null>
  /** Saves the mitra's first profile, or replaces it and changes its version. */
  putOfferProfile(mitraId: number, profile: OfferProfile, edit: OfferProfileEdit): Promise<void>
}
