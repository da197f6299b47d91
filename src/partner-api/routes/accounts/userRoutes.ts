import { Hono, type Context } from 'hono'
import { holdsAll } from '../../../domain/access/permissions'
import type { AccountListResponse, AccountResponse } from '../../../http/partnerApi.types'
import { linkKindOf, looksLikeAnother, makeLink, type NewLink } from '../../accounts/accounts'
import type { StoreSession } from '../../store'
import type { AccountChanges, AccountRow } from '../../stores/accountsStore'
import { parseId } from '../../pricing/snapshot'
import { readAccount } from '../../wire/requests/accountBody'
import { readJsonObject } from '../../wire/requests/requestBody'
import { wireAccount, wireLink, requireVersion } from '../../wire/wireAccounts'
import { conflict, unprocessable } from '../apiError'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { auditAccount } from './accountAudit'
import { accountMessages, messages } from '../messages'
import { keyedWrite, keyedAnswer } from '../idempotency'
import {
  accountToChange,
  actingAdmin,
  foundOr404,
  otherToReset,
  requireAdmin,
  requireMayDisable,
  requireOwner,
  accountPage,
} from './guard'

const READERS = ['users.list', 'users.create', 'users.edit']

/** Throws 422 when the email is taken or looks like another, the mitra is unknown, or the admin would give rights that they do not hold. */
async function requireRightChange(
  tx: StoreSession,
  admin: AccountRow,
  changes: AccountChanges,
  before: AccountRow | null,
) {
  const { id = null } = before ?? {}
  const other = await tx.findUserByEmail(changes.email)
  if (other && other.id !== id) throw unprocessable({ email: [accountMessages.emailTaken] })
  if (changes.email !== before?.email && (await looksLikeAnother(tx, changes.email, id)))
    throw unprocessable({ email: [accountMessages.emailLooksTaken] })
  if (changes.mitraId !== null && !(await tx.findMitra(changes.mitraId)))
    throw unprocessable({ mitra_id: [messages.notOffered] })
  const given = {
    mitra_id: { mitraId: changes.mitraId, roles: [], permissions: [] },
    roles: { mitraId: null, roles: changes.roles, permissions: [] },
    permissions: { mitraId: null, roles: [], permissions: changes.permissions },
  }
  for (const [field, rights] of Object.entries(given))
    if (!holdsAll(admin, rights)) throw unprocessable({ [field]: [accountMessages.cannotGive] })
}

async function reread(tx: StoreSession, id: number): Promise<AccountRow> {
  const row = await tx.findAccount(id)
  if (!row) throw new Error(`no user ${id}`)
  return row
}

const answerOf = (row: AccountRow): AccountResponse => ({ data: wireAccount(row) })

/** The users, for admins (docs/product.md §29.2). */
export function userRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api

  /** Runs a write that makes a link. The link goes into this one answer, and never into the answer kept for its key. */
  async function withLink(
    c: Context<ApiEnv>,
    request: unknown,
    work: (tx: StoreSession, tell: (link: NewLink) => void) => Promise<AccountRow>,
  ) {
    let link: NewLink | undefined
    const { body } = await keyedAnswer(api, c, request, async (tx) => {
      // After an outage this runs again: the link of a run that was rolled back leads nowhere.
      link = undefined
      const row = await work(tx, (made) => {
        link = made
      })
      return { status: 201, body: answerOf(row) }
    })
    return c.json({ ...(body as AccountResponse), ...(link ? { link: wireLink(link) } : {}) }, 201)
  }

  /** Makes the link and says in the audit that it was made. The token itself is told to this one answer alone. */
  async function link(c: Context<ApiEnv>, tx: StoreSession, account: AccountRow, tell: (link: NewLink) => void) {
    tell(await makeLink(tx, account, now()))
    const event = linkKindOf(account) === 'reset' ? 'reset' : 'invite'
    await auditAccount(api, c, tx, { event, row: account })
  }

  const setDisabled = (c: Context<ApiEnv>, disabled: boolean) =>
    keyedWrite(api, c, null, async (tx) => {
      const admin = await actingAdmin(tx, c, 'users.edit')
      const account = await foundOr404(c, (id) => tx.findAccount(id))
      requireMayDisable(admin, account)
      if (disabled && account.id === admin.id) throw conflict(accountMessages.notYourself)
      await tx.disableAccount(account.id, disabled ? now() : null)
      if (disabled) {
        await tx.deleteTokensOf(account.id)
        await tx.deleteLink(account.id)
        await requireOwner(tx)
      }
      const after = await reread(tx, account.id)
      await auditAccount(api, c, tx, { event: disabled ? 'disable' : 'enable', row: after, before: account, after })
      return { status: 200, body: answerOf(after) }
    })

  return new Hono<ApiEnv>()
    .use('*', requireSession(api))
    .get('/', async (c) => {
      requireAdmin(c.get('session').user, READERS)
      const wanted = c.req.query('mitra_id') ?? ''
      const mitraId = parseId(wanted)
      const page = await accountPage(c, async (query) => {
        if (mitraId !== null) return store.listAccounts({ ...query, mitraId })
        // A filter that is not understood must not show more than was asked for.
        return wanted === '' ? store.listAccounts(query) : { rows: [], total: 0 }
      })
      return c.json<AccountListResponse>({ ...page, data: page.data.map(wireAccount) })
    })
    .get('/:id', async (c) => {
      requireAdmin(c.get('session').user, READERS)
      return c.json<AccountResponse>({ data: wireAccount(await foundOr404(c, (id) => store.findAccount(id))) })
    })
    .post('/', async (c) => {
      const changes = readAccount(await readJsonObject(c.req.raw))
      return withLink(c, changes, async (tx, tell) => {
        const admin = await actingAdmin(tx, c, 'users.create')
        await requireRightChange(tx, admin, changes, null)
        const id = await tx.insertUser({ ...changes, passwordHash: '' })
        const created = await reread(tx, id)
        await auditAccount(api, c, tx, { event: 'create', row: created, after: created })
        await link(c, tx, created, tell)
        return reread(tx, id)
      })
    })
    .put('/:id', async (c) => {
      const changes = readAccount(await readJsonObject(c.req.raw))
      return keyedWrite(api, c, changes, async (tx) => {
        const admin = await actingAdmin(tx, c, 'users.edit')
        const before = await accountToChange(tx, c, admin)
        const { id } = before
        requireVersion(c.req.header('if-match'), before.version, wireAccount(before), accountMessages.recordChanged)
        await requireRightChange(tx, admin, changes, before)
        await tx.updateAccount(id, changes)
        // The link was sent to the old email, which may be somebody else's.
        if (changes.email !== before.email) await tx.deleteLink(id)
        await requireOwner(tx)
        const after = await reread(tx, id)
        await auditAccount(api, c, tx, { event: 'update', row: after, before, after })
        return { status: 200, body: answerOf(after) }
      })
    })
    .post('/:id/disable', (c) => setDisabled(c, true))
    .post('/:id/enable', (c) => setDisabled(c, false))
    .post('/:id/link', (c) =>
      withLink(c, null, async (tx, tell) => {
        const account = await otherToReset(tx, c, await actingAdmin(tx, c, 'users.edit'))
        if (!(await tx.mayEnter(account.id))) throw conflict(accountMessages.isDisabled)
        await link(c, tx, account, tell)
        return reread(tx, account.id)
      }),
    )
}
