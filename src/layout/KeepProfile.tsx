import { useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from 'ra-core'
import { useEffect } from 'react'
import { PROFILE_QUERY } from '@/domain/requestPolicy'

/**
 * Fetches `/partner/me` once per visit (stale time 5 min). The answer puts mitra, roles and permissions into the
 * session. react-admin keeps what a user may do, so it has to ask again then.
 */
export function KeepProfile() {
  const { identity } = useGetIdentity(PROFILE_QUERY)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (identity) void queryClient.invalidateQueries({ queryKey: ['auth', 'canAccess'] })
  }, [identity, queryClient])
  return null
}
