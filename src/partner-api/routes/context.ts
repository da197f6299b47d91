import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { forbidden, secondFactorRequired, signedOut } from '../errors/apiError'
import { bearerToken, sha256 } from '../auth/tokens'
import type { SetupGate } from '../accounts/accounts'
import type { Feature } from '@/domain/access/features'
import type { LoginPaces } from '../auth/limits/loginPaces'
import type { PasswordWork } from '../auth/passwordWork'
import { hasRole } from '@/domain/access/roles'
import type { CalendarDate } from '@/domain/types'
import type { ProgramVersion } from '../errors/programVersion'
import type { AdmitWrite } from './writeLimits'
import type { WriteQueue, WriteTurn } from '../queue/writeQueue'
import type { PackageDetail, PackageList, PackageQuery, Scope, Store, StoreSession } from '../stores/store'
import { hasEnded, type SessionRow } from '../stores/sessionStore'
import { mustSetUp } from './ownAccount/ownState'
import type { OriginOf } from './offers/linkOrigin'
import type { PrepareBackup } from './service/serviceRoutes'
import type { PushApi } from './ownAccount/pushRoutes'
import { messages } from '../errors/messages'

export type Write = <T>(turn: WriteTurn, work: (tx: StoreSession) => Promise<T>, mayRepeat?: boolean) => Promise<T>

/** The values that every route needs. Times are milliseconds. */
export type ApiContext = {
  /** Reads and single statements. Transactions go through `write`. */
  store: Omit<Store, 'transaction'>
  /** Runs work in one transaction, in the turn of whoever asks for it. `mayRepeat` is that of {@link Store.transaction}. */
  write: Write
  /** The queue behind `write`, for writes that are no transaction. */
  inTurn: WriteQueue
  now: () => number
  iterations: number
  loginPaces: LoginPaces
  /** Runs the hashing of passwords, a few at a time. */
  passwordWork: PasswordWork
  /** Throws 429 when a mitra changes too much at once. */
  admitWrite: AdmitWrite
  /** Whether every admin must have a second factor. */
  requireTotp: boolean
  /** The features that login and profile tell the app. */
  features: readonly Feature[]
  /** The clients that may create the first account; nobody without it. */
  setup?: SetupGate
  /** The program that serves the API, for `/health`. */
  version: ProgramVersion
  /** Whether the disk of the database is full. */
  isFull?: () => boolean
  /** Milliseconds in which the database has to answer `/health`. */
  healthWithin?: number
  /** Makes a backup for a download; absent where the host cannot. */
  prepareBackup?: PrepareBackup
  /** Sends notices to the devices of users; absent where the host cannot. */
  push?: PushApi
  /** The client's address, or '' when the host does not know it. */
  clientAddress: (request: Request, env: unknown) => string
  /** The client that a proxy names which the host does not trust, or null. Never proof of anything. */
  forwardedFor: (request: Request) => string | null
  isHttps: (request: Request) => boolean
  origin: OriginOf
  /** Whether a login with a published password of the demo is refused, because a stranger may have sent it. */
  refusesPublished: (request: Request, env: unknown) => boolean
}

/** The page of a list that a request asks for, as of the day `today`. `query` is null when no package can be an answer. */
export type WantedPage = Pick<PackageQuery, 'page' | 'perPage'> & {
  today: CalendarDate
  query: Omit<PackageQuery, 'page' | 'perPage' | 'scope'> | null
  /** The mitra whose packages alone an admin asks for. */
  mitraId?: number | undefined
  /** Only open quotes whose price has risen since the customer was told it. */
  isRisen?: boolean
}

export type ApiEnv = {
  Variables: {
    session: SessionRow
    tokenHash: string
    /** Set only for a list. */
    wanted: WantedPage
    /** The packages of the user's own mitra, when the statement of the session read them too. */
    ownList?: PackageList
    ownDetail?: PackageDetail | null
  }
}

/** Finds the session of a token; null where it has ended. */
export type FindSession = (tokenHash: string, c: Context<ApiEnv>) => Promise<SessionRow | null>

const TOUCH_EVERY = 60_000

/**
 * Answers 401 to requests without a valid token, and records the use of a valid one (docs/product.md §3.8.1). It also
 * lets in an admin who has yet to set up a second factor: only the routes need it that such an admin uses.
 */
export const requireAnySession =
  (
    { store, now, admitWrite }: ApiContext,
    find: FindSession = (tokenHash) => store.findSession(tokenHash),
  ): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const token = bearerToken(c.req.header('authorization'))
    if (!token) throw signedOut()
    const tokenHash = await sha256(token)
    const session = await find(tokenHash, c)
    // The purge deletes it. It goes on when the clock was only ahead.
    if (!session || hasEnded(session, now())) throw signedOut()
    if (now() - session.lastUsedAt >= TOUCH_EVERY) await store.touchToken(tokenHash, now())
    c.set('session', session)
    c.set('tokenHash', tokenHash)
    const { id, mitraId } = session.user
    admitWrite(c, mitraId === null ? `user ${id}` : `mitra ${mitraId}`)
    await next()
  }

/** Works like {@link requireAnySession}, but answers 403 to an admin who has yet to set up a second factor. */
export const requireSession = (api: ApiContext, find?: FindSession): MiddlewareHandler<ApiEnv> => {
  const signedIn = requireAnySession(api, find)
  return (c, next) =>
    signedIn(c, async () => {
      if (await mustSetUp(api, c.get('session').user)) throw secondFactorRequired()
      await next()
    })
}

/** The turn of a signed-in user. Admins of any mitra wait for the same locks: of accounts, masters and imports. */
export function turnOf(c: Context<ApiEnv>): WriteTurn {
  const { id, mitraId, ...rights } = c.get('session').user
  const group = mitraId === null || hasRole(rights, 'admin') ? 'admins' : `mitra ${mitraId}`
  return { group, who: `user ${id}`, gone: () => c.req.raw.signal }
}

/** The turn of somebody who has no session yet and changes accounts, by an invitation or at `/mulai`. */
export const turnAs = (c: Context, who: string): WriteTurn => ({ group: 'admins', who, gone: () => c.req.raw.signal })

/** A mitra sees its own packages, an admin all, and any other account none. */
export function scopeOf({ user }: SessionRow): Scope {
  if (hasRole(user, 'admin')) return 'all'
  return user.mitraId === null ? 'none' : { mitraId: user.mitraId }
}

/** Throws 403 unless the user sees the packages of every mitra. */
export function requireAll(c: Context<ApiEnv>): void {
  if (scopeOf(c.get('session')) !== 'all') throw forbidden(messages.notAllowed)
}

/** The pattern of the route that answers a request: `/api/partner/umroh-regular/:id`, or `/api/*` where no call has its path. */
export function routePattern(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path)
  const longest = [...paths].sort((a, b) => a.length - b.length).at(-1)
  return paths.findLast((path) => !path.includes('*')) ?? longest ?? ''
}
