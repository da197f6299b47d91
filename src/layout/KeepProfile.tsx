import { useGetIdentity } from 'ra-core'
import { FRESH, retryDelay, retryProfile } from '../domain/requestPolicy'

/** Reads `/partner/me` once per visit (fresh 5 min): the session learns its mitra, roles and permissions from it. */
export function KeepProfile() {
  useGetIdentity({ staleTime: FRESH.profile, retry: retryProfile, retryDelay })
  return null
}
