import { Hono } from 'hono'
import { followUpReasons } from '../../../domain/status/followUp'
import type { FollowUpsResponse } from '../../../http/partnerApi.types'
import { businessDay } from '../../pricing/businessDay'
import { statusFields } from '../../wire/wireStatus'
import { forbidden } from '../apiError'
import { requireSession, scopeOf, type ApiContext, type ApiEnv } from '../context'
import { messages } from '../messages'
import { revalidated } from '../revalidated'

const MOST = 50

/** The packages that somebody should take up again (docs/product.md §15.5). For admins. */
export const followUpRoutes = (api: ApiContext): Hono<ApiEnv> =>
  new Hono<ApiEnv>().get('/partner/follow-ups', requireSession(api), revalidated, async (c) => {
    if (scopeOf(c.get('session')) !== 'all') throw forbidden(messages.notAllowed)
    const today = businessDay(api.now())
    const rows = await api.store.followUps(today, MOST)
    return c.json<FollowUpsResponse>({
      data: rows.map(({ id, namaPaket, mitra, status }) => {
        const fields = statusFields(status, today)
        const { status: now, remind_at: remindAt, valid_until: validUntil } = fields
        const reasons = followUpReasons({ status: now, remindAt, validUntil }, today)
        return { id, nama_paket: namaPaket, mitra, ...fields, reasons }
      }),
    })
  })
