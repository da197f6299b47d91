import type { AuthProvider, UserIdentity } from 'ra-core'
import { accessOf, type Access, canAccess, type AccessRule } from '@/domain/access/permissions'
import type { Id, Mitra } from '@/domain/types'
import { readErrorBody, HttpError } from '@/http/HttpError'
import type { HttpClient } from '@/http/httpClient'
import type { LoginResponse, ProfileResponse } from '@/http/partnerApi.types'
import { readAccount, readMitra } from './storedSession'
import type { Session } from './session'

export type Credentials = {
  email: string
  password: string
  /** The second step, after a login that was refused with `secondFactor`. */
  code?: string
}

export type Identity = UserIdentity & { email: string; mitra: Mitra | null }

type Asked = { resource: string; action: string; recordId?: Id }

export type PartnerAuthProvider = Required<
  Pick<AuthProvider, 'logout' | 'checkAuth' | 'checkError' | 'getPermissions' | 'canAccess'>
> &
  Access & {
    login: (credentials: Credentials) => Promise<void>
    getIdentity: () => Promise<Identity>
    /**
     * What `canAccess` will say, so that a screen need not wait for its promise. Undefined where the record decides, which
     * react-admin tells by its id alone.
     */
    accessAtOnce: (asked: Asked) => boolean | undefined
  }

const LOGIN_FAILED = 'Login failed'
const PROFILE_FAILED = 'Failed to fetch profile'
const LOGGED_OUT = 'Logged out successfully'

// react-admin redirects by itself only on rare paths; the guard (src/layout/guards.tsx) does it everywhere else.
const toLogin = { redirectTo: '/auth/login', message: false }

/** Whether the request failed for a reason that has nothing to do with what was sent: no network, no answer, a server in trouble. */
const isOutage = ({ kind, status = 0 }: HttpError) => kind !== 'status' || status >= 500 || status === 429

/** The server's message, or the fallback. For an outage, `cause` is the error that says which. */
const failureOf = (error: HttpError, fallback: string) =>
  new Error(
    error.serverMessage ?? fallback,
    error.serverMessage === undefined && isOutage(error) ? { cause: error } : {},
  )

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
  const access = accessOf(user)
  const isAdmin = () => access.hasAnyRole(adminRoles)
  function mayDo(resource: string, action: string, record?: { mitraId?: Id }) {
    const { user, mitra } = session.getSnapshot()
    return canAccess({ user, mitra, isAdmin: isAdmin() }, resources, resource, action, record)
  }
  // The token with which the server once named another user than the login did.
  let renamedBy: string | null = null

  /**
   * Throws if the server names another user for the second time. Each other user opens the app anew, so a server that
   * names another one each time would keep it opening for ever.
   */
  function requireSameUser(id: Id, token: string | null) {
    const known = user()
    if (!known || String(known.id) === String(id)) return
    if (renamedBy === token) throw new Error(PROFILE_FAILED)
    renamedBy = token
  }

  return {
    ...access,

    /** On failure it stores nothing and rejects with an Error that holds the server's message, or 'Login failed'. */
    async login(credentials) {
      const before = session.getToken()
      try {
        // The request carries no token: a 401 for a wrong password must not count as the end of a session (docs/product.md §3.5.4).
        const answer = (await http.request('POST', '/partner/login', {
          body: credentials,
          token: null,
          mayBeEmpty: true,
        })) as Partial<LoginResponse> | null
        if (answer?.success === false) throw new Error(readErrorBody(answer).serverMessage ?? LOGIN_FAILED)
        // The answer claims success but is incomplete, so its message would mislead the user: use our own.
        const user = readAccount(answer)
        if (typeof answer?.token !== 'string' || answer.token === '' || !user) throw new Error(LOGIN_FAILED)
        session.start({ token: answer.token, user, mitra: readMitra(answer.mitra) })
      } catch (error) {
        // A late failure must not end a session that has begun meanwhile, for example in another tab.
        const token = session.getToken()
        if (token === null || token === before) session.clear()
        if (!(error instanceof HttpError)) throw error
        const failure = failureOf(error, LOGIN_FAILED)
        throw error.secondFactor === 'totp' ? Object.assign(failure, { secondFactor: true }) : failure
      }
    },

    /**
     * Clears the session on this phone at once. The server is told too, but nothing waits for its answer. The login page
     * shows the answer's message, or 'Logged out successfully'.
     */
    async logout() {
      const token = session.getToken()
      session.end({ bySelf: true })
      if (!token) return
      session.sayFarewell(LOGGED_OUT)
      void http.request('POST', '/partner/logout', { token, keepalive: true, mayBeEmpty: true }).then(
        (answer) => session.sayFarewell(readErrorBody(answer).serverMessage ?? LOGGED_OUT),
        () => undefined,
      )
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
        requireSameUser(user.id, token)
        const mitra = readMitra(answer?.mitra)
        session.update({ user, mitra }, token)
        // Without `fullName`: react-admin's user menu then draws what it is given, and says that it opens a menu.
        return { id: user.id, email: user.email, mitra }
      } catch (error) {
        if (error instanceof HttpError) throw Object.assign(failureOf(error, PROFILE_FAILED), { status: error.status })
        throw error
      }
    },

    async getPermissions() {
      return user()?.permissions ?? []
    },

    canAccess: async ({ resource, action, record }) => mayDo(resource, action, record),

    accessAtOnce: ({ resource, action, recordId }) =>
      recordId !== undefined && isAdmin() ? undefined : mayDo(resource, action),
  }
}
