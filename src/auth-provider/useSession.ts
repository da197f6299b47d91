import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { accessOf, type Access } from '@/domain/access/permissions'
import type { ServerClock } from '@/domain/serverClock'
import type { HttpClient } from '@/http/httpClient'
import type { PartnerAuthProvider } from './authProvider'
import type { Session } from './session'
import { NOBODY, type SessionSnapshot } from './sessionSnapshot'

// The build renders the login page into index.html, where no browser exists and nobody is signed in.
const nobody = () => NOBODY

export type AuthServices = {
  session: Session
  authProvider: PartnerAuthProvider
  http: HttpClient
  clock: ServerClock
  /** Returns the headers of a save: `Idempotency-Key`, unless it is switched off. */
  headersOf: (meta: { idempotencyKey: string }) => Record<string, string>
}

/** Whether a login was refused because a code has to follow: the password was right. */
export const needsCode = (error: unknown): boolean => error instanceof Error && 'secondFactor' in error

const AuthServicesContext = createContext<AuthServices | null>(null)

export const AuthServicesProvider = AuthServicesContext.Provider

/** The session store and the auth provider. It works on the login page too, where react-admin is not loaded yet. */
export function useAuthServices(): AuthServices {
  const services = useContext(AuthServicesContext)
  if (!services) throw new Error('useAuthServices needs <AuthServicesProvider> around it (app/App.tsx)')
  return services
}

/** Reads the session synchronously, so that no protected screen renders for a guest. */
export function useSession(): SessionSnapshot {
  const { session } = useAuthServices()
  return useSyncExternalStore(session.subscribe, session.getSnapshot, nobody)
}

/** Answers questions about the roles and permissions of the signed-in user (docs/product.md §3.8.2). */
export function useAccess(): Access {
  const { user } = useSession()
  return useMemo(() => accessOf(() => user), [user])
}
