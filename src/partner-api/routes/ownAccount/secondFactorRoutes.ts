import { Hono, type Context } from 'hono'
import { makeRecoveryCodes, acceptCode, isRestored, newTotpSecret, totpUri } from '../../auth/secondFactor'
import { actingAdmin, otherToReset } from '../accounts/guard'
import type { StoreSession } from '../../stores/store'
import { enabledAtOf } from '../../stores/sessionStore'
import { readJsonObject } from '../../wire/requests/requestBody'
import { conflict, forbidden, notFound, unprocessable } from '../../errors/apiError'
import { confirmPassword, limitGuesses } from './confirmIdentity'
import { requireAnySession, requireSession, turnOf, type ApiContext, type ApiEnv } from '../context'
import { recordAudit } from '../audit'
import { ownAccountMessages } from '../../errors/messages'
import { keyedWrite } from '../idempotency'
import { ownChange, lockOwnAccount, mayHaveSecondFactor } from './ownState'

const OWN = '/partner/me/second-factor'

/** The second factor of admins (docs/product.md §18.3): begin, confirm with a first code, switch off. */
export function secondFactorRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, write, now } = api
  const anySession = requireAnySession(api)
  const admin = (c: Context<ApiEnv>) => {
    const { user } = c.get('session')
    if (!mayHaveSecondFactor(user)) throw forbidden(ownAccountMessages.noSecondFactor)
    return user
  }

  async function checkCode(tx: StoreSession, userId: number, code: unknown) {
    const factor = await tx.findSecondFactor(userId)
    if (!factor) throw conflict(ownAccountMessages.secondFactorGone)
    if (typeof code !== 'string' || code.trim() === '') throw unprocessable({ code: [ownAccountMessages.codeRequired] })
    if (!(await acceptCode(tx, userId, factor, code, now())))
      throw unprocessable({
        code: [isRestored(factor) ? ownAccountMessages.codeRestored : ownAccountMessages.codeWrong],
      })
  }

  return new Hono<ApiEnv>()
    .get(OWN, anySession, async (c) => {
      const factor = await store.findSecondFactor(admin(c).id)
      const enabledAt = enabledAtOf(factor)
      return c.json({
        data: {
          enabled_at: enabledAt === null ? null : new Date(enabledAt).toISOString(),
          recovery_codes: enabledAt === null ? 0 : (factor?.recoveryCodes ?? 0),
          required: api.requireTotp,
        },
      })
    })
    .post(OWN, anySession, async (c) => {
      const { currentPassword } = await readJsonObject(c.req.raw)
      const { id, email } = admin(c)
      const confirmed = await limitGuesses(api, c, () => confirmPassword(api, c, currentPassword))
      // No idempotency key: its table would keep the answer, and with it the secret.
      const secret = newTotpSecret()
      await write(turnOf(c), async (tx) => {
        await lockOwnAccount(tx, c, confirmed)
        if (!(await tx.putSecret(id, secret))) throw conflict(ownAccountMessages.secondFactorOn)
        await recordAudit(api, c, tx, ownChange(c, 'second-factor', { secondFactor: 'begun' }))
      })
      return c.json({ data: { secret, uri: totpUri(secret, email) } })
    })
    .post(`${OWN}/confirm`, anySession, async (c) => {
      const { code } = await readJsonObject(c.req.raw)
      const { id } = admin(c)
      const { codes, hashes } = await makeRecoveryCodes(id)
      const confirm = () =>
        write(turnOf(c), async (tx) => {
          await lockOwnAccount(tx, c)
          if (enabledAtOf(await tx.findSecondFactor(id)) !== null) throw conflict(ownAccountMessages.secondFactorOn)
          await checkCode(tx, id, code)
          await tx.enableSecondFactor(id, now(), hashes)
          await tx.deleteTokensOf(id, c.get('tokenHash'))
          await recordAudit(api, c, tx, ownChange(c, 'second-factor', { secondFactor: 'on' }))
        })
      await limitGuesses(api, c, confirm)
      return c.json({ data: { recovery_codes: codes } })
    })
    .post(`${OWN}/recovery-codes`, anySession, async (c) => {
      const { currentPassword, code } = await readJsonObject(c.req.raw)
      const { id } = admin(c)
      const { codes, hashes } = await makeRecoveryCodes(id)
      const enabledAtIn = async (tx: StoreSession) => {
        const enabledAt = enabledAtOf(await tx.findSecondFactor(id))
        if (enabledAt === null) throw conflict(ownAccountMessages.secondFactorGone)
        return enabledAt
      }
      // No idempotency key, as for the secret: the answer must not be kept. A user who lost it asks again with the next code.
      const replace = async () => {
        await enabledAtIn(store)
        const confirmed = await confirmPassword(api, c, currentPassword)
        await write(turnOf(c), async (tx) => {
          await lockOwnAccount(tx, c, confirmed)
          const enabledAt = await enabledAtIn(tx)
          await checkCode(tx, id, code)
          await tx.enableSecondFactor(id, enabledAt, hashes)
          await recordAudit(api, c, tx, ownChange(c, 'second-factor', { secondFactor: 'new-codes' }))
        })
      }
      await limitGuesses(api, c, replace)
      return c.json({ data: { recovery_codes: codes } })
    })
    .post(`${OWN}/disable`, anySession, async (c) => {
      const { currentPassword, code } = await readJsonObject(c.req.raw)
      const { id } = admin(c)
      const disable = async () => {
        const confirmed = await confirmPassword(api, c, currentPassword)
        return keyedWrite(api, c, null, {
          may: (tx) => lockOwnAccount(tx, c, confirmed),
          work: async (tx) => {
            await checkCode(tx, id, code)
            await tx.deleteSecondFactor(id)
            await tx.deleteTokensOf(id, c.get('tokenHash'))
            await recordAudit(api, c, tx, ownChange(c, 'second-factor', { secondFactor: 'off' }))
            return { status: 200, body: { message: ownAccountMessages.secondFactorOff } }
          },
        })
      }
      return limitGuesses(api, c, disable)
    })
    .delete('/users/:id/second-factor', requireSession(api), (c) =>
      keyedWrite(api, c, null, {
        may: async (tx) => otherToReset(tx, c, await actingAdmin(tx, c, 'users.edit')),
        work: async (tx, { id, name }) => {
          if (!(await tx.deleteSecondFactor(id))) throw notFound()
          await tx.deleteTokensOf(id)
          const change = { event: 'second-factor', resource: 'users', recordId: id, label: name } as const
          await recordAudit(api, c, tx, { ...change, before: { secondFactor: 'on' }, after: { secondFactor: 'off' } })
          return { status: 200, body: { message: ownAccountMessages.secondFactorReset } }
        },
      }),
    )
}
