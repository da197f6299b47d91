import { useDataProvider, useGetIdentity } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import type { PartnerDataProvider, ServerProfile } from '../../../data-provider/types'
import { PROFILE_QUERY } from '../../../domain/requestPolicy'
import { useIsOnline } from '../../../ui/hooks/useIsOnline'
import { useFeature } from '../../../ui/layout/features'
import { syncProfile } from '../../keptProfile'
import { useKeptProfile } from '../../offerProfileContext'

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
