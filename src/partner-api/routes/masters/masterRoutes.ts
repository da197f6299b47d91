import { Hono, type Context } from 'hono'
import { HOTEL_RESOURCES, masterOfResource } from '../../../domain/masters/masters'
import { hasAnyPermission } from '../../../domain/access/permissions'
import type { City } from '../../../domain/types'
import type { MasterListResponse, WireHotel, WireHotelMaster } from '../../../http/partnerApi.types'
import { notFound, unprocessable } from '../apiError'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { messages } from '../messages'
import { businessDay } from '../../pricing/businessDay'
import { isCity } from '../../wire/editableMasters'
import { hotelOffers, stayProblems } from '../../pricing/hotelOffer'
import { revalidated } from '../revalidated'
import { PACKAGE_CATEGORIES } from '../../seed/hotels'
import type { SessionRow } from '../../stores/sessionStore'
import { wireHotel, wireHotelMaster, wireMaster } from '../../wire/wire'

const mayChange = ({ user }: SessionRow, city: City) =>
  hasAnyPermission(
    user,
    ['create', 'edit', 'delete'].map((action) => `${HOTEL_RESOURCES[city]}.${action}`),
  )

function readStay(checkIn: string | undefined, checkOut: string | undefined) {
  const problems = stayProblems(checkIn, checkOut)
  const errors = [
    ['date_check_in', problems.checkIn],
    ['date_check_out', problems.checkOut],
  ].flatMap(([field, text]) => (field && text ? [[field, [text]] as [string, string[]]] : []))
  if (errors.length > 0 || !checkIn || !checkOut) throw unprocessable(Object.fromEntries(errors))
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
      const rows = await store.listMasters(kind)
      return listAnswer<MasterListResponse>(c, { data: { data: rows.map((row) => wireMaster(kind, row)) } })
    })
    .get('/hotel/:city', signedIn, revalidated, async (c) => {
      const city = c.req.param('city')
      if (!isCity(city)) throw notFound()
      const dates = [c.req.query('date_check_in'), c.req.query('date_check_out')] as const
      if (dates.every((date) => date === undefined) && mayChange(c.get('session'), city)) {
        const rows = await store.listHotels(city)
        return listAnswer<MasterListResponse<WireHotelMaster>>(c, { data: { data: rows.map(wireHotelMaster) } })
      }
      const { checkIn, checkOut } = readStay(...dates)
      const kurs = await store.findKurs(businessDay(now()))
      if (!kurs) throw unprocessable({}, messages.noKurs)
      const offers = hotelOffers(await store.listHotels(city), checkIn, checkOut, kurs)
      return listAnswer<MasterListResponse<WireHotel>>(c, { data: { data: offers.map(wireHotel) } })
    })
    .get('/umroh-packages', signedIn, revalidated, (c) => c.json({ data: PACKAGE_CATEGORIES }))
}
