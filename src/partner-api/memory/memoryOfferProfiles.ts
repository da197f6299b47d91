import type { OfferProfileStore } from '../stores/offersStore'
import type { MemoryState } from './memoryState'
import { copy, own } from './rows'

/** The offer profiles of a memory store. It runs one transaction at a time, so a lock has nothing to do. */
export const memoryOfferProfiles = (state: MemoryState): OfferProfileStore => ({
  findOfferProfile: async (mitraId) => copy(own(state.offerProfiles, String(mitraId)) ?? null),
  putOfferProfile: async (mitraId, profile, edit) => {
    const version = (own(state.offerProfiles, String(mitraId))?.version ?? 0) + 1
    state.offerProfiles = { ...state.offerProfiles, [mitraId]: { ...edit, profile: copy(profile), version } }
  },
})
