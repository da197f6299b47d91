import { AUTH_KEY, TOKEN_KEY } from '@/auth-provider/storedSession'

const HOURS = 60 * 60_000

/** Stores a session of a signed-in user. */
export function signedIn(
  changes: {
    hoursAgo?: number
    roles?: string[]
    features?: string[] | undefined
    mitra?: object | null
  } = {},
) {
  const { hoursAgo, roles, features, mitra } = { hoursAgo: 0, roles: [], features: [], mitra: null, ...changes }
  localStorage.setItem(TOKEN_KEY, 'kunci')
  localStorage.setItem(
    AUTH_KEY,
    JSON.stringify({
      user: { id: 1, name: 'Siti', email: 's@x.id', roles, features },
      mitra,
      hasSession: true,
      lastActivity: Date.now() - hoursAgo * HOURS,
    }),
  )
}
