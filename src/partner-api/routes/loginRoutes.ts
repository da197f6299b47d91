import { Hono, type Context } from 'hono'
import { isStorable } from '../../domain/values/isStorable'
import type { LoginResponse } from '../../http/partnerApi.types'
import { readDevice, writeDevice } from '../auth/deviceCookie'
import { admitLogin } from '../auth/limits/loginGate'
import { MOST_PLACES } from '../auth/limits/loginPaces'
import { devicePlace } from '../auth/limits/visitor'
import { useCode } from '../auth/secondFactor'
import { newToken, sha256 } from '../auth/tokens'
import type { UserRow } from '../store'
import { readCredentials } from '../wire/credentials'
import { readJsonObject } from '../wire/requestBody'
import { wireUser } from '../wire/wire'
import type { ApiContext, ApiEnv } from './context'
import { auditRefusedLogin, auditSession } from './loginAudit'
import { codeNeeded, loginTooMany, loginWrong } from './loginRefusals'
import { messages } from './messages'
import { accountMessages } from './accountMessages'
import { passwordCheck } from './passwordCheck'
import { purging } from './purging'
import { secondFactorOf } from './secondFactorState'

/** The most sessions of a user: a login ends the one that was used longest ago. */
const MOST_SESSIONS = 20
const MAX_USER_AGENT = 300

const readUserAgent = (c: Context) =>
  (c.req.header('user-agent') ?? '').replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '').slice(0, MAX_USER_AGENT)

/** POST `/partner/login` (docs/product.md §3.5 and §29.2). */
export function loginRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const isRight = passwordCheck(api)
  const purge = purging(api)

  /** Begins a session of a user whose password and code were right. Returns its token, or null when the password has changed. */
  async function begin(c: Context<ApiEnv>, user: UserRow, device: string): Promise<string | null> {
    const token = newToken()
    const session = {
      hash: await sha256(token),
      userId: user.id,
      createdAt: now(),
      userAgent: readUserAgent(c),
      address: api.clientAddress(c.req.raw, c.env),
      device: await devicePlace(device),
    }
    return store.transaction(async (tx) => {
      if (!(await tx.insertToken(session, user.passwordHash))) return null
      for (const { id } of (await tx.listDevices(user.id)).slice(MOST_SESSIONS)) await tx.deleteDevice(user.id, id)
      await auditSession(api, c, tx, 'login', user)
      return token
    })
  }

  return new Hono<ApiEnv>().post('/partner/login', async (c) => {
    const { email, password, code } = readCredentials(await readJsonObject(c.req.raw))
    await purge()
    const found = isStorable(email) ? await store.findUserByEmail(email) : null
    const visitor = {
      email,
      userId: found?.id ?? 0,
      address: api.clientAddress(c.req.raw, c.env),
      forwardedFor: api.forwardedFor(c.req.raw),
      device: readDevice(c),
    }
    const gate = await admitLogin(store, visitor, now(), api.loginPaces)
    if (!gate.allowed) throw loginTooMany(gate.retryAfter)
    const right = await isRight(found, password, gate)
    if (!found || !right || !(await store.mayEnter(found.id))) {
      await auditRefusedLogin(api, c, found)
      throw loginWrong()
    }

    const factor = await store.findSecondFactor(found.id)
    if (factor && factor.enabledAt !== null) {
      if (code === '') {
        await gate.takeBack(true)
        throw codeNeeded(accountMessages.codeNeeded)
      }
      if (!(await useCode(store, found.id, factor, code, now()))) {
        await auditRefusedLogin(api, c, found)
        throw codeNeeded(accountMessages.codeWrong)
      }
    }

    const device = visitor.device !== null && gate.knowsDevice ? visitor.device : newToken()
    const token = await begin(c, found, device)
    if (token === null) throw loginWrong()
    await gate.succeeded()
    await store.rememberPlaces(found.id, await gate.places(device), now(), MOST_PLACES)
    writeDevice(c, device, api.isHttps(c.req.raw))
    return c.json<LoginResponse>({
      token,
      success: true,
      user: { ...wireUser(found), ...(await secondFactorOf(api, found)) },
      message: messages.loginDone,
      features: [...api.features],
    })
  })
}
