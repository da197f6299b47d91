import { Hono, type Context } from 'hono'
import { holdsAll } from '@/domain/access/permissions'
import type { AccountListResponse, AccountResponse } from '@/http/partnerApi.types'
import { linkKindOf, looksLikeAnother, makeLink, type NewLink } from '../../accounts/accounts'
import type { StoreSession } from '../../stores/store'
import type { AccountChanges, AccountRow } from '../../stores/accountsStore'
import { parseId } from '../../stores/snapshot'
import { readAccount } from '../../wire/requests/accountBody'
import { readJsonObject } from '../../wire/requests/requestBody'
import { wireAccount, wireLink, requireVersion } from '../../wire/wireAccounts'
import { conflict, unprocessable } from '../../errors/apiError'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { auditAccount } from './accountAudit'
import { accountMessages, messages } from '../../errors/messages'
import { keyedWrite, keyedAnswer, type KeyedWork } from '../idempotency'
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

/** Throws 422 when the email is taken or looks like another, or the mitra is unknown. */
async function requireRightChange(tx: StoreSession, changes: AccountChanges, before: AccountRow | null) {
  const { id = null } = before ?? {}
  const other = await tx.findUserByEmail(changes.email)
  if (other && other.id !== id) throw unprocessable({ email: [accountMessages.emailTaken] })
  if (changes.email !== before?.email && (await looksLikeAnother(tx, changes.email, id)))
    throw unprocessable({ email: [accountMessages.emailLooksTaken] })
  if (changes.mitraId !== null && !(await tx.findMitra(changes.mitraId)))
    throw unprocessable({ mitra_id: [messages.notOffered] })
}

/** Throws 422 when the admin would give rights that they do not hold. */
function requireMayGive(admin: AccountRow, changes: AccountChanges): void {
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

/** A write that makes a link for an account. */
type LinkWork<Allowed> = Pick<KeyedWork<Allowed>, 'may'> & {
  accountOf: (tx: StoreSession, allowed: Allowed) => Promise<AccountRow>
}

const answerOf = (row: AccountRow): AccountResponse => ({ data: wireAccount(row) })

/** The users, for admins (docs/product.md §29.2). */
export function userRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api

  /** Runs a write that makes a link. The link goes into this one answer, and never into the answer kept for its key. */
  async function withLink<Allowed>(c: Context<ApiEnv>, request: unknown, { may, accountOf }: LinkWork<Allowed>) {
    let made: NewLink | undefined
    const { body } = await keyedAnswer(api, c, request, {
      may,
      work: async (tx, allowed) => {
        const account = await accountOf(tx, allowed)
        // After an outage this runs again, and replaces the link of a run that was rolled back.
        made = await makeLink(tx, account, now())
        const event = linkKindOf(account) === 'reset' ? 'reset' : 'invite'
        await auditAccount(api, c, tx, { event, row: account })
        return { status: 201, body: answerOf(await reread(tx, account.id)) }
      },
    })
    return c.json({ ...(body as AccountResponse), ...(made ? { link: wireLink(made) } : {}) }, 201)
  }

  const setDisabled = (c: Context<ApiEnv>, disabled: boolean) =>
    keyedWrite(api, c, null, {
      may: async (tx) => {
        const admin = await actingAdmin(tx, c, 'users.edit')
        const account = await foundOr404(c, (id) => tx.findAccount(id))
        requireMayDisable(admin, account)
        return { admin, account }
      },
      work: async (tx, { admin, account }) => {
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
      },
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
      return withLink(c, changes, {
        may: async (tx) => requireMayGive(await actingAdmin(tx, c, 'users.create'), changes),
        accountOf: async (tx) => {
          await requireRightChange(tx, changes, null)
          const created = await reread(tx, await tx.insertUser({ ...changes, passwordHash: '' }))
          await auditAccount(api, c, tx, { event: 'create', row: created, after: created })
          return created
        },
      })
    })
    .put('/:id', async (c) => {
      const changes = readAccount(await readJsonObject(c.req.raw))
      return keyedWrite(api, c, changes, {
        may: async (tx) => {
          const admin = await actingAdmin(tx, c, 'users.edit')
          const before = await accountToChange(tx, c, admin)
          requireMayGive(admin, changes)
          return before
        },
        work: async (tx, before) => {
          const { id, version } = before
          requireVersion(c.req.header('if-match'), version, wireAccount(before), accountMessages.recordChanged)
          await requireRightChange(tx, changes, before)
          await tx.updateAccount(id, changes)
          // The link was sent to the old email, which may be somebody else's.
          if (changes.email !== before.email) await tx.deleteLink(id)
          await requireOwner(tx)
          const after = await reread(tx, id)
          await auditAccount(api, c, tx, { event: 'update', row: after, before, after })
          return { status: 200, body: answerOf(after) }
        },
      })
    })
    .post('/:id/disable', (c) => setDisabled(c, true))
    .post('/:id/enable', (c) => setDisabled(c, false))
    .post('/:id/link', (c) =>
      withLink(c, null, {
        may: async (tx) => otherToReset(tx, c, await actingAdmin(tx, c, 'users.edit')),
        accountOf: async (tx, account) => {
          if (!(await tx.mayEnter(account.id))) throw conflict(accountMessages.isDisabled)
          return account
        },
      }),
    )
}
