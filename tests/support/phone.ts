import { definitions } from '@/resources/registry'
import { createAuthProvider } from '@/auth-provider/authProvider'
import { safeStorage, type KeyValueStore } from '@/auth-provider/browserStorage'
import { createSession, LOGOUT_EVENT } from '@/auth-provider/session'
import { AUTH_KEY, TOKEN_KEY } from '@/auth-provider/storedSession'
import { createTokenLife } from '@/auth-provider/tokenLife'
import { createHttpClient } from '@/http/httpClient'
import { fakeFetch, json, type Answer } from './server/fakeFetch'

export const NOON = Date.UTC(2026, 10, 20, 5)
export const HOUR = 3_600_000
export const SITI_USER = { id: 1, name: 'Siti Rahmawati', email: 'siti@annur.co.id' }

/** Imitates Web Storage with a map. `writes` counts the writes under each key. */
export function mapStorage(initial: Record<string, string> = {}) {
  const map = new Map(Object.entries(initial))
  const writes = new Map<string, number>()
  const storage: KeyValueStore = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      map.set(key, value)
      writes.set(key, (writes.get(key) ?? 0) + 1)
    },
    removeItem: (key) => void map.delete(key),
  }
  return { storage, map, writesOf: (key: string) => writes.get(key) ?? 0 }
}

export const storedAuth = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({ user: SITI_USER, mitra: null, hasSession: true, lastActivity: NOON - HOUR, ...changes })

export const SIGNED_IN = { [TOKEN_KEY]: 'token-siti', [AUTH_KEY]: storedAuth() }

type PhoneOptions = {
  stored?: Record<string, string>
  answer?: Answer
  storage?: () => KeyValueStore
  onLogout?: () => void
}

/** Makes a phone with the app's session, auth provider and HTTP client, connected as in src/app/providers.ts. */
export function phone({ stored = {}, answer = () => json({}), storage }: PhoneOptions = {}) {
  const local = mapStorage(stored)
  const tab = mapStorage()
  const target = new EventTarget()
  const clock = { now: NOON }
  const logouts: Event[] = []
  target.addEventListener(LOGOUT_EVENT, (event) => logouts.push(event))
  const session = createSession({
    storage: safeStorage(storage ?? (() => local.storage)),
    tabStorage: safeStorage(() => tab.storage),
    target,
    now: () => clock.now,
  })
  const network = fakeFetch(answer)
  const http = createHttpClient({
    baseUrl: '/api',
    fetch: network.fetch,
    getToken: session.getToken,
    tokenLife: createTokenLife(session),
    onUnauthorized: session.endIfCurrent,
    onSuccess: session.touch,
    log: () => undefined,
  })
  return {
    session,
    http,
    target,
    clock,
    logouts,
    local,
    tab,
    sent: network.sent,
    authProvider: createAuthProvider({ http, session, adminRoles: ['admin'], resources: definitions }),
    statusOf: () => session.getSnapshot().status,
    /** Opens the page. Returns a function that closes it. */
    open: () => session.initialise(),
  }
}
