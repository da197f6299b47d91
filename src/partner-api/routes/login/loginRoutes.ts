import { Hono, type Context } from 'hono'
import { normalEmail } from '@/domain/access/email'
import { userByEmail } from '../../accounts/accounts'
import { addressNetwork } from '../../auth/limits/addressBlock'
import { admitLogin } from '../../auth/limits/loginGate'
import { acceptCode, isRestored } from '../../auth/secondFactor'
import { newToken } from '../../auth/tokens'
import { erasingTime } from '../../clock'
import { isPublished } from '../../auth/demoAccounts'
import type { UserRow } from '../../stores/store'
import { enabledAtOf } from '../../stores/sessionStore'
import { readJsonObject } from '../../wire/requests/requestBody'
import { IDLE_LIMIT, SESSION_LIFETIME } from '../../stores/sessionStore'
import type { ApiContext, ApiEnv } from '../context'
import { auditRefusedLogin, codeNeeded, loginTooMany, loginWrong, publishedRefused, setupFirst } from './loginRefusals'
import { ownAccountMessages, messages } from '../../errors/messages'
import { requireNone } from '../../errors/apiError'
import { PLACES_KEPT, TRIES_KEPT } from '../../auth/limits/loginPaces'
import { KEY_LIFETIME } from '../idempotency'
import { beginSession, loginAnswer, visitorOf, rememberVisit, passwordCheck } from './signIn'

const PURGE_EVERY = 30_000

/** Returns a function that deletes old rows, at most every half minute. Every login calls it, also one that is refused. */
function purging({ store, now }: ApiContext): () => Promise<void> {
  let last = -Infinity
  return async () => {
    const time = now()
    if (Math.abs(time - last) < PURGE_EVERY) return
    last = time
    const until = await erasingTime(store, time)
    await store.purge({
      tokens: until - IDLE_LIMIT,
      begun: until - SESSION_LIFETIME,
      keys: until - KEY_LIFETIME,
      // A try that old counts nothing any more. Strangers write tries also where no user confirms the clock.
      attempts: time - TRIES_KEPT,
      places: until - PLACES_KEPT,
    })
  }
}

const filled = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads the body of a login, or throws 422. The code of the second step is '' when it is missing. */
function readCredentials({ email, password, code }: Record<string, unknown>) {
  const typed = typeof email === 'string' ? email : ''
  const address = normalEmail(typed)
  requireNone([
    ...(address === '' ? [['email', messages.emailRequired] as const] : []),
    ...(filled(password) ? [] : [['password', messages.passwordRequired] as const]),
  ])
  return { email: address, typed, password: String(password), code: typeof code === 'string' ? code.trim() : '' }
}

/** POST `/partner/login` (docs/product.md §3.5 and §18). */
export function loginRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const isRight = passwordCheck(api)
  const purge = purging(api)

  const refuse = async (c: Context<ApiEnv>, found: UserRow | null) => {
    await auditRefusedLogin(api, c, found)
    return (await store.hasAccounts()) ? loginWrong() : setupFirst()
  }

  return new Hono<ApiEnv>().post('/partner/login', async (c) => {
    const { email, typed, password, code } = readCredentials(await readJsonObject(c.req.raw))
    await purge()
    const found = await userByEmail(store, typed)
    const visitor = visitorOf(api, c, email, found?.id ?? 0)
    const turn = { group: 'logins', who: addressNetwork(visitor.address), gone: () => c.req.raw.signal }
    const gate = await api.inTurn(turn, () => admitLogin(store, visitor, now(), api.loginPaces))
    if (!gate.allowed) throw loginTooMany(gate.retryAfter)
    const isOwn = await isRight(found, visitor, password, gate)
    if (!found || !isOwn || !(await store.mayEnter(found.id))) throw await refuse(c, found)
    if (isPublished(email, password) && api.refusesPublished(c.req.raw, c.env)) {
      await auditRefusedLogin(api, c, found)
      await gate.takeBack(true)
      throw publishedRefused()
    }

    // Strangers cannot delay these: only somebody who has named the right password comes here.
    const right = { group: 'sessions', who: `user ${found.id}`, gone: turn.gone }
    const factor = await store.findSecondFactor(found.id)
    const checked = { passwordHash: found.passwordHash, factorEnabledAt: enabledAtOf(factor) }
    if (factor && checked.factorEnabledAt !== null) {
      if (code === '') {
        await gate.takeBack(true)
        throw codeNeeded(isRestored(factor) ? ownAccountMessages.codeRestored : ownAccountMessages.codeNeeded)
      }
      if (!(await api.write(right, (tx) => acceptCode(tx, found.id, factor, code, now())))) {
        await auditRefusedLogin(api, c, found)
        throw codeNeeded(isRestored(factor) ? ownAccountMessages.codeRestored : ownAccountMessages.codeWrong)
      }
    }

    const device = visitor.device !== null && gate.knowsDevice ? visitor.device : newToken()
    const token = await api.write(right, (tx) => beginSession(api, c, tx, found, { device, checked }))
    if (token === null) throw await refuse(c, found)
    await gate.succeeded()
    await rememberVisit(api, c, store, visitor, device)
    return c.json(await loginAnswer(api, store, found, token))
  })
}
