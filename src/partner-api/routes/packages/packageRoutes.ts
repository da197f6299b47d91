import { Hono, type Context } from 'hono'
import type { AuditEvent } from '@/domain/audit/events'
import type { PackageListResponse, SaveResponse } from '@/http/partnerApi.types'
import { forbidden, unprocessable } from '../../errors/apiError'
import { requireSession, scopeOf, type ApiContext, type ApiEnv } from '../context'
import { recordAudit } from '../audit'
import { messages } from '../../errors/messages'
import {
  findListed,
  findShown,
  withDetail,
  withPage,
  findReadable,
  findOwn,
  requireReadable,
  decidesTemplates,
} from './shownPackages'
import { changedFields, packageFields } from '../../wire/audited'
import { sortFields } from '../../stores/packageSort'
import { quotePackage } from '../../pricing/quote'
import { businessDay } from '../../pricing/businessDay'
import { readJsonObject, readNewName, readPackage } from '../../wire/requests/requestBody'
import type { PackageSnapshot } from '../../stores/snapshot'
import type { AuditEntry } from '../../stores/upkeepStore'
import type { KeyAnswer, StoreSession } from '../../stores/store'
import { totalFields, wireDetail, wireRow } from '../../wire/wire'
import { wireStatus } from '../../wire/wireStatus'
import { requireVersion, wireEditData } from '../../wire/wireAccounts'
import { keyedWrite } from '../idempotency'
import { revalidated } from '../wholeBody'

const RESOURCE = 'umroh-regular'

type ApiRequest = Context<ApiEnv>

const seesAll = (c: ApiRequest) => scopeOf(c.get('session')) === 'all'

const answer = (status: 200 | 201, id: number, { totals }: PackageSnapshot, message: string): KeyAnswer => ({
  status,
  body: { data: { id, ...totalFields(totals) }, message } satisfies SaveResponse,
})

/** The calls of the regular packages (docs/product.md §10.2): list, detail, edit data, create, update, duplicate. */
export function packageRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const hasStatus = api.features.includes('status')

  async function price(tx: StoreSession, payload: ReturnType<typeof readPackage>, earlier: PackageSnapshot | null) {
    const { snapshot, problems } = await quotePackage(tx, payload, { earlier, pricedAt: now() })
    if (!snapshot) throw unprocessable(problems)
    return snapshot
  }

  type Recorded = { snapshot: PackageSnapshot } & Pick<AuditEntry, 'before' | 'after'>
  const record = (
    c: ApiRequest,
    tx: StoreSession,
    event: AuditEvent,
    recordId: number,
    { snapshot, before, after }: Recorded,
  ) => recordAudit(api, c, tx, { event, resource: RESOURCE, recordId, label: snapshot.namaPaket, before, after })

  return new Hono<ApiEnv>()
    .get('/', requireSession(api, withPage(api)), revalidated, async (c) => {
      const { page, perPage, today } = c.get('wanted')
      const { rows, total, isLeast, margins, counts } = await findListed(api, c)
      return c.json<PackageListResponse>({
        data: rows.map((row) => wireRow(row, seesAll(c), hasStatus ? today : null, margins)),
        meta: {
          total,
          ...(isLeast ? { total_is_least: true } : {}),
          page,
          per_page: perPage,
          sort_by: sortFields(hasStatus),
          ...(hasStatus && counts ? { status_counts: counts } : {}),
        },
      })
    })
    .get('/:id', requireSession(api, withDetail(api)), async (c) => {
      const { id, snapshot, isTemplate, mitra, status } = await findShown(api, c)
      const shown = hasStatus ? wireStatus(status, businessDay(now())) : undefined
      return c.json(wireDetail(id, snapshot, seesAll(c) ? { mitra, isTemplate } : null, shown))
    })
    .use('*', requireSession(api))
    .get('/:id/edit-data', async (c) => {
      return c.json(wireEditData(await findReadable(store, c)))
    })
    .post('/', async (c) => {
      const { user } = c.get('session')
      const { mitraId } = user
      if (mitraId === null) throw forbidden(messages.noMitra)
      const payload = readPackage(await readJsonObject(c.req.raw))
      return keyedWrite(api, c, payload, {
        may: (tx, earlier) => requireReadable(tx, c, earlier),
        work: async (tx) => {
          const snapshot = await price(tx, payload, null)
          const id = await tx.insertPackage({ mitraId, createdBy: user.id, createdAt: now(), snapshot })
          await record(c, tx, 'create', id, { snapshot, before: null, after: packageFields(snapshot) })
          return answer(201, id, snapshot, messages.created)
        },
      })
    })
    .put('/:id', async (c) => {
      const payload = readPackage(await readJsonObject(c.req.raw))
      return keyedWrite(api, c, payload, {
        may: (tx) => findOwn(tx, c, true),
        work: async (tx, saved) => {
          const { id, snapshot: earlier } = saved
          requireVersion(c.req.header('if-match'), saved.version, wireEditData(saved).data)
          // Nothing that a mitra writes reaches the others: an admin decides again.
          const isTemplate = saved.isTemplate && decidesTemplates(c)
          const edit = { updatedAt: now(), updatedBy: c.get('session').user.id, isTemplate }
          const snapshot = await price(tx, payload, earlier)
          await tx.updatePackage(id, snapshot, edit)
          const change = changedFields(packageFields(earlier), packageFields(snapshot))
          await record(c, tx, 'update', id, { snapshot, ...change })
          return answer(200, id, snapshot, messages.updated)
        },
      })
    })
    .post('/:id/duplicate', async (c) => {
      const { user } = c.get('session')
      const namaPaket = readNewName(await readJsonObject(c.req.raw))
      return keyedWrite(
        api,
        c,
        { namaPaket },
        {
          may: (tx) => findOwn(tx, c),
          work: async (tx, { mitraId, snapshot: original }) => {
            const snapshot = { ...original, namaPaket }
            const id = await tx.insertPackage({ mitraId, createdBy: user.id, createdAt: now(), snapshot })
            const after = { copiedFrom: original.namaPaket, ...packageFields(snapshot) }
            await record(c, tx, 'duplicate', id, { snapshot, before: null, after })
            return answer(201, id, snapshot, messages.duplicated)
          },
        },
      )
    })
}
