import { Hono, type MiddlewareHandler } from 'hono'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { TYPEFACE_PATH } from '@/offer/page/pageStyle'
import type { SetupGate } from '../../accounts/accounts'
import { failure } from '../../errors/apiError'
import { paths } from '@/paths'
import { writeLimits } from '../../routes/writeLimits'
import { watchDisk, type DiskRoom } from '../database/diskRoom'
import { createPartnerApi } from '../../routes/partnerApi'
import type { ProgramVersion } from '../../errors/programVersion'
import type { Store } from '../../stores/store'
import type { PushApi } from '../../routes/ownAccount/pushRoutes'
import type { ServerSettings } from '../settings/env'
import { errorFields, type Log, type Answered, requestLog } from '../log/log'
import { securityHeaders, transportHeaders } from './securityHeaders'
import { siteOrigin } from './siteOrigin'
import { send, siteRoutes } from './siteRoutes'
import { loadStaticFiles, textOf, acceptedEncodings } from './staticFiles'
import { bodyOf, replaceBody } from '../../routes/wholeBody'
import { routePattern } from '../../routes/context'
import { backupPreparer } from '../zippedBackup'
import { lastForwarded, clientAddressOf, isLocalRequest } from './loopback'

const PUBLISHED_ADVICE =
  'Seseorang di luar mesin ini mencoba masuk dengan kata sandi demo, yang diterbitkan di README, dan ditolak. ' +
  'Bila ada reverse proxy di depan server ini, jalankan dengan TRUST_PROXY=1 dan buat akun sendiri: npm run account -- help. ' +
  'Bila demo ini memang untuk umum, jalankan dengan SEED=demo.'

/**
 * Returns whether a login with a published password has to be refused (docs/product.md §17.1.4): settings do not show
 * whether a proxy passes on the requests of strangers, but a request does. The first one writes one line to the log.
 */
export function refusesPublishedOf(
  { seed, trustProxy }: Pick<ServerSettings, 'seed' | 'trustProxy'>,
  log: Log,
  isLocal: (request: Request, env: unknown) => boolean = isLocalRequest,
): (request: Request, env: unknown) => boolean {
  let isTold = false
  return (request, env) => {
    // Behind a trusted proxy every request comes from this machine.
    if (seed === 'demo' || (!trustProxy && isLocal(request, env))) return false
    if (!isTold) log.warn('demo.exposed', { text: PUBLISHED_ADVICE })
    isTold = true
    return true
  }
}

/** Larger answers are compressed by another thread. For smaller ones the way there takes longer than the work. */
const MOST_AT_ONCE = 64 * 1024
/** A smaller answer is one packet, compressed or not. */
const LEAST = 1024

const inThread = promisify(gzip)
const known = new WeakMap<Uint8Array, Promise<Uint8Array>>()

/** Compresses by another thread. Answers that share their bytes share the compressed ones, too. */
function compressedLarge(bytes: Uint8Array): Promise<Uint8Array> {
  const made = known.get(bytes) ?? inThread(bytes)
  known.set(bytes, made)
  return made
}

/**
 * Compresses the answers that are text. Hono's own middleware sends each through a stream, which takes five times as long
 * for a page of a list. Every answer that is text is whole in memory already.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, status } = c.res
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')
  if (!isText || status === 204 || status === 304 || c.req.method === 'HEAD' || headers.has('Content-Encoding')) return
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
  if (!acceptedEncodings(c.req.header('accept-encoding')).includes('gzip')) return
  const bytes = await bodyOf(c.res)
  if (bytes.length < LEAST) return replaceBody(c, bytes)
  const sent = bytes.length > MOST_AT_ONCE ? await compressedLarge(bytes) : gzipSync(bytes)
  replaceBody(c, sent as Uint8Array<ArrayBuffer>)
  c.res.headers.delete('Content-Length')
  c.res.headers.set('Content-Encoding', 'gzip')
}

const ADVICE =
  'Permintaan membawa X-Forwarded-For, tetapi TRUST_PROXY belum diatur, sehingga semua pengguna tampak beralamat sama. ' +
  'Bila server ini di belakang satu reverse proxy, jalankan dengan TRUST_PROXY=1. Bila tidak, abaikan baris ini.'

/**
 * Returns what an untrusted proxy says about a client (docs/product.md §18.4.5), null without the header or with a trusted
 * proxy. The first such request writes one line to the log.
 */
export function forwardedForOf(trustProxy: boolean, log: Log): (request: Request) => string | null {
  let isTold = false
  return (request) => {
    const forwarded = trustProxy ? undefined : lastForwarded(request)
    if (forwarded === undefined) return null
    if (!isTold) log.warn('proxy.untrusted', { text: ADVICE })
    isTold = true
    return forwarded
  }
}

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
  /** Sends notices to devices; without it the site has no such feature. */
  push?: PushApi
  /** The room on the disk of the database. */
  disk?: DiskRoom
  /** Told of every answered request. */
  observe?: (answered: Answered) => void
}

/** Its address has no version, unlike that of the same file below `/assets/`. */
const FOR_A_WEEK = 'public, max-age=604800'

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
  push,
  disk = watchDisk(null, log),
  observe = observeNothing,
}: SiteOptions): Hono {
  const files = loadStaticFiles(distDir)
  const index = files.get('/index.html')
  const headersFor = securityHeaders(index ? textOf(index) : '')
  const clientAddress = clientAddressOf(trustProxy)
  const forwardedFor = forwardedForOf(trustProxy, log)
  const failed = (error: unknown, request: { method: string; route: string }) => {
    if (!disk.explains(error)) log.error('request.failed', { ...request, error: errorFields(error) })
  }
  const limits = writeLimits()
  const prepareBackup = backupPreparer(store)
  const { isHttps, origin } = siteOrigin({ publicUrl, trustProxy }, log)
  const api = createPartnerApi({
    store,
    ...(prepareBackup ? { prepareBackup } : {}),
    ...(push ? { push } : {}),
    version,
    clientAddress,
    forwardedFor,
    refusesPublished: refusesPublishedOf({ seed, trustProxy }, log),
    isHttps,
    origin,
    requireTotp,
    ...(setup ? { setup } : {}),
    onError: failed,
    isFull: disk.isFull,
    admitWrite: (...write) => [disk.admit, limits].forEach((admit) => admit(...write)),
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
  const [typeface] = [...files].filter(([path]) => path.endsWith('.woff2')).map(([, file]) => file)
  // Nobody can sign in to a business without an account: whoever opens the app is led to where its owner begins.
  if (setup?.keyHash)
    for (const path of ['/', paths.login])
      site.get(path, async (c, next) => ((await store.hasAccounts()) ? next() : c.redirect(paths.setup)))
  if (typeface) site.get(TYPEFACE_PATH, (c) => send(c, TYPEFACE_PATH, typeface, { 'Cache-Control': FOR_A_WEEK }))
  site.route('/', api)
  site.route('/', siteRoutes(files))
  site.onError((error, c) => {
    failed(error, { method: c.req.method, route: routePattern(c) })
    const { body, status, headers } = failure(error)
    return c.text(body.message, status, headers)
  })
  return site
}
