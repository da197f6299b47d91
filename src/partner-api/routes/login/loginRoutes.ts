import { Hono, type Context } from 'hono'
import { isStorable } from '../../../domain/values/isStorable'
import { admitLogin } from '../../auth/limits/loginGate'
import { acceptCode } from '../../auth/secondFactor'
import { newToken } from '../../auth/tokens'
import { isRestored } from '../../auth/totp'
import { isPublished } from '../../seed/accounts'
import type { UserRow } from '../../store'
import { enabledAtOf } from '../../stores/secondFactorStore'
import { readCredentials } from '../../wire/requests/credentials'
import { readJsonObject } from '../../wire/requests/requestBody'
import { beginSession } from './beginSession'
import type { ApiContext, ApiEnv } from '../context'
import { auditRefusedLogin } from './loginAudit'
import { codeNeeded, loginTooMany, loginWrong, publishedRefused, setupFirst } from './loginRefusals'
import { ownAccountMessages } from '../ownAccount/ownAccountMessages'
import { passwordCheck } from './passwordCheck'
import { purging } from './purging'
import { loginAnswer } from './signInAs'
import { rememberVisit, visitorOf } from './visits'

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
    const visitor = visitorOf(api, c, email, found?.id ?? 0)
    const gate = await admitLogin(store, visitor, now(), api.loginPaces)
    if (!gate.allowed) throw loginTooMany(gate.retryAfter)
    const right = await isRight(found, visitor, password, gate)
    if (!found || !right || !(await store.mayEnter(found.id))) throw await refuse(c, found)
    if (isPublished(email, password) && api.refusesPublished(c.req.raw, c.env)) {
      await auditRefusedLogin(api, c, found)
      await gate.takeBack(true)
      throw publishedRefused()
    }

    const factor = await store.findSecondFactor(found.id)
    const checked = { passwordHash: found.passwordHash, factorEnabledAt: enabledAtOf(factor) }
    if (factor && checked.factorEnabledAt !== null) {
      if (code === '') {
        await gate.takeBack(true)
        throw codeNeeded(isRestored(factor) ? ownAccountMessages.codeRestored : ownAccountMessages.codeNeeded)
      }
      if (!(await acceptCode(store, found.id, factor, code, now()))) {
        await auditRefusedLogin(api, c, found)
        throw codeNeeded(isRestored(factor) ? ownAccountMessages.codeRestored : ownAccountMessages.codeWrong)
      }
    }

    const device = visitor.device !== null && gate.knowsDevice ? visitor.device : newToken()
    const token = await store.transaction((tx) => beginSession(api, c, tx, found, { device, checked }))
    if (token === null) throw await refuse(c, found)
    await gate.succeeded()
    await rememberVisit(api, c, store, visitor, device)
    return c.json(await loginAnswer(api, store, found, token))
  })
}
