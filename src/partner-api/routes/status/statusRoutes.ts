import { Hono, type Context } from 'hono'
import type { AuditEvent } from '../../../domain/audit/events'
import { isSameCustomer } from '../../../domain/offer/customer'
import type { StatusResponse } from '../../../http/partnerApi.types'
import { aboutPackage, eraseOfferCustomer, eraseShare } from '../../offers/erasure'
import { businessDay } from '../../pricing/businessDay'
import type { PackageRow, StoreSession } from '../../store'
import type { AuditedFields } from '../../stores/auditStore'
import type { StatusRow } from '../../stores/statusStore'
import { readJsonObject } from '../../wire/requests/requestBody'
import { readLost, readReminderBody, readShare } from '../../wire/requests/statusBody'
import { wireStatus } from '../../wire/wireStatus'
import { recordAudit } from '../audit'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { DONE, keyedAnswer } from '../keyedWrite'
import { offerChange } from '../offers/offerAudit'
import { findOwn } from '../packages/ownPackage'
import { statusMessages } from './statusMessages'

type Change = { event: AuditEvent; before?: AuditedFields; after?: AuditedFields }

/**
 * The notes of a mitra about a package and its customer (docs/product.md §21.6). The calls have no versions: each replaces
 * one value that the mitra has just chosen, and there is nothing to merge.
 */
export function statusRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const today = () => businessDay(now())

  /** Changes one status in one transaction with its audit row, which has nothing of the customer: it can never be erased. */
  const changeStatus = async (
    c: Context<ApiEnv>,
    request: unknown,
    message: string,
    change: (tx: StoreSession, row: PackageRow, earlier: StatusRow) => Promise<Change>,
    about: string | null = null,
  ) => {
    await keyedAnswer(
      api,
      c,
      request,
      async (tx) => {
        await tx.lockMitra((await findOwn(tx, c)).mitraId)
        const row = await findOwn(tx, c, true)
        const { event, before = null, after = null } = await change(tx, row, await tx.findStatus(row.id))
        const label = row.snapshot.namaPaket
        await recordAudit(api, c, tx, { event, resource: 'umroh-regular', recordId: row.id, label, before, after })
        return DONE
      },
      about,
    )
    // The store keeps an answer for a month. It must not hold a customer that is erased meanwhile.
    const { id } = await findOwn(store, c)
    return c.json<StatusResponse>({ data: wireStatus(await store.findStatus(id), today()), message })
  }

  // Below this path lie the list and the detail, which read the session together with their packages.
  const signedIn = requireSession(api)
  return new Hono<ApiEnv>()
    .post('/:id/sent', signedIn, async (c) => {
      const share = readShare(await readJsonObject(c.req.raw))
      const noteShare = async (tx: StoreSession, { id }: PackageRow): Promise<Change> => {
        await tx.noteShare(id, { ...share, sentAt: now() })
        return { event: 'send', after: { validUntil: share.validUntil } }
      }
      return changeStatus(c, share, statusMessages.sent, noteShare, aboutPackage(c.req.param('id')))
    })
    .put('/:id/lost', signedIn, async (c) => {
      const { reason } = readLost(await readJsonObject(c.req.raw))
      const message = reason === null ? statusMessages.notLost : statusMessages.lost
      return changeStatus(c, { reason }, message, async (tx, { id }, { lostReason }) => {
        await tx.setLost(id, reason && { reason, at: now() })
        return { event: 'update', before: { lostReason }, after: { lostReason: reason } }
      })
    })
    .put('/:id/reminder', signedIn, async (c) => {
      const { remindAt } = readReminderBody(await readJsonObject(c.req.raw), today())
      const message = remindAt === null ? statusMessages.notReminded : statusMessages.reminded
      return changeStatus(c, { remindAt }, message, async (tx, { id }, { remindAt: earlier }) => {
        await tx.setReminder(id, remindAt)
        return { event: 'update', before: { remindAt: earlier }, after: { remindAt } }
      })
    })
    .delete('/:id/customer', signedIn, (c) =>
      changeStatus(c, null, statusMessages.erased, async (tx, { id }, customer) => {
        await eraseShare(tx, id)
        // The links to this customer name the customer, too. Links to others stay as they are.
        for (const offer of await tx.listOffers(id)) {
          if (!isSameCustomer(offer, customer)) continue
          await eraseOfferCustomer(tx, offer, now())
          await recordAudit(api, c, tx, offerChange('erase', offer))
        }
        return { event: 'erase' }
      }),
    )
}
