import { useDataProvider } from 'ra-core'
import { use, useMemo, useSyncExternalStore } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { useFeature } from '@/ui/layout/features'
import { placeIn, readKept, syncProfile } from './keptProfile'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { OFFER_PROFILE } from './readRounding'

/** The phone's copy of the user's offer profile (docs/product.md §21.4.5), and whether a server has one, too. */
export function useKeptProfile() {
  const { business, mitraId, values } = use(PhoneUserContext)
  const hasServer = useFeature('offer-profile') && mitraId !== null
  const text = useSyncExternalStore(values.subscribe, () => values.get(OFFER_PROFILE))
  const kept = useMemo(() => readKept(text), [text])
  const place = useMemo(() => placeIn(values), [values])
  const profile = useMemo(() => kept?.profile ?? emptyProfile(business), [kept, business])
  return { kept, profile, place, hasServer }
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
