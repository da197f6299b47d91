import { Hono } from 'hono'
import { linkRoutes } from './accounts/linkRoutes'
import { mitraRoutes } from './accounts/mitraRoutes'
import { setupRoutes } from './accounts/setupRoutes'
import { userRoutes } from './accounts/userRoutes'
import { ApiError, failure } from './apiError'
import { auditRoutes } from './auditRoutes'
import { authRoutes } from './login/authRoutes'
import { backupRoutes } from './service/backupRoutes'
import { DEFAULT_ITERATIONS } from '../auth/passwords'
import { LOGIN_PACES } from '../auth/limits/loginPaces'
import { createPasswordWork } from '../auth/passwordWork'
import type { ApiContext, ApiEnv } from './context'
import { deviceRoutes } from './ownAccount/deviceRoutes'
import { busyRefusal } from './login/loginRefusals'
import { loginRoutes } from './login/loginRoutes'
import { secondFactorRoutes } from './ownAccount/secondFactorRoutes'
import { contractRoutes } from './service/contractRoutes'
import { SERVED_FEATURES } from './features'
import { deskRoutes } from './deskRoutes'
import { importRoutes } from './masters/importRoutes'
import { healthRoutes } from './service/healthRoutes'
import { kursRoutes } from './masters/kursRoutes'
import { masterRoutes } from './masters/masterRoutes'
import { masterWriteRoutes } from './masters/masterWriteRoutes'
import { mediaRoutes } from './service/mediaRoutes'
import { messages } from './messages'
import { offerRoutes } from './offers/offerRoutes'
import { openRoutes } from './offers/openRoutes'
import { openOffersOf } from './offers/openStore'
import { requestOrigin } from './offers/origin'
import { offerProfileRoutes } from './offers/offerProfileRoutes'
import { packageRoutes } from './packages/packageRoutes'
import { UNKNOWN_VERSION } from './programVersion'
import { routePattern } from './routePattern'
import { figuresRoutes } from './status/figuresRoutes'
import { followUpRoutes } from './status/followUpRoutes'
import { statusRoutes } from './status/statusRoutes'
import { keepBodies } from './wholeBody'
import { writeLimits } from './writeLimits'
import type { Store } from '../store'

export type PartnerApiOptions = { store: Store } & Partial<Omit<ApiContext, 'store'>> & {
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
  const api: ApiContext = {
    store,
    now: rest.now ?? Date.now,
    iterations: rest.iterations ?? DEFAULT_ITERATIONS,
    loginPaces: rest.loginPaces ?? LOGIN_PACES,
    passwordWork: rest.passwordWork ?? createPasswordWork(),
    admitWrite: rest.admitWrite ?? writeLimits(),
    requireTotp: rest.requireTotp ?? false,
    forwardedFor: rest.forwardedFor ?? (() => null),
    isHttps: rest.isHttps ?? (() => false),
    origin: rest.origin ?? requestOrigin(null, rest.isHttps ?? (() => false)),
    refusesPublished: rest.refusesPublished ?? (() => false),
    features: [...(rest.features ?? SERVED_FEATURES), ...(rest.prepareBackup ? (['backup'] as const) : [])],
    ...(rest.setup ? { setup: rest.setup } : {}),
    version: rest.version ?? UNKNOWN_VERSION,
    ...(rest.prepareBackup ? { prepareBackup: rest.prepareBackup } : {}),
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
    .route('/', masterWriteRoutes(api))
    .route('/partner/offer-profile', offerProfileRoutes(api))
    .route('/', figuresRoutes(api))
    .route('/', followUpRoutes(api))
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
    .route(assetsPath, mediaRoutes(assetsPath))
}
