import { Hono } from 'hono'
import type { SetupGate } from '../../accounts/setupGate'
import { failure } from '../../routes/apiError'
import { createPartnerApi } from '../../routes/partnerApi'
import type { ProgramVersion } from '../../routes/programVersion'
import { requestOrigin } from '../../routes/offers/origin'
import { routePattern } from '../../routes/routePattern'
import { backupPreparer } from '../../backup/preparedBackup'
import type { Store } from '../../store'
import { clientAddressOf } from './clientAddress'
import { compressed } from './compressed'
import { forwardedForOf } from './forwardedFor'
import { refusesPublishedOf } from './publishedPasswords'
import type { ServerSettings } from '../settings/env'
import { errorFields } from '../log/errorFields'
import type { Log } from '../log/log'
import { requestLog, type Answered } from '../log/requestLog'
import { securityHeaders, transportHeaders } from './securityHeaders'
import { siteRoutes } from './siteRoutes'
import { loadStaticFiles, textOf } from './staticFiles'

export type SiteOptions = {
  store: Store
  log: Log
  distDir: string
  trustProxy: boolean
  requireTotp?: boolean
  /** The address under which customers reach the site; without it, the host that each request names. */
  publicUrl?: string | null
  /** With `demo` everybody may enter with the published passwords. */
  seed: ServerSettings['seed']
  /** Decides who may create the first account; without it nobody may. */
  setup?: SetupGate
  iterations?: number
  now?: () => number
  version: ProgramVersion
  /** Told of every answered request. */
  observe?: (answered: Answered) => void
}

const observeNothing = () => undefined

/** The whole site: the API, the pictures and the built app, with their headers, and a line of the log for each request. */
export function createSite({
  store,
  log,
  distDir,
  trustProxy,
  requireTotp = false,
  publicUrl = null,
  seed,
  setup,
  iterations,
  now,
  version,
  observe = observeNothing,
}: SiteOptions): Hono {
  const files = loadStaticFiles(distDir)
  const index = files.get('/index.html')
  const headersFor = securityHeaders(index ? textOf(index) : '')
  const clientAddress = clientAddressOf(trustProxy)
  const forwardedFor = forwardedForOf(trustProxy, log)
  const failed = (error: unknown, request: { method: string; route: string }) =>
    log.error('request.failed', { ...request, error: errorFields(error) })
  const prepareBackup = backupPreparer(store)
  const isHttps = (request: Request) => trustProxy && request.headers.get('x-forwarded-proto') === 'https'
  const api = createPartnerApi({
    store,
    ...(prepareBackup ? { prepareBackup } : {}),
    version,
    clientAddress,
    forwardedFor,
    refusesPublished: refusesPublishedOf({ seed, trustProxy }, log),
    isHttps,
    origin: requestOrigin(publicUrl, isHttps),
    requireTotp,
    ...(setup ? { setup } : {}),
    onError: failed,
    ...(iterations ? { iterations } : {}),
    ...(now ? { now } : {}),
  })
  const site = new Hono()
  site.use(
    '*',
    requestLog(log, (c) => clientAddress(c.req.raw, c.env), observe),
  )
  site.use('*', async (c, next) => {
    await next()
    const asked = (name: string) => c.req.header(name)
    const all = { ...headersFor(asked), ...transportHeaders(trustProxy, asked('x-forwarded-proto')) }
    // A picture already has a stricter policy. Hono's own `c.header` would copy the whole answer for each of them.
    for (const [name, value] of Object.entries(all)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  site.use('*', (c, next) => {
    // Any request shows that a proxy is in front, also one to a file.
    forwardedFor(c.req.raw)
    return next()
  })
  site.use('/api/*', compressed)
  site.use('/p/*', compressed)
  site.route('/', api)
  site.route('/', siteRoutes(files))
  site.onError((error, c) => {
    failed(error, { method: c.req.method, route: routePattern(c) })
    const { body, status, headers } = failure(error)
    return c.text(body.message, status, headers)
  })
  return site
}
