import { Hono, type Context } from 'hono'
import type { MitraAccountListResponse, MitraAccountResponse } from '@/http/partnerApi.types'
import { mergedRecord } from '@/records/fields'
import { MITRA_PATHS, type MitraFields, type MitraForm } from '@/records/mitra'
import type { StoreSession } from '../../stores/store'
import type { AccountRow, MitraAccountRow } from '../../stores/accountsStore'
import { readMitra } from '../../wire/requests/accountBody'
import { readJsonObject } from '../../wire/requests/requestBody'
import { wireMitraAccount, requireVersion } from '../../wire/wireAccounts'
import { conflict } from '../../errors/apiError'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { auditMitra } from './accountAudit'
import { accountMessages } from '../../errors/messages'
import { keyedWrite } from '../idempotency'
import { profileAnswer } from '../offers/offerProfileRoutes'
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
/** The mitra that a form makes of a saved one, or a new one. */
const fieldsOf = (form: MitraForm, saved?: MitraAccountRow) => mergedRecord(MITRA_PATHS, form, saved) as MitraFields
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
      const form = readMitra(await readJsonObject(c.req.raw))
      return keyedWrite(api, c, form, {
        may: (tx) => actingAdmin(tx, c, 'mitra.create'),
        work: async (tx) => {
          const row = await reread(tx, await tx.insertMitra(fieldsOf(form)))
          await auditMitra(api, c, tx, { event: 'create', row, after: row })
          return { status: 201, body: answerOf(row) }
        },
      })
    })
    .put('/:id', async (c) => {
      const form = readMitra(await readJsonObject(c.req.raw))
      return keyedWrite(api, c, form, {
        may: (tx) => mitraToChange(tx, c),
        work: async (tx, { before }) => {
          const { id, version } = before
          requireVersion(c.req.header('if-match'), version, wireMitraAccount(before), accountMessages.recordChanged)
          await tx.updateMitra(id, fieldsOf(form, before))
          const after = await reread(tx, id)
          await auditMitra(api, c, tx, { event: 'update', row: after, before, after })
          return { status: 200, body: answerOf(after) }
        },
      })
    })
    .post('/:id/disable', (c) => setDisabled(c, true))
    .post('/:id/enable', (c) => setDisabled(c, false))
}
