import { createSite } from '@/partner-api/host/http/createSite'
import { quietLog, type Log } from '@/partner-api/host/log/log'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'
import { seedStore } from '@/partner-api/seed/seedStore'
import type { Store } from '@/partner-api/stores/store'
import { apiOver, FAST, hold, NOW, workedQuote } from '../fixtures'

/** The smallest picture that counts as a JPEG: a frame of 8 × 8 and an empty scan. */
export const JPEG = Uint8Array.from(
  [
    [0xff, 0xd8],
    [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0],
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0],
    [0xff, 0xd9],
  ].flat(),
)

export const CUSTOMER = { name: 'Ibu Salamah Rahasia', phone: '0812-7766-5544', digits: '6281277665544' }

/** A body of a new offer. */
export const offerOf = (changes: Record<string, unknown> = {}) => ({
  rooms: ['double', 'quad'],
  validUntil: '2026-11-27',
  customerName: CUSTOMER.name,
  customerPhone: CUSTOMER.phone,
  roomMix: null,
  withPaymentPlan: false,
  image: Buffer.from(JPEG).toString('base64'),
  ...changes,
})

export const acceptance = (changes: Record<string, string> = {}) =>
  new URLSearchParams({ name: 'Salamah', room: 'quad', jamaah: '2', ...changes })

type Init = { token?: string; body?: unknown; headers?: Record<string, string> }

/** The whole site over a seeded store, with a package that can be offered. Its clock stands at `clock.now`. */
export async function offerWorld(
  store: Store,
  { log = quietLog, publicUrl = null, seeded = false }: { log?: Log; publicUrl?: string | null; seeded?: boolean } = {},
) {
  const clock = { now: NOW }
  if (!seeded) await seedStore(store, { now: () => clock.now, iterations: FAST, packages: [3, 2] })
  const site = createSite({
    store,
    log,
    distDir: '/nowhere',
    trustProxy: false,
    seed: 'demo',
    publicUrl,
    iterations: FAST,
    now: () => clock.now,
    version: UNKNOWN_VERSION,
  })
  const api = await apiOver(store, { demo: false, now: () => clock.now })
  const tokens = new Map<string, string>()
  async function signIn(email: string) {
    const known = tokens.get(email) ?? (await api.login(email))
    tokens.set(email, known)
    return known
  }
  const call = (method: string, path: string, { token, body, headers = {} }: Init = {}) =>
    api.call(method, path, { token, body, headers })

  /** Saves the worked package, whose every price is known and which leaves in April 2027. */
  async function savePackage(email: string): Promise<number> {
    const token = await signIn(email)
    const { body } = await call('POST', '/partner/umroh-regular', { token, body: await workedQuote(api, token) })
    return body.data.id
  }
  async function share(email: string, packageId: number, changes: Record<string, unknown> = {}) {
    const token = await signIn(email)
    const { body } = await call('POST', `/partner/umroh-regular/${packageId}/offers`, { token, body: offerOf(changes) })
    const { pathname } = new URL(body.data.url)
    return { id: body.data.id as number, path: pathname, token: pathname.slice('/p/'.length), ...body.data }
  }
  /** A request to the site without a session. */
  const { request } = hold(site)
  const open = (path: string, init: RequestInit = {}) => request(`http://site.test${path}`, init)
  const accept = (path: string, changes?: Record<string, string>) =>
    open(`${path}/accept`, { method: 'POST', body: acceptance(changes) })
  const offersOf = async (email: string, packageId: number) =>
    (await call('GET', `/partner/umroh-regular/${packageId}/offers`, { token: await signIn(email) })).body.data.data

  /** Moves the clock on; sessions may have ended then. */
  const later = (ms: number) => {
    clock.now += ms
    tokens.clear()
  }

  return { site, store, clock, later, api, call, signIn, savePackage, share, open, accept, offersOf }
}
export type OfferWorld = Awaited<ReturnType<typeof offerWorld>>
