import { Hono, type Context } from 'hono'
import { isStorable } from '../../../domain/values/isStorable'
import { readDevice, writeDevice } from '../../auth/deviceCookie'
import { admitLogin } from '../../auth/limits/loginGate'
import { MOST_PLACES } from '../../auth/limits/loginPaces'
import { acceptCode } from '../../auth/secondFactor'
import { newToken } from '../../auth/tokens'
import type { UserRow } from '../../store'
import { enabledAtOf } from '../../stores/secondFactorStore'
import { readCredentials } from '../../wire/credentials'
import { readJsonObject } from '../../wire/requestBody'
import { beginSession } from './beginSession'
import type { ApiContext, ApiEnv } from '../context'
import { auditRefusedLogin } from './loginAudit'
import { codeNeeded, loginTooMany, loginWrong, setupFirst } from './loginRefusals'
import { ownAccountMessages } from '../ownAccount/ownAccountMessages'
import { passwordCheck } from './passwordCheck'
import { purging } from './purging'
import { loginAnswer } from './signInAs'

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
    if (!found || !right || !(await store.mayEnter(found.id))) throw await refuse(c, found)

    const factor = await store.findSecondFactor(found.id)
    const checked = { passwordHash: found.passwordHash, factorEnabledAt: enabledAtOf(factor) }
    if (factor && checked.factorEnabledAt !== null) {
      if (code === '') {
        await gate.takeBack(true)
        throw codeNeeded(ownAccountMessages.codeNeeded)
      }
      if (!(await acceptCode(store, found.id, factor, code, now()))) {
        await auditRefusedLogin(api, c, found)
        throw codeNeeded(ownAccountMessages.codeWrong)
      }
    }

    const device = visitor.device !== null && gate.knowsDevice ? visitor.device : newToken()
    const token = await store.transaction((tx) => beginSession(api, c, tx, found, { device, checked }))
    if (token === null) throw await refuse(c, found)
    await gate.succeeded()
    await store.rememberPlaces(found.id, await gate.places(device), now(), MOST_PLACES)
    writeDevice(c, device, api.isHttps(c.req.raw))
    return c.json(await loginAnswer(api, store, found, token))
  })
}
