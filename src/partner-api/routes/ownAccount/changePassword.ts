import type { Context } from 'hono'
import type { MessageResponse } from '../../../http/partnerApi.types'
import { recordAudit } from '../audit'
import type { ApiContext, ApiEnv } from '../context'
import { earlierAnswer, keyedAnswer } from '../keyedWrite'
import { queuedHash } from '../login/passwordCheck'
import { confirmPassword, isOwnPassword, otherContents } from './confirmIdentity'
import { lockOwnAccount } from './lockOwnAccount'
import { ownAccountMessages } from './ownAccountMessages'
import { ownChange } from './ownChange'

/**
 * Changes the own password. The hashes are made before the transaction, which would hold a connection and locks for a
 * tenth of a second. The row of an Idempotency-Key keeps nothing of a password: a repeated request is the same one when its
 * new password is the user's password by now.
 */
export async function changePassword(api: ApiContext, c: Context<ApiEnv>, current: unknown, password: string) {
  const { id } = c.get('session').user
  let hasChanged = false
  const change = async () => {
    const confirmed = await confirmPassword(api, c, current)
    const passwordHash = await queuedHash(api, password, `user ${id}`)
    return keyedAnswer(api, c, null, async (tx) => {
      await lockOwnAccount(tx, c, confirmed)
      await tx.setPassword(id, passwordHash)
      await tx.deleteLink(id)
      const ended = await tx.deleteTokensOf(id, c.get('tokenHash'))
      await recordAudit(api, c, tx, ownChange(c, 'password', { endedSessions: ended }))
      hasChanged = true
      return { status: 200, body: { message: ownAccountMessages.passwordChanged } satisfies MessageResponse }
    })
  }
  const answer = (await earlierAnswer(api, c, null)) ?? (await change())
  if (!hasChanged && !(await isOwnPassword(api, c, password))) throw otherContents()
  return c.json(answer.body as MessageResponse)
}
