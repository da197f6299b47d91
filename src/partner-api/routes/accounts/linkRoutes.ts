import { Hono, type Context } from 'hono'
import type { AccountLinkResponse, SetupStateResponse } from '../../../http/partnerApi.types'
import { accountOfLink, linkKindOf, createFirstOwner, CLOSED_SETUP } from '../../accounts/accounts'
import { enabledAtOf } from '../../stores/sessionStore'
import { readLinkToken, readNewPassword, readSetup } from '../../wire/requests/accountBody'
import { readJsonObject } from '../../wire/requests/requestBody'
import { sha256 } from '../../auth/tokens'
import { auditAccount, auditMitra } from './accountAudit'
import { linkGone, conflict, unprocessable } from '../apiError'
import type { ApiContext, ApiEnv } from '../context'
import { ownAccountMessages, accountMessages } from '../messages'
import { queuedHash } from '../login/passwordCheck'
import { signInAs } from '../login/signIn'

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

/** GET and POST `/partner/setup`: the first account, until one exists (docs/product.md §29.1.3). */
export function setupRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now, setup = CLOSED_SETUP } = api

  const needsKey = (c: Context<ApiEnv>) => !setup.isLocal(c.req.raw, c.env)
  const isKey = async (key: unknown) =>
    typeof key === 'string' && setup.keyHash !== null && (await sha256(key)) === setup.keyHash

  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json<SetupStateResponse>({ open: !(await store.hasAccounts()), needs_key: needsKey(c) }))
    .post('/', async (c) => {
      const body = await readJsonObject(c.req.raw)
      if (await store.hasAccounts()) throw conflict(accountMessages.setupClosed)
      if (needsKey(c) && !(await isKey(body.key))) throw unprocessable({ key: [accountMessages.setupKeyWrong] })
      const { password, ...owner } = await readSetup(body)
      const passwordHash = await queuedHash(api, password, 'setup')
      const answer = await store.transaction(async (tx) => {
        const created = await createFirstOwner(tx, { ...owner, passwordHash }, now())
        if (!created) throw conflict(accountMessages.setupClosed)
        const { mitra, account } = created
        await auditMitra(api, c, tx, { event: 'create', row: mitra, after: mitra }, { who: account })
        await auditAccount(api, c, tx, { event: 'create', row: account, after: account }, { who: account })
        return signInAs(api, c, tx, account.id)
      })
      return c.json(answer, 201)
    })
}
