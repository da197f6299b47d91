import { Hono, type Context } from 'hono'
import { tokenIn } from '@/domain/values/tokenIn'
import type { AccountLinkResponse, LoginResponse, SetupStateResponse } from '@/http/partnerApi.types'
import {
  accountOfLink,
  accountOfUsedLink,
  CLOSED_SETUP,
  createFirstOwner,
  linkKindOf,
  markUsed,
} from '../../accounts/accounts'
import { sha256 } from '../../auth/tokens'
import { enabledAtOf } from '../../stores/sessionStore'
import type { AccountRow } from '../../stores/accountsStore'
import { readLinkToken, readNewPassword, readSetup } from '../../wire/requests/accountBody'
import { readJsonObject } from '../../wire/requests/requestBody'
import { conflict, linkGone, unprocessable } from '../../errors/apiError'
import { turnAs, type ApiContext, type ApiEnv } from '../context'
import { DONE, earlierAnswer, keepKey, keyedAnswer, readKey, type KeyedWork, type KeyOwner } from '../idempotency'
import { queuedHash, signInAs } from '../login/signIn'
import { accountMessages, ownAccountMessages } from '../../errors/messages'
import { isPasswordOf } from '../ownAccount/confirmIdentity'
import { auditAccount, auditMitra } from './accountAudit'

/** The account of a request that nobody is signed in for. */
const ownerOf = (c: Context<ApiEnv>, { id }: Pick<AccountRow, 'id'>, what: string): KeyOwner => ({
  userId: id,
  turn: turnAs(c, what),
})

/**
 * Signs in again who repeats a write with its key because its answer was lost. The key's row has no session in it, so the
 * password that the write has set proves who it is. Null for an account with a second factor, which the login asks for.
 * Undefined where the password is another one by now, or the account is disabled.
 */
async function signInAgain(api: ApiContext, c: Context<ApiEnv>, account: AccountRow, password: string) {
  if (!(await isPasswordOf(api, account, password)) || !(await api.store.mayEnter(account.id))) return undefined
  if (enabledAtOf(await api.store.findSecondFactor(account.id)) !== null) return null
  return api.write(turnAs(c, `user ${account.id}`), (tx) => signInAs(api, c, tx, account.id))
}

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
      const isKeyed = readKey(c.req.header('idempotency-key')) !== null
      const fresh = await accountOfLink(store, token, now())
      const account = fresh ?? (isKeyed ? await accountOfUsedLink(store, token) : null)
      if (!account) throw linkGone()
      const password = await readNewPassword(body, account.email)
      const passwordHash = fresh && (await queuedHash(api, password, `link ${account.id}`))
      const signedIn: { answer?: LoginResponse | null } = {}
      const request = { token: await sha256(token) }
      const owner = ownerOf(c, account, `link ${account.id}`)
      const write: KeyedWork<void> = {
        may: async (tx, earlier) => {
          await tx.lockAccounts()
          // A change of the own password deletes the link under this lock.
          await tx.lockUser(account.id)
          // Somebody may have used the link, or disabled the account, while the password was hashed.
          if (!earlier && !(await accountOfLink(tx, token, now()))) throw linkGone()
        },
        work: async (tx) => {
          if (passwordHash === null) throw linkGone()
          await (isKeyed ? markUsed(tx, account.id, token) : tx.deleteLink(account.id))
          await tx.setPassword(account.id, passwordHash)
          await tx.deleteTokensOf(account.id)
          await auditAccount(api, c, tx, { event: 'password', row: account }, { who: account })
          const factor = await tx.findSecondFactor(account.id)
          signedIn.answer = enabledAtOf(factor) !== null ? null : await signInAs(api, c, tx, account.id)
          return DONE
        },
      }
      await keyedAnswer(api, c, request, write, { owner })
      const { answer = await signInAgain(api, c, account, password) } = signedIn
      if (answer === undefined) throw linkGone()
      // The link replaces the password and not the second factor.
      return c.json(answer ?? { message: ownAccountMessages.nowSignIn })
    })
}

/** GET and POST `/partner/setup`: the first account, until one exists (docs/product.md §29.1.3). */
export function setupRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now, setup = CLOSED_SETUP } = api

  const needsKey = (c: Context<ApiEnv>) => !setup.isLocal(c.req.raw, c.env)
  const isKey = async (key: unknown) => {
    const asked = typeof key === 'string' ? tokenIn(key) : null
    return asked !== null && setup.keyHash !== null && (await sha256(asked.token)) === setup.keyHash
  }

  type Owner = Omit<Awaited<ReturnType<typeof readSetup>>, 'password'>

  /** Creates the first account and signs it in; null where there is one. */
  async function create(c: Context<ApiEnv>, owner: Owner, password: string): Promise<LoginResponse | null> {
    const passwordHash = await queuedHash(api, password, 'setup')
    return api.write(turnAs(c, 'setup'), async (tx) => {
      const created = await createFirstOwner(tx, { ...owner, passwordHash }, now())
      if (!created) return null
      const { mitra, account } = created
      await keepKey(api, c, tx, { request: owner, owner: ownerOf(c, account, 'setup') })
      await auditMitra(api, c, tx, { event: 'create', row: mitra, after: mitra }, { who: account })
      await auditAccount(api, c, tx, { event: 'create', row: account, after: account }, { who: account })
      return signInAs(api, c, tx, account.id)
    })
  }

  /** Signs in who created the first account by the same request. */
  async function again(c: Context<ApiEnv>, owner: Owner, password: string): Promise<LoginResponse | null> {
    const user = await store.findUserByEmail(owner.email)
    const account = user && (await store.findAccount(user.id))
    const isRepeated = account && (await earlierAnswer(api, c, owner, ownerOf(c, account, 'setup')))
    return (isRepeated && (await signInAgain(api, c, account, password))) ?? null
  }

  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json<SetupStateResponse>({ open: !(await store.hasAccounts()), needs_key: needsKey(c) }))
    .post('/', async (c) => {
      const body = await readJsonObject(c.req.raw)
      const isKeyed = readKey(c.req.header('idempotency-key')) !== null
      const isOpen = !(await store.hasAccounts())
      if (!isOpen && !isKeyed) throw conflict(accountMessages.setupClosed)
      if (needsKey(c) && !(await isKey(body.key))) throw unprocessable({ key: [accountMessages.setupKeyWrong] })
      const { password, ...owner } = await readSetup(body)
      const made = (isOpen ? await create(c, owner, password) : null) ?? (await again(c, owner, password))
      if (!made) throw conflict(accountMessages.setupClosed)
      return c.json(made, 201)
    })
}
