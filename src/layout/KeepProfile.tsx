import { useGetIdentity } from 'ra-core'
import { PROFILE_QUERY } from '../domain/requestPolicy'

/**
 * Fetches `/partner/me` once per visit (stale time 5 min), which stores mitra, roles and permissions in the session.
 */
export function KeepProfile() {
  useGetIdentity(PROFILE_QUERY)
  return null
}
