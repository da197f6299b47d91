import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { emptyProfile, offerProfileSchema, type OfferProfile } from '../domain/offer/offerProfile'
import { PhoneUserContext } from './phoneUserContext'

/** The phone's copy of an offer profile. */
export type KeptProfile = { profile: OfferProfile }

const NAME = 'offer-profile'
const keptSchema = v.object({ profile: offerProfileSchema })

/** Reads what the phone has kept; null if that is nothing or of another shape. */
function readKept(text: string | null): KeptProfile | null {
  try {
    return v.parse(keptSchema, JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/** The phone's copy of the user's offer profile (docs/product.md §21.4.3), and how to replace it. */
export function useKeptProfile() {
  const { business, values } = use(PhoneUserContext)
  const text = useSyncExternalStore(values.subscribe, () => values.get(NAME))
  const kept = useMemo(() => readKept(text), [text])
  const keep = useCallback((next: KeptProfile) => values.set(NAME, JSON.stringify(next)), [values])
  const profile = useMemo(() => kept?.profile ?? emptyProfile(business), [kept, business])
  return { kept, profile, keep }
}

/** The offer profile of the signed-in user, from the phone's copy. Before one was saved: the name of their mitra alone. */
export const useOfferProfile = (): OfferProfile => useKeptProfile().profile
