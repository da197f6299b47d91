import { useGetIdentity } from 'ra-core'
import { PROFILE_QUERY } from '../domain/requestPolicy'

/** Reads `/partner/me` once per visit (fresh 5 min): the session learns its mitra, roles and permissions from it. */
export function KeepProfile() {
  useGetIdentity(PROFILE_QUERY)
  return null
}
