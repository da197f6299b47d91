import { Hono } from 'hono'
import { mitraRoutes } from './accounts/mitraRoutes'
import { setupRoutes, linkRoutes } from './accounts/openAccountRoutes'
import { userRoutes } from './accounts/userRoutes'
import { ApiError, failure } from '../errors/apiError'
import { auditRoutes } from './auditRoutes'
import { DEFAULT_ITERATIONS } from '../auth/passwords'
import { LOGIN_PACES } from '../auth/limits/loginPaces'
import { createPasswordWork } from '../auth/passwordWork'
import {
  requireAll,
  type ApiContext,
  type ApiEnv,
  requireAnySession,
  requireSession,
  routePattern,
  turnOf,
} from './context'
import { deviceRoutes } from './ownAccount/deviceRoutes'
import { pushRoutes } from './ownAccount/pushRoutes'
import { busyRefusal, auditSession } from './login/loginRefusals'
import { loginRoutes } from './login/loginRoutes'
import { ownMitra } from './login/signIn'
import { secondFactorRoutes } from './ownAccount/secondFactorRoutes'
import { batchRoutes } from './masters/batchRoutes'
import { importRoutes } from './masters/importRoutes'
import { masterRoutes, masterWriteRoutes, kursRoutes } from './masters/masterRoutes'
import { uploadRoutes } from './masters/uploadRoutes'
import { messages } from '../errors/messages'
import { offerRoutes } from './offers/offerRoutes'
import { openRoutes } from './offers/openRoutes'
import { requestOrigin } from './offers/linkOrigin'
import { openOffersOf } from './offers/openStore'
import { offerProfileRoutes } from './offers/offerProfileRoutes'
import { packageRoutes } from './packages/packageRoutes'
import { templateRoutes } from './packages/templateRoutes'
import { UNKNOWN_VERSION } from '../errors/programVersion'
import { deskRoutes, figuresRoutes } from './status/deskRoutes'
import { statusRoutes } from './status/statusRoutes'
import { keepBodies, revalidated } from './wholeBody'
import { writeLimits } from './writeLimits'
import { createWriteQueue } from '../queue/writeQueue'
import { clockOf } from '../clock'
import type { Store } from '../stores/store'
import type { MessageResponse, ProfileResponse, FollowUpsResponse } from '@/http/partnerApi.types'
import { wireUser } from '../wire/wire'
import { followUpReasons } from '@/domain/status/followUp'
import { FEATURES } from '@/domain/access/features'
import { businessDay } from '../pricing/businessDay'
import { statusFields } from '../wire/wireStatus'
import { contractRoutes, healthRoutes, mediaRoutes, backupRoutes } from './service/serviceRoutes'
import { secondFactorOf } from './ownAccount/ownState'

/** The features of this API on every host, as login and profile tell them. A feature is added here when its calls and its screens work. */
export const SERVED_FEATURES = FEATURES.filter((feature) => feature !== 'backup' && feature !== 'push')

const MOST = 50

/** The packages that somebody should take up again (docs/product.md §15.5). For admins. */
const followUpRoutes = (api: ApiContext): Hono<ApiEnv> =>
  new Hono<ApiEnv>().get('/partner/follow-ups', requireSession(api), revalidated, async (c) => {
    requireAll(c)
    const today = businessDay(api.now())
    const rows = await api.store.followUps(today, MOST)
    return c.json<FollowUpsResponse>({
      data: rows.map(({ id, namaPaket, mitra, status }) => {
        const fields = statusFields(status, today)
        const { status: now, remind_at: remindAt, valid_until: validUntil } = fields
        const reasons = followUpReasons({ status: now, remindAt, validUntil }, today)
        return { id, nama_paket: namaPaket, mitra, ...fields, reasons }
      }),
    })
  })

/** POST `/partner/logout`, GET `/partner/me` (docs/product.md §10.2). */
function authRoutes(api: ApiContext): Hono<ApiEnv> {
  const features = [...api.features]
  return new Hono<ApiEnv>()
    .post('/partner/logout', requireAnySession(api), async (c) => {
      await api.write(turnOf(c), async (tx) => {
        await tx.deleteToken(c.get('tokenHash'))
        await auditSession(api, c, tx, 'logout', c.get('session').user)
      })
      // The browser caches lists to revalidate them, and they must be deleted with the session.
      c.header('Clear-Site-Data', '"cache"')
      return c.json<MessageResponse>({ message: messages.logoutDone })
    })
    .get('/partner/me', requireAnySession(api), async (c) => {
      const { user } = c.get('session')
      const mitra = await ownMitra(api.store, user.mitraId)
      const account = { ...wireUser(user), ...(await secondFactorOf(api, api.store, user)) }
      return c.json<ProfileResponse>({ user: account, mitra, features })
    })
}

export type PartnerApiOptions = { store: Store } & Partial<Omit<ApiContext, 'store' | 'write'>> & {
    /** The path of the pictures; '/media' by default. */
    assetsPath?: string
    /** Called with every unexpected error and the pattern of its route, and never with an address, a body or a token. */
    onError?: (error: unknown, request: { method: string; route: string }) => void
  }

const logNothing = () => {}

/**
 * The reference partner API: the calls of docs/product.md §10 under `/api`, pictures under `assetsPath`. Its `fetch` runs wherever WebCrypto does,
 * a browser included. Every answer below `/api` is JSON, errors as `{message, errors?}`.
 */
export function createPartnerApi({
  store,
  assetsPath = '/media',
  onError = logNothing,
  ...rest
}: PartnerApiOptions): Hono {
  const inTurn = rest.inTurn ?? createWriteQueue(store.writers ?? 1)
  const api: ApiContext = {
    store,
    inTurn,
    write: (turn, work, mayRepeat) => inTurn(turn, () => store.transaction(work, mayRepeat)),
    now: rest.now ?? clockOf(store),
    iterations: rest.iterations ?? DEFAULT_ITERATIONS,
    loginPaces: rest.loginPaces ?? LOGIN_PACES,
    passwordWork: rest.passwordWork ?? createPasswordWork(),
    admitWrite: rest.admitWrite ?? writeLimits(),
    requireTotp: rest.requireTotp ?? false,
    forwardedFor: rest.forwardedFor ?? (() => null),
    isHttps: rest.isHttps ?? (() => false),
    origin: rest.origin ?? requestOrigin(null, { isHttps: rest.isHttps ?? (() => false) }),
    refusesPublished: rest.refusesPublished ?? (() => false),
    features: [
      ...(rest.features ?? SERVED_FEATURES),
      ...(rest.prepareBackup ? (['backup'] as const) : []),
      ...(rest.push ? (['push'] as const) : []),
    ],
    ...(rest.setup ? { setup: rest.setup } : {}),
    version: rest.version ?? UNKNOWN_VERSION,
    ...(rest.prepareBackup ? { prepareBackup: rest.prepareBackup } : {}),
    ...(rest.push ? { push: rest.push } : {}),
    ...(rest.isFull ? { isFull: rest.isFull } : {}),
    ...(rest.healthWithin === undefined ? {} : { healthWithin: rest.healthWithin }),
    clientAddress: rest.clientAddress ?? (() => ''),
  }
  const calls = new Hono<ApiEnv>()
    .use('*', keepBodies)
    .use('*', async (c, next) => {
      await next()
      if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    })
    .route('/', contractRoutes())
    .route('/', loginRoutes(api))
    .route('/', healthRoutes(api))
    .route('/', authRoutes(api))
    .route('/', deviceRoutes(api))
    .route('/', pushRoutes(api))
    .route('/', secondFactorRoutes(api))
    .route('/', backupRoutes(api))
    .route('/partner/setup', setupRoutes(api))
    .route('/partner/account-link', linkRoutes(api))
    .route('/users', userRoutes(api))
    .route('/mitra', mitraRoutes(api))
    .route('/', auditRoutes(api))
    .route('/', deskRoutes(api))
    .route('/', kursRoutes(api))
    .route('/', masterRoutes(api))
    .route('/', offerRoutes(api))
    .route('/', importRoutes(api))
    .route('/', batchRoutes(api))
    .route('/', masterWriteRoutes(api))
    .route('/', uploadRoutes(api))
    .route('/partner/offer-profile', offerProfileRoutes(api))
    .route('/', figuresRoutes(api))
    .route('/', followUpRoutes(api))
    .route('/', templateRoutes(api))
    .route('/partner/umroh-regular', statusRoutes(api))
    .route('/partner/umroh-regular', packageRoutes(api))
    .all('*', (c) => c.json({ message: messages.notFound }, 404))

  calls.onError((error, c) => {
    const refusal = error instanceof ApiError ? error : busyRefusal(error)
    if (refusal) return c.json(refusal.body, refusal.status, refusal.headers)
    onError(error, { method: c.req.method, route: routePattern(c) })
    const { body, status, headers } = failure(error)
    return c.json(body, status, headers)
  })

  return new Hono()
    .route('/api', calls)
    .route('/p', openRoutes({ ...api, store: openOffersOf(store), visitTime: rest.now ?? (() => null) }))
    .route(assetsPath, mediaRoutes(assetsPath, store))
}
