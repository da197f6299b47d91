import { createAuthProvider } from '@/auth-provider/authProvider'
import { safeStorage, type KeyValueStore } from '@/auth-provider/browserStorage'
import { createSession } from '@/auth-provider/session'
import { AUTH_KEY, readPersisted } from '@/auth-provider/storedSession'
import { createTokenLife } from '@/auth-provider/tokenLife'
import { createServerClock } from '@/domain/serverClock'
import { createDataProvider } from '@/data-provider/dataProvider'
import { writeHeaders } from '@/http/addresses'
import { createHttpClient } from '@/http/httpClient'
import { createDrafts } from '@/offline/drafts'
import { createUserValues } from '@/offline/userValues'
import { parsedUrl } from '@/domain/values/urls'
import { hasFeature } from '@/domain/access/features'
import { definitions, registry } from '@/resources/registry'
import { noteNoAnswer, noteSent } from '@/ui/hooks/network'
import { DEFAULT_ADMIN_ROLES, type Env } from './readEnv'

export type Providers = ReturnType<typeof createProviders>

export type ProviderOptions = Pick<Env, 'apiUrl' | 'sendIdempotencyKey'> &
  Partial<Env> & {
    /**
     * The network. Default: the browser's `fetch`. The demo and the tests pass a function that answers like the partner
     * API.
     */
    fetch?: typeof globalThis.fetch
    /** The storage of the session. Default: localStorage. */
    storage?: KeyValueStore
    /** The storage of this tab alone. Default: sessionStorage. */
    tabStorage?: KeyValueStore
    /** The target of the events of logout, activity and other tabs. Default: the window. */
    target?: EventTarget
  }

/** The API of each registered resource, by the resource's name. */
export const apis = registry.map(({ definition, createApi }) => ({
  name: definition.name,
  path: definition.api,
  feature: definition.feature,
  createApi,
}))

/** Creates session, auth provider and data provider over one HTTP client, and the drafts on this phone. */
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
  const clock = createServerClock()
  const http = createHttpClient({
    baseUrl: apiUrl,
    fetch,
    getToken: session.getToken,
    tokenLife: createTokenLife(session),
    getCsrfToken: () => document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? null,
    onUnauthorized: session.endIfCurrent,
    onSuccess: session.touch,
    onSend: noteSent,
    onNoAnswer: noteNoAnswer,
    onDate: clock.note,
    onSecondFactorRequired: (sentToken) => {
      const { user, mitra } = session.getSnapshot()
      if (user) session.update({ user: { ...user, second_factor: 'required' }, mitra }, sentToken)
    },
  })
  return {
    session,
    http,
    headersOf: writeHeaders(sendIdempotencyKey),
    clock,
    drafts: createDrafts({ storage, session, clock }),
    userValues: createUserValues({
      storage,
      target,
      session,
      owner: readPersisted(storage.getItem(AUTH_KEY))?.user.id ?? null,
    }),
    authProvider: createAuthProvider({ http, session, adminRoles, resources: definitions }),
    dataProvider: createDataProvider({
      http,
      sendIdempotencyKey,
      // The build draws the frames in Node, which has no location.
      origin: parsedUrl(apiUrl, globalThis.location?.href)?.origin,
      who: () => session.getSnapshot().user?.id,
      // An API that names features keeps keys, too (docs/product.md §7.3.3). Any other may ignore the header.
      keepsKeys: () => (session.getSnapshot().user?.features ?? []).length > 0,
      apis,
      offers: (feature) => hasFeature(session.getSnapshot().user, feature),
    }),
  }
}
