import { Hono } from 'hono'
import type { DeskResponse, FiguresResponse } from '../../http/partnerApi.types'
import { businessDay } from '../pricing/businessDay'
import { forbidden } from './apiError'
import { requireSession, scopeOf, type ApiContext, type ApiEnv } from './context'
import { messages } from './messages'
import { revalidated } from './revalidated'

const MONTHS = 6

/** The start of the month that lies `months` - 1 months before this one, in Jakarta, in ms since the epoch. */
function firstMoment(now: number, months: number): number {
  const [year = 0, month = 0] = businessDay(now).split('-').map(Number)
  return Date.parse(`${new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10)}T00:00:00+07:00`)
}

/** The figures of Beranda for admins (docs/product.md §15.5). */
export const deskRoutes = (api: ApiContext): Hono<ApiEnv> =>
  new Hono<ApiEnv>().get('/partner/desk', requireSession(api), revalidated, async (c) => {
    if (scopeOf(c.get('session')) !== 'all') throw forbidden(messages.notAllowed)
    return c.json<DeskResponse>({ data: await api.store.countByMonth(firstMoment(api.now(), MONTHS)) })
  })

const FIGURES_ROUTES_MONTHS = 12

/** The results of every mitra's offers, by month (docs/product.md §21.7). For admins. */
export const figuresRoutes = (api: ApiContext): Hono<ApiEnv> =>
  new Hono<ApiEnv>().get('/partner/figures', requireSession(api), revalidated, async (c) => {
    if (scopeOf(c.get('session')) !== 'all') throw forbidden(messages.notAllowed)
    return c.json<FiguresResponse>({
      data: await api.store.figuresByMonth(firstMoment(api.now(), FIGURES_ROUTES_MONTHS)),
    })
  })
