import { Hono, type Context } from 'hono'
import type { AuditEvent } from '../../../domain/audit/events'
import type { StatusResponse } from '../../../http/partnerApi.types'
import { businessDay } from '../../pricing/businessDay'
import type { PackageRow, StoreSession } from '../../store'
import type { AuditedFields } from '../../stores/auditStore'
import type { StatusRow } from '../../stores/statusStore'
import { readJsonObject } from '../../wire/requestBody'
import { readLost, readReminderBody, readShare } from '../../wire/statusBody'
import { wireStatus } from '../../wire/wireStatus'
import { recordAudit } from '../audit'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { keyedWrite } from '../keyedWrite'
import { findOwn } from '../packages/ownPackage'
import { statusMessages } from './statusMessages'

type Change = { event: AuditEvent; message: string; before?: AuditedFields; after?: AuditedFields }

/**
 * The notes of a mitra about a package and its customer (docs/product.md §21.6). The calls have no versions: each replaces
 * one value that the mitra has just chosen, and there is nothing to merge.
 */
export function statusRoutes(api: ApiContext): Hono<ApiEnv> {
  const { now } = api
  const today = () => businessDay(now())

  /** Changes one status in one transaction with its audit row, which has nothing of the customer: it can never be erased. */
  const changeStatus = (
    c: Context<ApiEnv>,
    request: unknown,
    change: (tx: StoreSession, row: PackageRow, earlier: StatusRow) => Promise<Change>,
  ) =>
    keyedWrite(api, c, request, async (tx) => {
      const row = await findOwn(tx, c, true)
      const { event, message, before = null, after = null } = await change(tx, row, await tx.findStatus(row.id))
      const label = row.snapshot.namaPaket
      await recordAudit(api, c, tx, { event, resource: 'umroh-regular', recordId: row.id, label, before, after })
      const body: StatusResponse = { data: wireStatus(await tx.findStatus(row.id), today()), message }
      return { status: 200, body }
    })

  return new Hono<ApiEnv>()
    .use('*', requireSession(api))
    .post('/:id/sent', async (c) => {
      const share = readShare(await readJsonObject(c.req.raw))
      return changeStatus(c, share, async (tx, { id }) => {
        await tx.noteShare(id, { ...share, sentAt: now() })
        return { event: 'send', message: statusMessages.sent, after: { validUntil: share.validUntil } }
      })
    })
    .put('/:id/lost', async (c) => {
      const { reason } = readLost(await readJsonObject(c.req.raw))
      return changeStatus(c, { reason }, async (tx, { id }, { lostReason }) => {
        await tx.setLost(id, reason && { reason, at: now() })
        const message = reason === null ? statusMessages.notLost : statusMessages.lost
        return { event: 'update', message, before: { lostReason }, after: { lostReason: reason } }
      })
    })
    .put('/:id/reminder', async (c) => {
      const { remindAt } = readReminderBody(await readJsonObject(c.req.raw), today())
      return changeStatus(c, { remindAt }, async (tx, { id }, { remindAt: earlier }) => {
        await tx.setReminder(id, remindAt)
        const message = remindAt === null ? statusMessages.notReminded : statusMessages.reminded
        return { event: 'update', message, before: { remindAt: earlier }, after: { remindAt } }
      })
    })
    .delete('/:id/customer', (c) =>
      changeStatus(c, null, async (tx, { id }) => {
        await tx.eraseSharedCustomer(id)
        return { event: 'erase', message: statusMessages.erased }
      }),
    )
}
