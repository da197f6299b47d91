import { createAuthProvider } from '../auth-provider/authProvider'
import { safeStorage, type KeyValueStore } from '../auth-provider/browserStorage'
import { createSession } from '../auth-provider/session'
import { createTokenLife } from '../auth-provider/tokenLife'
import { createDataProvider } from '../data-provider/dataProvider'
import { createHttpClient } from '../http/httpClient'
import { createDrafts } from '../offline/drafts'
import { definitions, registry } from '../resources/registry'
import { DEFAULT_ADMIN_ROLES, type Env } from './readEnv'

export type Providers = ReturnType<typeof createProviders>

export type ProviderOptions = Pick<Env, 'apiUrl' | 'sendIdempotencyKey'> &
  Partial<Env> & {
    /** The network: the browser's own, or anything that answers as the partner API does. */
    fetch?: typeof globalThis.fetch
    /** Where the session is kept: the browser's localStorage unless told, and this tab's sessionStorage. */
    storage?: KeyValueStore
    tabStorage?: KeyValueStore
    /** Where logout, activity and other tabs are heard: the window unless told. */
    target?: EventTarget
  }

/** The calls of every registered resource, by its name. */
export const apis = registry.map(({ definition, createApi }) => ({ name: definition.name, createApi }))

/** Everything behind the screens, over one HTTP client: session, auth provider, data provider; and the drafts on this phone. */
export function createProviders({
  apiUrl,
  sendIdempotencyKey,
  adminRoles = DEFAULT_ADMIN_ROLES,
  fetch = (...request) => globalThis.fetch(...request),
  storage = safeStorage(() => window.localStorage),
  tabStorage = safeStorage(() => window.sessionStorage),
  target = window,
}: ProviderOptions) {
  const session = createSession({ storage, tabStorage, target })
  const http = createHttpClient({
    baseUrl: apiUrl,
    fetch,
    getToken: session.getToken,
    tokenLife: createTokenLife(session),
    getCsrfToken: () => document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? null,
    onUnauthorized: session.endIfCurrent,
    onSuccess: session.touch,
  })
  return {
    session,
    drafts: createDrafts({ storage, session }),
    authProvider: createAuthProvider({ http, session, adminRoles, resources: definitions }),
    dataProvider: createDataProvider({ http, sendIdempotencyKey, apis }),
  }
}
