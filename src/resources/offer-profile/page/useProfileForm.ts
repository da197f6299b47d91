import { useCallback, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { OfferProfile } from '../../../domain/offer/offerProfile'
import { useKeptProfile } from '../../offerProfileContext'
import { profileResolver, typedProfile, type TypedProfile } from './typedProfile'

/** The profile that the form began with, and the server's version of it. */
type Basis = { profile: OfferProfile; version: string | null }

/**
 * The form over the phone's copy. It follows the copy, as after a read of the server's or a save in another tab, until the
 * user types: then its basis stays, and a save finds the conflict.
 */
export function useProfileForm() {
  const { kept, profile, place } = useKeptProfile()
  const version = kept?.version ?? null
  const basis = useRef<Basis>({ profile, version })
  const form = useForm<TypedProfile>({
    defaultValues: typedProfile(profile),
    resolver: profileResolver,
    mode: 'onTouched',
  })
  const { getValues, reset } = form
  const isDirty = useCallback(
    () => JSON.stringify(getValues()) !== JSON.stringify(typedProfile(basis.current.profile)),
    [getValues],
  )
  const begin = useCallback(
    (next: Basis) => {
      basis.current = next
      reset(typedProfile(next.profile))
    },
    [reset],
  )
  useEffect(() => {
    if (!isDirty()) begin({ profile, version })
  }, [profile, version, isDirty, begin])

  /** Keeps a profile on the phone. False if it lasts only as long as the page. */
  const keep = useCallback(
    (saved: OfferProfile) => {
      const next = { profile: saved, version: basis.current.version }
      begin(next)
      return place.keep({ ...next, isSent: false })
    },
    [begin, place],
  )
  return { form, isDirty, keep }
}
