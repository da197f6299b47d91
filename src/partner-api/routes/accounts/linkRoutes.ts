import { Hono } from 'hono'
import type { AccountLinkResponse } from '../../../http/partnerApi.types'
import { accountOfLink, linkKindOf } from '../../accounts/accounts'
import { enabledAtOf } from '../../stores/sessionStore'
import { readLinkToken, readNewPassword } from '../../wire/requests/accountBody'
import { readJsonObject } from '../../wire/requests/requestBody'
import { auditAccount } from './accountAudit'
import { linkGone } from '../apiError'
import type { ApiContext, ApiEnv } from '../context'
import { ownAccountMessages } from '../messages'
import { queuedHash } from '../login/passwordCheck'
import { signInAs } from '../login/signInAs'

/**
 * The calls behind an invitation or reset link (docs/product.md §29.2.2). The token comes in the body, because addresses
 * are logged. An unknown, used, replaced and expired link get the same answer.
 */
export function linkRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  return new Hono<ApiEnv>()
    .post('/', async (c) => {
      const token = readLinkToken(await readJsonObject(c.req.raw))
      const account = await accountOfLink(store, token, now())
      if (!account) throw linkGone()
      return c.json<AccountLinkResponse>({ name: account.name, email: account.email, kind: linkKindOf(account) })
    })
    .post('/password', async (c) => {
      const body = await readJsonObject(c.req.raw)
      const token = readLinkToken(body)
      const account = await accountOfLink(store, token, now())
      if (!account) throw linkGone()
      const password = await readNewPassword(body, account.email)
      const passwordHash = await queuedHash(api, password, `link ${account.id}`)
      const answer = await store.transaction(async (tx) => {
        await tx.lockAccounts()
        // A change of the own password deletes the link under this lock.
        await tx.lockUser(account.id)
        // Somebody may have used the link, or disabled the account, while the password was hashed.
        if (!(await accountOfLink(tx, token, now()))) throw linkGone()
        await tx.deleteLink(account.id)
        await tx.setPassword(account.id, passwordHash)
        await tx.deleteTokensOf(account.id)
        await auditAccount(api, c, tx, { event: 'password', row: account }, { who: account })
        const factor = await tx.findSecondFactor(account.id)
        return enabledAtOf(factor) !== null ? null : signInAs(api, c, tx, account.id)
      })
      // The link replaces the password and not the second factor.
      return c.json(answer ?? { message: ownAccountMessages.nowSignIn })
    })
}
