import { useAuthProvider } from 'ra-core'
import { useCallback } from 'react'

/**
 * Tells the auth provider of a failed call, and never signs anybody out: `checkError` of our auth provider does not reject
 * (auth-provider/authProvider.ts). It stands in place of ra-core's, which brings its logout and the router with it.
 */
export default function useLogoutIfAccessDenied() {
  const authProvider = useAuthProvider()
  return useCallback(
    async (error: unknown) => {
      await authProvider?.checkError(error)
      return false
    },
    [authProvider],
  )
}
