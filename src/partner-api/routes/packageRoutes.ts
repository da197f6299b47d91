import { Hono, type Context } from 'hono'
import type { PackageListResponse, SaveResponse } from '../../http/partnerApi.types'
import { forbidden, notFound, unprocessable } from './apiError'
import { requireSession, scopeOf, type ApiContext, type ApiEnv } from './context'
import { keyedWrite } from './keyedWrite'
import { messages } from './messages'
import { readSort } from '../wire/packageSort'
import { quotePackage } from '../pricing/quote'
import { isStorable } from '../../domain/values/isStorable'
import { readJsonObject, readNewName, readPackage } from '../wire/requestBody'
import { revalidated } from './revalidated'
import { parseId, type PackageSnapshot } from '../pricing/snapshot'
import type { KeyAnswer, PackageRow, Scope, StoreSession } from '../store'
import { requireVersion } from '../wire/version'
import { wireDetail, wireEditData, wireRow } from '../wire/wire'

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 200
const MAX_PAGE = 1_000_000

type ApiRequest = Context<ApiEnv>

const seesAll = (c: ApiRequest) => scopeOf(c.get('session')) === 'all'

function wholeNumber(text: string | undefined, fallback: number, max: number): number {
  if (!text || !/^\d{1,9}$/.test(text)) return fallback
  return Math.min(max, Math.max(1, Number(text)))
}

const answer = (status: 200 | 201, id: number, message: string): KeyAnswer => ({
  status,
  body: { data: { id }, message } satisfies SaveResponse,
})

async function findOrFail(store: StoreSession, id: number | null, scope: Scope, lock = false): Promise<PackageRow> {
  const found = id === null ? null : await store.findPackage(id, scope, lock)
  if (!found) throw notFound()
  return found
}

/** The calls of the regular packages (docs/product.md §10.2): list, detail, edit data, create, update, duplicate. */
export function packageRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api

  const find = (c: ApiRequest) => findOrFail(store, parseId(c.req.param('id')), scopeOf(c.get('session')))

  /** The mitra of a package, for accounts that see more than one mitra's packages. */
  const mitraFor = async (c: ApiRequest, mitraId: number) => (seesAll(c) ? await store.findMitra(mitraId) : null)

  async function price(tx: StoreSession, payload: ReturnType<typeof readPackage>, earlier: PackageSnapshot | null) {
    const { snapshot, problems } = await quotePackage(tx, payload, { earlier, pricedAt: now() })
    if (!snapshot) throw unprocessable(problems)
    return snapshot
  }

  return new Hono<ApiEnv>()
    .use('*', requireSession(api))
    .get('/', revalidated, async (c) => {
      const q = c.req.query('q') ?? ''
      const query = {
        scope: scopeOf(c.get('session')),
        q: q.trim(),
        page: wholeNumber(c.req.query('page'), 1, MAX_PAGE),
        perPage: wholeNumber(c.req.query('per_page'), PAGE_SIZE, MAX_PAGE_SIZE),
        sort: readSort(c.req.query('sort'), c.req.query('order')),
      }
      // The database refuses to compare text that it cannot store, and no name contains such text.
      const { rows, total } = isStorable(q) ? await store.listPackages(query) : { rows: [], total: 0 }
      return c.json<PackageListResponse>({
        data: rows.map((row) => wireRow(row, seesAll(c))),
        meta: { total, page: query.page, per_page: query.perPage },
      })
    })
    .get('/:id', async (c) => {
      const { id, mitraId, snapshot } = await find(c)
      return c.json(wireDetail(id, snapshot, await mitraFor(c, mitraId)))
    })
    .get('/:id/edit-data', async (c) => {
      return c.json(wireEditData(await find(c)))
    })
    .post('/', async (c) => {
      const { user } = c.get('session')
      const { mitraId } = user
      if (mitraId === null) throw forbidden(messages.noMitra)
      const payload = readPackage(await readJsonObject(c.req.raw))
      return keyedWrite(api, c, payload, async (tx) => {
        const snapshot = await price(tx, payload, null)
        return answer(
          201,
          await tx.insertPackage({ mitraId, createdBy: user.id, createdAt: now(), snapshot }),
          messages.created,
        )
      })
    })
    .put('/:id', async (c) => {
      const scope = scopeOf(c.get('session'))
      const payload = readPackage(await readJsonObject(c.req.raw))
      return keyedWrite(api, c, payload, async (tx) => {
        const { id, version, snapshot: earlier } = await findOrFail(tx, parseId(c.req.param('id')), scope, true)
        requireVersion(c.req.header('if-match'), version)
        const edit = { updatedAt: now(), updatedBy: c.get('session').user.id }
        await tx.updatePackage(id, await price(tx, payload, earlier), edit)
        return answer(200, id, messages.updated)
      })
    })
    .post('/:id/duplicate', async (c) => {
      const { user } = c.get('session')
      const scope = scopeOf(c.get('session'))
      const namaPaket = readNewName(await readJsonObject(c.req.raw))
      return keyedWrite(api, c, { namaPaket }, async (tx) => {
        const { mitraId, snapshot } = await findOrFail(tx, parseId(c.req.param('id')), scope)
        const copy = { mitraId, createdBy: user.id, createdAt: now(), snapshot: { ...snapshot, namaPaket } }
        return answer(201, await tx.insertPackage(copy), messages.duplicated)
      })
    })
}
