import { Hono } from 'hono'
import type { FiguresResponse } from '../../../http/partnerApi.types'
import { forbidden } from '../apiError'
import { requireSession, scopeOf, type ApiContext, type ApiEnv } from '../context'
import { firstMoment } from '../deskRoutes'
import { messages } from '../messages'
import { revalidated } from '../revalidated'

const MONTHS = 12

/** The results of every mitra's offers, by month (docs/product.md §21.7). For admins. */
export const figuresRoutes = (api: ApiContext): Hono<ApiEnv> =>
  new Hono<ApiEnv>().get('/partner/figures', requireSession(api), revalidated, async (c) => {
    if (scopeOf(c.get('session')) !== 'all') throw forbidden(messages.notAllowed)
    return c.json<FiguresResponse>({ data: await api.store.figuresByMonth(firstMoment(api.now(), MONTHS)) })
  })
