import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PartnerAuthProvider } from './authProvider'
import { NOBODY, type Session, type SessionSnapshot } from './session'

// Before there is a browser nobody is signed in: the login page is drawn into index.html when it is built.
const nobody = () => NOBODY

export type AuthServices = { session: Session; authProvider: PartnerAuthProvider }

const AuthServicesContext = createContext<AuthServices | null>(null)

export const AuthServicesProvider = AuthServicesContext.Provider

/** The session store and the auth provider, also where react-admin is not loaded yet (the login page). */
export function useAuthServices(): AuthServices {
  const services = useContext(AuthServicesContext)
  if (!services) throw new Error('useAuthServices needs <AuthServicesProvider> around it (app/App.tsx)')
  return services
}

/** Who is signed in, read synchronously: no screen renders for somebody who is not. */
export function useSession(): SessionSnapshot {
  const { session } = useAuthServices()
  return useSyncExternalStore(session.subscribe, session.getSnapshot, nobody)
}
