import { Hono } from 'hono'
import type { LoginResponse, MessageResponse, ProfileResponse } from '../../http/partnerApi.types'
import { ApiError, unprocessable } from './apiError'
import { hashPassword, verifyPassword } from '../auth/passwords'
import { admitLogin } from '../auth/rateLimit'
import { newToken, sha256 } from '../auth/tokens'
import { IDLE_LIMIT, requireSession, type ApiContext, type ApiEnv } from './context'
import { auditRefusedLogin, auditSession } from './loginAudit'
import { KEY_LIFETIME } from './idempotency'
import { accountMessages } from './accounts/accountMessages'
import { messages } from './messages'
import { isStorable } from '../../domain/values/isStorable'
import { readJsonObject } from '../wire/requestBody'
import type { UserRow } from '../store'
import { wireUser } from '../wire/wire'

const MAX_USER_AGENT = 300

const wrong = () => new ApiError(401, { success: false, message: messages.loginWrong })
const setupFirst = () => new ApiError(401, { success: false, message: accountMessages.setupFirst })
export const readUserAgent = (header: string | undefined) =>
  (header ?? '').replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '').slice(0, MAX_USER_AGENT)
const filled = (value: unknown): value is string => typeof value === 'string' && value !== ''

function readCredentials({ email, password }: Record<string, unknown>) {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const problems = [
    ...(address === '' ? [['email', [messages.emailRequired]]] : []),
    ...(filled(password) ? [] : [['password', [messages.passwordRequired]]]),
  ]
  if (problems.length > 0) throw unprocessable(Object.fromEntries(problems))
  return { email: address, password: String(password) }
}

/** POST `/partner/login`, POST `/partner/logout`, GET `/partner/me` (docs/product.md §10.2). */
export function authRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const features = [...api.features]
  let decoy: Promise<string> | undefined

  // An unknown email takes as long as a wrong password, so that the time of an answer does not tell which accounts exist.
  async function verify(user: UserRow | null, password: string): Promise<UserRow | null> {
    decoy ??= hashPassword(newToken(), api.iterations)
    const right = await verifyPassword(password, user?.passwordHash || (await decoy))
    return right ? user : null
  }

  const purge = () =>
    store.purge({ tokens: now() - IDLE_LIMIT, keys: now() - KEY_LIFETIME, attempts: now() - api.loginLimits.windowMs })

  return new Hono<ApiEnv>()
    .post('/partner/login', async (c) => {
      const { email, password } = readCredentials(await readJsonObject(c.req.raw))
      const address = api.clientAddress(c.req.raw, c.env)
      const gate = await admitLogin(store, email, address, now(), api.loginLimits)
      if (!gate.allowed)
        throw new ApiError(
          429,
          { success: false, message: messages.loginTooMany(gate.retryAfter) },
          { 'Retry-After': String(gate.retryAfter) },
        )
      const found = isStorable(email) ? await store.findUserByEmail(email) : null
      const refuse = async () => {
        await auditRefusedLogin(api, c, found)
        return (await store.hasAccounts()) ? wrong() : setupFirst()
      }
      const user = await verify(found, password)
      if (!user || !(await store.mayEnter(user.id))) throw await refuse()
      await gate.succeeded()
      await purge()
      const token = newToken()
      const device = { userAgent: readUserAgent(c.req.header('user-agent')), address, device: null }
      const session = { ...device, hash: await sha256(token), userId: user.id, createdAt: now() }
      const began = await store.transaction(async (tx) => {
        if (!(await tx.insertToken(session, user.passwordHash))) return false
        await auditSession(api, c, tx, 'login', user)
        return true
      })
      if (!began) throw await refuse()
      return c.json<LoginResponse>({
        token,
        success: true,
        user: wireUser(user),
        message: messages.loginDone,
        features,
      })
    })
    .post('/partner/logout', requireSession(api), async (c) => {
      await store.transaction(async (tx) => {
        await tx.deleteToken(c.get('tokenHash'))
        await auditSession(api, c, tx, 'logout', c.get('session').user)
      })
      // The browser caches lists to revalidate them, and they must be deleted with the session.
      c.header('Clear-Site-Data', '"cache"')
      return c.json<MessageResponse>({ message: messages.logoutDone })
    })
    .get('/partner/me', requireSession(api), (c) => {
      const { user, mitra } = c.get('session')
      return c.json<ProfileResponse>({ user: wireUser(user), mitra, features })
    })
}
