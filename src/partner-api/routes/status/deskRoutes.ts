import { Hono } from 'hono'
import { hasPermission } from '@/domain/access/permissions'
import { addDays } from '@/domain/values/dates'
import type { DeskResponse, FiguresResponse } from '@/http/partnerApi.types'
import { businessDay } from '../../pricing/businessDay'
import type { SessionRow } from '../../stores/sessionStore'
import { requireAll, requireSession, type ApiContext, type ApiEnv } from '../context'
import { revalidated } from '../wholeBody'

const DESK_MONTHS = 6
const FIGURES_MONTHS = 12
/** A price list that ends in so many days is told. */
const ENDING_DAYS = 30

/** The start of the month that lies `months` - 1 months before this one, in Jakarta, in ms since the epoch. */
function firstMoment(now: number, months: number): number {
  const [year = 0, month = 0] = businessDay(now).split('-').map(Number)
  return Date.parse(`${new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10)}T00:00:00+07:00`)
}

const BACKUP_DAYS = 7

/**
 * When the last backup was made, and whether that is too long ago, for users who may make one (docs/product.md §15.5.10). A
 * business without any has a week from the first row of its audit.
 */
async function lastBackup({ store, prepareBackup }: ApiContext, now: number, { user }: SessionRow) {
  if (!prepareBackup || !hasPermission(user, 'backup.download')) return null
  const due = now - BACKUP_DAYS * 24 * 60 * 60_000
  const [last] = await store.listAudit({ resource: 'backup', event: 'export' }, 1)
  const isOverdue = last ? last.at < due : (await store.listAudit({ to: due }, 1)).length > 0
  return { at: last ? new Date(last.at).toISOString() : null, overdue: isOverdue }
}

/** The figures of Beranda for admins (docs/product.md §15.5). */
export const deskRoutes = (api: ApiContext): Hono<ApiEnv> =>
  new Hono<ApiEnv>().get('/partner/desk', requireSession(api), revalidated, async (c) => {
    requireAll(c)
    const now = api.now()
    const [data, lists, missing, backup] = await Promise.all([
      api.store.countByMonth(firstMoment(now, DESK_MONTHS)),
      api.store.endingLists(addDays(businessDay(now), ENDING_DAYS)),
      api.store.missingSteps(),
      lastBackup(api, now, c.get('session')),
    ])
    return c.json<DeskResponse>({ data, price_lists: lists, missing, last_backup: backup })
  })

/** The results of every mitra's offers, by month (docs/product.md §21.7). For admins. */
export const figuresRoutes = (api: ApiContext): Hono<ApiEnv> =>
  new Hono<ApiEnv>().get('/partner/figures', requireSession(api), revalidated, async (c) => {
    requireAll(c)
    return c.json<FiguresResponse>({ data: await api.store.figuresByMonth(firstMoment(api.now(), FIGURES_MONTHS)) })
  })
