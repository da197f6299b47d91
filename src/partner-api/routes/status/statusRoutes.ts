import { Hono, type Context } from 'hono'
import type { AuditEvent } from '@/domain/audit/events'
import { isSameCustomer } from '@/domain/offer/customer'
import type { StatusResponse } from '@/http/partnerApi.types'
import { businessDay } from '../../pricing/businessDay'
import type { PackageRow, StoreSession } from '../../stores/store'
import type { AuditedFields } from '../../stores/upkeepStore'
import type { StatusRow, Share } from '../../stores/statusStore'
import { readCustomerName, readCustomerPhone, readFields, type Field } from '../../wire/requests/bodyFields'
import { readJsonObject } from '../../wire/requests/requestBody'
import { wireStatus } from '../../wire/wireStatus'
import { recordAudit } from '../audit'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { offerChange } from '../../offers/offerAudit'
import { LOST_REASONS, type LostReason, type ToldPrices } from '@/domain/status/packageStatus'
import { ROOM_TYPES, type CalendarDate } from '@/domain/types'
import { addDays, isCalendarDate } from '@/domain/values/dates'
import { isObject } from '@/domain/values/isObject'
import { aboutPackage, eraseOfferCustomer, eraseShare } from '../../offers/erasure'
import { keyedAnswer, DONE } from '../idempotency'
import { findOwn } from '../packages/shownPackages'

/** The texts of the calls about a package's status, in Indonesian. */
const statusMessages = {
  prices: 'Harga ditulis per tipe kamar, dalam rupiah',
  day: 'Tanggal harus ditulis YYYY-MM-DD',
  reason: 'Pilih satu alasan: harga, tanggal, hotel, pesaing, tidak-jadi atau tidak-menjawab',
  reminder: 'Tanggal pengingat mulai hari ini dan paling lama setahun lagi',
  sent: 'Paket ditandai terkirim',
  lost: 'Paket ditandai batal',
  notLost: 'Paket tidak lagi ditandai batal',
  reminded: 'Pengingat disimpan',
  notReminded: 'Pengingat dihapus',
  erased: 'Data pelanggan dihapus',
} as const

type Body = Record<string, unknown>

const LONGEST_WAIT = 366

const readDay: Field<CalendarDate> = (value) => (isCalendarDate(value) ? { value } : statusMessages.day)
const readReason: Field<LostReason | null> = (value) => {
  const reason = LOST_REASONS.find((one) => one === value)
  return value === null || reason ? { value: reason ?? null } : statusMessages.reason
}
const readPrices: Field<ToldPrices | null> = (value) => {
  if (value === null || value === undefined) return { value: null }
  const isPrice = (price: unknown) => typeof price === 'number' && price >= 0 && price <= Number.MAX_SAFE_INTEGER
  const isTold = ([room, price]: [string, unknown]) => ROOM_TYPES.some((one) => one === room) && isPrice(price)
  const prices = isObject(value) ? Object.entries(value).filter(([, price]) => price !== null) : null
  return prices?.every(isTold) ? { value: Object.fromEntries(prices) as ToldPrices } : statusMessages.prices
}
/** A phone's calendar may be a day behind the one of Jakarta. */
const readReminder =
  (today: CalendarDate): Field<CalendarDate | null> =>
  (value) => {
    const isSoon = isCalendarDate(value) && value >= addDays(today, -1) && value <= addDays(today, LONGEST_WAIT)
    return value === null || isSoon ? { value } : statusMessages.reminder
  }

type SaidShare = Omit<Share, 'sentAt' | 'told'> & { prices: ToldPrices | null }

function readShare(body: Body): Omit<Share, 'sentAt'> {
  const { prices, ...share } = readFields<SaidShare>(body, {
    validUntil: readDay,
    customerName: readCustomerName,
    customerPhone: readCustomerPhone,
    prices: readPrices,
  })
  return { ...share, told: prices }
}

const readLost = (body: Body) => readFields<{ reason: LostReason | null }>(body, { reason: readReason })

const readReminderBody = (body: Body, today: CalendarDate) =>
  readFields<{ remindAt: CalendarDate | null }>(body, { remindAt: readReminder(today) })

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
      {
        may: async (tx) => {
          await tx.lockMitra((await findOwn(tx, c)).mitraId)
          return findOwn(tx, c, true)
        },
        work: async (tx, row) => {
          const { event, before = null, after = null } = await change(tx, row, await tx.findStatus(row.id))
          const label = row.snapshot.namaPaket
          await recordAudit(api, c, tx, { event, resource: 'umroh-regular', recordId: row.id, label, before, after })
          return DONE
        },
      },
      { about },
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
