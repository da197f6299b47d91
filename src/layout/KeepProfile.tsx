import { useGetIdentity } from 'ra-core'
import { PROFILE_QUERY } from '../domain/requestPolicy'

/**
 * Fetches `/partner/me` once per visit (stale time 5 min). The answer puts mitra, roles and permissions into the
 * session.
 */
export function KeepProfile() {
  useGetIdentity(PROFILE_QUERY)
  return null
}
