import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDataProvider, useGetIdentity } from 'ra-core'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import type { PartnerDataProvider, ServerProfile } from '@/data-provider/types'
import { PROFILE_QUERY } from '@/domain/requestPolicy'
import { useIsOnline } from '@/ui/hooks/useIsOnline'
import { useFeature } from '@/ui/layout/features'
import { useKeptProfile } from '@/resources/offerProfileContext'
import { syncProfile } from '@/resources/keptProfile'
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

type SyncFailure = Error & { body?: { errors?: Record<string, string> } }

export type SyncState =
  | { at: 'idle' | 'syncing' | 'synced' }
  | { at: 'failed'; error: SyncFailure }
  /** Somebody else has saved this profile meanwhile. */
  | { at: 'conflict'; theirs: ServerProfile }

const stateAfter = (syncing: Promise<ServerProfile | null>) =>
  syncing.then(
    (theirs): SyncState => (theirs ? { at: 'conflict', theirs } : { at: 'synced' }),
    (error: unknown): SyncState => ({ at: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
  )

/** Compares the phone's copy with the server's when the screen opens, when the network returns, and on demand. */
export function useProfileSync() {
  const { place, hasServer } = useKeptProfile()
  const provider = useDataProvider<PartnerDataProvider>()
  const isOnline = useIsOnline()
  const hasFeature = useFeature('offer-profile')
  // Right after the login nobody knows yet whether the user has a mitra.
  const { isPending: isMitraUnknown } = useGetIdentity(PROFILE_QUERY)
  const [state, setState] = useState<SyncState>({ at: 'idle' })

  const sync = useCallback(async (): Promise<SyncState> => {
    setState({ at: 'syncing' })
    const next = await stateAfter(syncProfile(provider, place))
    setState(next)
    return next
  }, [provider, place])

  useEffect(() => {
    if (hasServer && isOnline) void stateAfter(syncProfile(provider, place)).then(setState)
  }, [hasServer, isOnline, provider, place])

  const forget = useCallback(() => setState({ at: 'synced' }), [])
  /** The first answer is on its way. */
  const isReading = isOnline && hasFeature && state.at === 'idle' && (hasServer || isMitraUnknown)
  return { state, isReading, sync, forget }
}
