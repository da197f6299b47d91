import { useDataProvider } from 'ra-core'
import { use, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { PartnerDataProvider } from '../data-provider/types'
import { emptyProfile, type OfferProfile } from '../domain/offer/offerProfile'
import { useFeature } from '../ui/layout/features'
import { readKept, syncProfile, type KeptPlace } from './keptProfile'
import { PhoneUserContext, type UserValues } from './phoneUserContext'
import { OFFER_PROFILE } from './readRounding'

/** The phone's copy of the user's offer profile (docs/product.md §21.4.5), and whether a server has one, too. */
export function useKeptProfile() {
  const { business, hasMitra, values } = use(PhoneUserContext)
  const hasServer = useFeature('offer-profile') && hasMitra
  const text = useSyncExternalStore(values.subscribe, () => values.get(OFFER_PROFILE))
  const kept = useMemo(() => readKept(text), [text])
  const place = useMemo<KeptPlace>(
    () => ({
      read: () => readKept(values.get(OFFER_PROFILE)),
      keep: (next) => values.set(OFFER_PROFILE, JSON.stringify(next)),
    }),
    [values],
  )
  const profile = useMemo(() => kept?.profile ?? emptyProfile(business), [kept, business])
  return { kept, profile, place, hasServer, values }
}

/** The sessions whose copy was compared with the server's. */
const synced = new WeakSet<UserValues>()

/**
 * The offer profile of the signed-in user, from the phone's copy. Before one was saved: the name of their mitra alone. The
 * first use in a session compares the copy with the server's in the background.
 */
export function useOfferProfile(): OfferProfile {
  const { profile, place, hasServer, values } = useKeptProfile()
  const provider = useDataProvider<PartnerDataProvider>()
  useEffect(() => {
    if (!hasServer || synced.has(values)) return
    synced.add(values)
    // The copy serves as well: the screen of the profile tells a failure or a conflict.
    void syncProfile(provider, place).catch(() => undefined)
  }, [hasServer, values, provider, place])
  return profile
}

/**
 * Saves the number of the user's business in the offer profile: on the phone, and on a server that keeps profiles. The promise
 * tells whether it is saved: not without the server's profile, which it would replace, and not beside somebody else's save.
 */
export function useSaveNumber(): (whatsapp: string) => Promise<boolean> {
  const { place, hasServer } = useKeptProfile()
  const { business } = use(PhoneUserContext)
  const provider = useDataProvider<PartnerDataProvider>()
  const sync = () =>
    syncProfile(provider, place).then(
      (theirs) => theirs === null,
      () => false,
    )
  return async (whatsapp) => {
    if (hasServer && !place.read() && !(await sync())) return false
    const kept = place.read()
    const profile = { ...(kept?.profile ?? emptyProfile(business)), whatsapp }
    place.keep({ profile, version: kept?.version ?? null, isSent: false })
    return !hasServer || sync()
  }
}
