import { tokenIn } from '../../../domain/values/tokenIn'
import { Hono, type Context } from 'hono'
import type {
  MitraAccountListResponse,
  MitraAccountResponse,
  AccountLinkResponse,
  SetupStateResponse,
} from '../../../http/partnerApi.types'
import type { StoreSession } from '../../store'
import type { AccountRow, MitraAccountRow } from '../../stores/accountsStore'
import { readMitraName, readLinkToken, readNewPassword, readSetup } from '../../wire/requests/accountBody'
import { readJsonObject } from '../../wire/requests/requestBody'
import { wireMitraAccount, requireVersion } from '../../wire/wireAccounts'
import { accountOfLink, linkKindOf, createFirstOwner, CLOSED_SETUP } from '../../accounts/accounts'
import { enabledAtOf } from '../../stores/sessionStore'
import { sha256 } from '../../auth/tokens'
import { conflict, linkGone, unprocessable } from '../apiError'
import { requireSession, turnAs, type ApiContext, type ApiEnv } from '../context'
import { auditMitra, auditAccount } from './accountAudit'
import { accountMessages, ownAccountMessages } from '../messages'
import { keyedWrite } from '../idempotency'
import { profileAnswer } from '../offers/offerProfileRoutes'
import { signInAs, queuedHash } from '../login/signIn'
import { actingAdmin, foundOr404, requireAdmin, requireMayDisable, requireOwner, accountPage } from './guard'

// The form of a user offers the mitra, too.
const READERS = ['mitra.list', 'mitra.create', 'mitra.edit', 'users.create', 'users.edit']

// Whoever may change the packages of a mitra offers them, too.
const PROFILE_READERS = ['mitra.list', 'mitra.edit', 'umroh-regular.edit']

async function reread(tx: StoreSession, id: number): Promise<MitraAccountRow> {
  const row = await tx.findMitraAccount(id)
  if (!row) throw new Error(`no mitra ${id}`)
  return row
}
async function usersOf(tx: StoreSession, mitraId: number): Promise<AccountRow[]> {
  const all = { q: '', page: 1, perPage: Number.MAX_SAFE_INTEGER, sort: { field: 'name', direction: 'asc' } } as const
  return (await tx.listAccounts({ ...all, mitraId })).rows
}
async function mitraToChange(tx: StoreSession, c: Context<ApiEnv>) {
  const admin = await actingAdmin(tx, c, 'mitra.edit')
  return { admin, before: await foundOr404(c, (found) => tx.findMitraAccount(found)) }
}
const answerOf = (row: MitraAccountRow): MitraAccountResponse => ({ data: wireMitraAccount(row) })

/** The mitra, for admins (docs/product.md §29.2). */
export function mitraRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api

  const setDisabled = (c: Context<ApiEnv>, disabled: boolean) =>
    keyedWrite(api, c, null, {
      may: (tx) => mitraToChange(tx, c),
      work: async (tx, { admin, before }) => {
        const { id } = before
        if (disabled && admin.mitraId === id) throw conflict(accountMessages.notYourMitra)
        await tx.disableMitra(id, disabled ? now() : null)
        if (disabled) {
          await requireOwner(tx)
          for (const user of await usersOf(tx, id)) {
            requireMayDisable(admin, user)
            await tx.deleteTokensOf(user.id)
          }
        }
        const after = await reread(tx, id)
        await auditMitra(api, c, tx, { event: disabled ? 'disable' : 'enable', row: after, before, after })
        return { status: 200, body: answerOf(after) }
      },
    })

  return new Hono<ApiEnv>()
    .use('*', requireSession(api))
    .get('/', async (c) => {
      requireAdmin(c.get('session').user, READERS)
      const page = await accountPage(c, (query) => store.listMitra(query))
      return c.json<MitraAccountListResponse>({ ...page, data: page.data.map(wireMitraAccount) })
    })
    .get('/:id', async (c) => {
      requireAdmin(c.get('session').user, READERS)
      const row = await foundOr404(c, (id) => store.findMitraAccount(id))
      return c.json<MitraAccountResponse>({ data: wireMitraAccount(row) })
    })
    .get('/:id/offer-profile', async (c) => {
      requireAdmin(c.get('session').user, PROFILE_READERS)
      const { id } = await foundOr404(c, (found) => store.findMitra(found))
      return c.json(profileAnswer(await store.findOfferProfile(id)))
    })
    .post('/', async (c) => {
      const name = readMitraName(await readJsonObject(c.req.raw))
      return keyedWrite(
        api,
        c,
        { name },
        {
          may: (tx) => actingAdmin(tx, c, 'mitra.create'),
          work: async (tx) => {
            const row = await reread(tx, await tx.insertMitra({ name }))
            await auditMitra(api, c, tx, { event: 'create', row, after: row })
            return { status: 201, body: answerOf(row) }
          },
        },
      )
    })
    .put('/:id', async (c) => {
      const name = readMitraName(await readJsonObject(c.req.raw))
      return keyedWrite(
        api,
        c,
        { name },
        {
          may: (tx) => mitraToChange(tx, c),
          work: async (tx, { before }) => {
            const { id, version } = before
            requireVersion(c.req.header('if-match'), version, wireMitraAccount(before), accountMessages.recordChanged)
            await tx.renameMitra(id, name)
            const after = await reread(tx, id)
            await auditMitra(api, c, tx, { event: 'update', row: after, before, after })
            return { status: 200, body: answerOf(after) }
          },
        },
      )
    })
    .post('/:id/disable', (c) => setDisabled(c, true))
    .post('/:id/enable', (c) => setDisabled(c, false))
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
      const account = await accountOfLink(store, token, now())
      if (!account) throw linkGone()
      const password = await readNewPassword(body, account.email)
      const passwordHash = await queuedHash(api, password, `link ${account.id}`)
      const answer = await api.write(turnAs(c, `link ${account.id}`), async (tx) => {
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
  const isKey = async (key: unknown) => {
    const asked = typeof key === 'string' ? tokenIn(key) : null
    return asked !== null && setup.keyHash !== null && (await sha256(asked.token)) === setup.keyHash
  }

  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json<SetupStateResponse>({ open: !(await store.hasAccounts()), needs_key: needsKey(c) }))
    .post('/', async (c) => {
      const body = await readJsonObject(c.req.raw)
      if (await store.hasAccounts()) throw conflict(accountMessages.setupClosed)
      if (needsKey(c) && !(await isKey(body.key))) throw unprocessable({ key: [accountMessages.setupKeyWrong] })
      const { password, ...owner } = await readSetup(body)
      const passwordHash = await queuedHash(api, password, 'setup')
      const answer = await api.write(turnAs(c, 'setup'), async (tx) => {
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
