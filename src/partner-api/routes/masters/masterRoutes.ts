import { Hono, type Context } from 'hono'
import { HOTEL_RESOURCES, masterOfResource } from '@/domain/masters/masters'
import { hasAnyPermission } from '@/domain/access/permissions'
import type { City } from '@/domain/types'
import type { MasterListResponse, WireHotel, WireHotelMaster, WireKurs, WireUsdKurs } from '@/http/partnerApi.types'
import { kursFields } from '@/records/kurs'
import { kursProblems, parseKurs } from '@/domain/kurs/kursSchema'
import { formatDate } from '@/domain/values/dates'
import { CURRENCIES, type Currency } from '@/domain/kurs/currency'
import { formatRate } from '@/domain/kurs/kurs'
import { requireNone, notFound, unprocessable } from '../../errors/apiError'
import { requireAll, requireSession, type ApiContext, type ApiEnv } from '../context'
import { messages } from '../../errors/messages'
import { businessDay } from '../../pricing/businessDay'
import { isCity, type Written } from '../../wire/masters'
import { hotelOffers, stayProblems } from '../../pricing/hotelOffer'
import { PACKAGE_CATEGORIES } from '../../seed/hotels'
import type { SessionRow } from '../../stores/sessionStore'
import { wireHotel, wireHotelMaster, wireMasterRecord } from '../../wire/wire'
import { readJsonObject, readForm } from '../../wire/requests/requestBody'
import type { KeyAnswer, StoreSession } from '../../stores/store'
import { parseId } from '../../stores/snapshot'
import { wireKurs } from '../../wire/wireStatus'
import { requireAdmin } from '../accounts/guard'
import { recordAudit } from '../audit'
import { keyedWrite, provedBySession } from '../idempotency'
import { revalidated } from '../wholeBody'
import { masterFor } from './importRoutes'

const mayChange = ({ user }: SessionRow, city: City) =>
  hasAnyPermission(
    user,
    ['create', 'edit', 'delete'].map((action) => `${HOTEL_RESOURCES[city]}.${action}`),
  )

function readStay(checkIn: string | undefined, checkOut: string | undefined) {
  const problems = stayProblems(checkIn, checkOut)
  requireNone([
    ...(problems.checkIn ? [['date_check_in', problems.checkIn] as const] : []),
    ...(problems.checkOut ? [['date_check_out', problems.checkOut] as const] : []),
  ])
  if (!checkIn || !checkOut) throw unprocessable({})
  return { checkIn, checkOut }
}

/** Answers a whole list and says how long it is: its compression hides that, and an export shows how much has come. */
function listAnswer<Body>(c: Context<ApiEnv>, list: Body): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(list))
  return c.body(bytes, 200, { 'Content-Type': 'application/json', 'X-Body-Size': String(bytes.byteLength) })
}

/** The lists that pickers open (docs/product.md §10.4), for every account. Hotels without dates are for accounts that may change them. */
export function masterRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const signedIn = requireSession(api)
  return new Hono<ApiEnv>()
    .get('/custom-data/:name', signedIn, revalidated, async (c) => {
      const kind = masterOfResource(`custom-data/${c.req.param('name')}`)
      if (!kind) throw notFound()
      const rows = await store.masters.list(kind)
      const kurs = rows.some(({ currency }) => currency) ? await store.findKurs(businessDay(now())) : {}
      const list = rows.map((row) => wireMasterRecord(kind, row, kurs))
      return listAnswer<MasterListResponse>(c, { data: { data: list } })
    })
    .get('/hotel/:city', signedIn, revalidated, async (c) => {
      const city = c.req.param('city')
      if (!isCity(city)) throw notFound()
      const dates = [c.req.query('date_check_in'), c.req.query('date_check_out')] as const
      if (dates.every((date) => date === undefined) && mayChange(c.get('session'), city)) {
        const rows = await store.hotels.list(city)
        return listAnswer<MasterListResponse<WireHotelMaster>>(c, { data: { data: rows.map(wireHotelMaster) } })
      }
      const stay = readStay(...dates)
      const { SAR: kurs } = await store.findKurs(businessDay(now()))
      if (!kurs) throw unprocessable({}, messages.noKurs)
      const offers = hotelOffers(await store.hotels.list(city, { from: stay.checkIn, to: stay.checkOut }), stay, kurs)
      return listAnswer<MasterListResponse<WireHotel>>(c, { data: { data: offers.map(wireHotel) } })
    })
    .get('/umroh-packages', signedIn, revalidated, (c) => c.json({ data: PACKAGE_CATEGORIES }))
}

const RESOURCE = '/:group{custom-data|hotel}/:name'

function idOf(c: Context<ApiEnv>): number {
  const id = parseId(c.req.param('id'))
  if (id === null) throw notFound()
  return id
}

/** The writes of masters as ra-data-simple-rest sends them: body and answer are the record itself. Saved packages keep their own copies. */
export function masterWriteRoutes(api: ApiContext): Hono<ApiEnv> {
  const signedIn = requireSession(api)

  /** Carries out one write together with its audit row, or answers 404. */
  const carryOut = (
    c: Context<ApiEnv>,
    {
      status,
      request,
      work,
    }: { status: 200 | 201; request: unknown; work: (tx: StoreSession) => Promise<Written | null> },
  ) =>
    keyedWrite(api, c, request, {
      may: provedBySession,
      work: async (tx) => {
        const written = await work(tx)
        if (!written) throw notFound()
        if (written.change) await recordAudit(api, c, tx, written.change)
        return { status, body: written.body }
      },
    })

  return new Hono<ApiEnv>()
    .post(RESOURCE, signedIn, async (c) => {
      const master = await masterFor(api, c, ['create'])
      const form = master.read(await readJsonObject(c.req.raw), null)
      return carryOut(c, { status: 201, request: form, work: (tx) => master.create(tx, form) })
    })
    .put(`${RESOURCE}/:id`, signedIn, async (c) => {
      const master = await masterFor(api, c, ['edit'])
      const id = idOf(c)
      const form = master.read(await readJsonObject(c.req.raw), id)
      const work = (tx: StoreSession) => master.change(tx, id, form, c.req.header('if-match'))
      return carryOut(c, { status: 200, request: form, work })
    })
    .delete(`${RESOURCE}/:id`, signedIn, async (c) => {
      const [master, id] = [await masterFor(api, c, ['delete']), idOf(c)]
      return carryOut(c, {
        status: 200,
        request: null,
        work: (tx) => master.remove(tx, id, api.now(), c.req.header('if-match')),
      })
    })
    .post(`${RESOURCE}/:id/restore`, signedIn, async (c) => {
      const [master, id] = [await masterFor(api, c, ['delete']), idOf(c)]
      return carryOut(c, { status: 200, request: null, work: (tx) => master.restore(tx, id) })
    })
}

const KURS = 'custom-data/kurs'
const CREATE = `${KURS}.create`
const KURS_PATHS: Record<Currency, string> = { SAR: `/${KURS}`, USD: `/${KURS}-usd` }

/**
 * The history of each currency's rate (docs/product.md §28.1): admins read it, and those with the permission add to it. No call
 * changes or deletes a rate. A newer rate for the same day corrects it.
 */
export function kursRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const signedIn = requireSession(api)

  const ofCurrency = (routes: Hono<ApiEnv>, currency: Currency) =>
    routes
      .get(KURS_PATHS[currency], signedIn, revalidated, async (c) => {
        requireAll(c)
        const { [currency]: inForce } = await store.findKurs(businessDay(now()))
        const rows = (await store.listKurs()).filter((row) => row.currency === currency)
        return c.json<MasterListResponse<WireKurs | WireUsdKurs>>({
          data: { data: rows.map((row) => wireKurs(row, row.id === inForce?.id)) },
        })
      })
      .post(KURS_PATHS[currency], signedIn, async (c) => {
        const { user } = c.get('session')
        requireAdmin(user, [CREATE])
        const today = businessDay(now())
        const form = readForm(await readJsonObject(c.req.raw), null, {
          fields: kursFields(currency),
          problems: (value) => kursProblems(value, today, currency),
          parse: (value) => parseKurs(value, today, currency),
        })
        const work = async (tx: StoreSession): Promise<KeyAnswer> => {
          const row = { ...form, currency, createdAt: now(), createdBy: user.id }
          const id = await tx.insertKurs(row)
          await recordAudit(api, c, tx, {
            event: 'create',
            resource: KURS,
            recordId: id,
            label: `${currency} 1 = ${formatRate(form.rupiahPerSar)}, ${formatDate(form.validFrom)}`,
            before: null,
            after: currency === 'SAR' ? form : { currency, ...form },
          })
          const { [currency]: inForce } = await tx.findKurs(today)
          const record = { ...row, id, createdBy: { id: user.id, name: user.name } }
          return { status: 201, body: wireKurs(record, inForce?.id === id) }
        }
        return keyedWrite(api, c, form, { may: provedBySession, work })
      })
  return CURRENCIES.reduce(ofCurrency, new Hono<ApiEnv>())
}
