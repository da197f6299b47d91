import type { AuthProvider, UserIdentity } from 'ra-core'
import { canAccess, type AccessRule } from '../domain/access/permissions'
import { hasAnyRole } from '../domain/access/roles'
import type { Mitra } from '../domain/types'
import { readErrorBody } from '../http/errorBody'
import type { HttpClient } from '../http/httpClient'
import { HttpError } from '../http/HttpError'
import type { LoginResponse, ProfileResponse } from '../http/partnerApi.types'
import { readAccount, readMitra } from './readUser'
import type { Session } from './session'

export type Credentials = {
  email: string
  password: string
  /** The second step, after a login that was refused with `secondFactor`. */
  code?: string
}

export type Identity = UserIdentity & { email: string; mitra: Mitra | null }

export type PartnerAuthProvider = Required<
  Pick<AuthProvider, 'logout' | 'checkAuth' | 'checkError' | 'getPermissions' | 'canAccess'>
> & {
  login: (credentials: Credentials) => Promise<void>
  getIdentity: () => Promise<Identity>
}

const LOGIN_FAILED = 'Login failed'
const PROFILE_FAILED = 'Failed to fetch profile'

// react-admin redirects by itself only on rare paths; the guard (src/layout/guards.tsx) does it everywhere else.
const toLogin = { redirectTo: '/auth/login', message: false }

const serverMessage = (error: unknown, fallback: string) =>
  new Error((error instanceof HttpError && error.serverMessage) || fallback)

/** react-admin's auth provider over the partner API and the session store (docs/product.md §3.5 and §3.6). */
export function createAuthProvider({
  http,
  session,
  adminRoles,
  resources,
}: {
  http: HttpClient
  session: Session
  adminRoles: readonly string[]
  /** The resources with the rights of every signed-in user. */
  resources: readonly AccessRule[]
}): PartnerAuthProvider {
  const user = () => session.getSnapshot().user

  return {
    /** On failure it stores nothing and rejects with an Error that holds the server's message, or 'Login failed'. */
    async login(credentials) {
      try {
        // The request carries no token: a wrong password must not end a session that is still valid.
        const answer = (await http.request('POST', '/partner/login', {
          body: credentials,
          token: null,
        })) as Partial<LoginResponse> | null
        if (answer?.success === false) throw new Error(readErrorBody(answer).serverMessage ?? LOGIN_FAILED)
        // The answer claims success but is incomplete, so its message would mislead the user: use our own.
        const user = readAccount(answer)
        if (typeof answer?.token !== 'string' || answer.token === '' || !user) throw new Error(LOGIN_FAILED)
        session.start({ token: answer.token, user })
      } catch (error) {
        session.clear()
        if (!(error instanceof HttpError)) throw error
        const failure = serverMessage(error, LOGIN_FAILED)
        throw error.secondFactor === 'totp' ? Object.assign(failure, { secondFactor: true }) : failure
      }
    },

    /** Clears the session on this phone at once. The server is told too, but nothing waits for its answer. */
    async logout() {
      const token = session.getToken()
      session.end({ bySelf: true })
      if (token) void http.request('POST', '/partner/logout', { token, keepalive: true }).catch(() => undefined)
    },

    async checkAuth() {
      if (session.getSnapshot().status !== 'authenticated') throw toLogin
    },

    /**
     * Ends the session that a 401 belongs to. It resolves on purpose: if it rejected, react-admin would turn the failed
     * call into a successful one with empty data, and a refused save would look saved. The guard does the redirect
     * instead.
     */
    async checkError(error) {
      if (error instanceof HttpError && error.status === 401) session.endIfCurrent(error.sentToken)
    },

    async getIdentity() {
      try {
        const token = session.getToken()
        const answer = (await http.request('GET', '/partner/me', { token })) as Partial<ProfileResponse> | null
        const user = readAccount(answer)
        if (!user) throw new Error(PROFILE_FAILED)
        const mitra = readMitra(answer?.mitra)
        session.update({ user, mitra }, token)
        return { id: user.id, fullName: user.name, email: user.email, mitra }
      } catch (error) {
        if (error instanceof HttpError)
          throw Object.assign(serverMessage(error, PROFILE_FAILED), { status: error.status })
        throw error
      }
    },

    async getPermissions() {
      return user()?.permissions ?? []
    },

    async canAccess({ resource, action, record }) {
      const { user, mitra } = session.getSnapshot()
      return canAccess({ user, mitra, isAdmin: hasAnyRole(user, adminRoles) }, resources, resource, action, record)
    },
  }
}
