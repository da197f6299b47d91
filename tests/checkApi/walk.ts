import { parsePackage } from '@/domain/package/packageSchema'
import { type Client, asJson, rowsOf, type Json } from './client'
import type { Contract } from './contract'
import { walkOffers, walkStatus, walkOptions } from './walkOffers'

const read = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : '')

/** Whether the departures from `day` on stand first, the next one on top. */
function beginsWithNext(departures: readonly string[], day: string): boolean {
  const coming = departures.filter((one) => one >= day)
  return departures.slice(0, coming.length).join() === coming.toSorted().join()
}

/** Asks a list for the orders that its answer names in `sort_by`. `day` is one after today, whatever the server's calendar. */
async function walkSort(client: Client, path: string, day: string): Promise<void> {
  const { body } = await client.expect({ path }, 200)
  const named = asJson(asJson(body).meta).sort_by
  const orders = ['check_in', 'nama_paket'].filter((order) => Array.isArray(named) && named.includes(order))
  for (const order of orders) {
    const sorted = `${path}&sort=${order}&order=asc`
    const rows = rowsOf((await client.expect({ path: sorted }, 200)).body)
    const isWrong =
      order === 'check_in' &&
      !beginsWithNext(
        rows.map((row) => read(row.check_in)),
        day,
      )
    if (isWrong) client.findings.push(`GET ${sorted}: the next departure does not stand first`)
  }
}

const PATH = '/partner/offer-profile'

/** Saves the offer profile as it is, which changes nothing. If nobody has saved one, none is made. */
async function walkOfferProfile(client: Client): Promise<void> {
  const put = (body: unknown, version: string) => ({
    method: 'PUT',
    path: PATH,
    body,
    headers: { 'If-Match': `"${version}"` },
  })
  const read = await client.send({ path: PATH })
  const { version, profile } = asJson(asJson(read.body).data)
  // An account without a mitra has none.
  if (read.status !== 200 || typeof version !== 'string') return
  await client.expect(put({ ...asJson(profile), business: '' }, version), 422)
  if (profile === null) return
  await client.expect(put(profile, version), 200)
  await client.expect(put(profile, `${version}-lama`), 409)
}

const idOf = (row: Json | undefined) =>
  typeof row?.id === 'string' || typeof row?.id === 'number' ? row.id : undefined

const PACKAGES = '/partner/umroh-regular'
const packagePath = (id: string | number, suffix = '') => `${PACKAGES}/${encodeURIComponent(id)}${suffix}`
const NO_SUCH_ID = '999999999'
const SUCCESS = [200, 201, 202, 204]

const day = (from: number, days: number) => new Date(from + days * 86_400_000).toISOString().slice(0, 10)

/** Signs in; null when that fails, and the check ends there. */
export async function signIn(client: Client, email: string, password: string): Promise<string | null> {
  await client.expect(
    { method: 'POST', path: '/partner/login', body: { email, password: `${password}-bukan` } },
    401,
    422,
  )
  const { body } = await client.expect({ method: 'POST', path: '/partner/login', body: { email, password } }, 200)
  const { token } = asJson(body)
  if (typeof token !== 'string' || token === '' || asJson(body).success === false) return null
  client.signedIn(token)
  return token
}

/** The features that the API names; an empty list if it names none. */
const featuresOf = (me: unknown): unknown[] => {
  const { features } = asJson(me)
  return Array.isArray(features) ? features : []
}

/** Asks for a list again with its ETag: the answer is 304, or the same list from an API without ETags. */
async function list(client: Client, path: string): Promise<Json[]> {
  const { status, headers, body } = await client.expect({ path }, 200)
  const tag = headers.get('etag')
  if (status === 200 && tag) await client.expect({ path, headers: { 'If-None-Match': tag } }, 200, 304)
  return rowsOf(body)
}

/** The GET operations of the contract that everybody may call and that take neither an id nor dates. */
const lists = ({ operations }: Contract) =>
  operations
    .filter(
      ({ method, template, isPublic, answers }) =>
        method === 'GET' &&
        !isPublic &&
        !('403' in answers) &&
        !template.includes('{') &&
        !template.startsWith('/hotel/') &&
        template !== PACKAGES &&
        template !== '/partner/me',
    )
    .map(({ template }) => template)

async function hotels(client: Client, now: number) {
  for (const city of ['makkah', 'madinah'])
    await list(client, `/hotel/${city}?date_check_in=${day(now, 60)}&date_check_out=${day(now, 64)}`)
}

/** Sends every read of the app, and returns what the API says that it has. */
export async function walkReads(client: Client, contract: Contract, now: number): Promise<unknown[]> {
  await client.expect({ path: '/partner/me', token: undefined }, 401)
  const { body: me } = await client.expect({ path: '/partner/me' }, 200)
  const features = featuresOf(me)
  for (const path of lists(contract)) await list(client, path)
  await hotels(client, now)
  const rows = await list(client, `${PACKAGES}?per_page=50`)
  await list(client, `${PACKAGES}?per_page=50&page=2`)
  await list(client, `${PACKAGES}?q=${encodeURIComponent('tidak ada yang begini')}&per_page=50`)
  await walkSort(client, `${PACKAGES}?per_page=50`, day(now, 2))
  if (features.includes('status')) await statusReads(client, rows)
  if (features.includes('offer-profile')) await client.expect({ path: '/partner/offer-profile' }, 200, 403)
  const id = idOf(rows[0])
  if (id !== undefined) {
    await client.expect({ path: packagePath(id) }, 200)
    await client.expect({ path: packagePath(id, '/edit-data') }, 200)
  }
  if (id !== undefined && features.includes('offers')) await client.expect({ path: packagePath(id, '/offers') }, 200)
  await client.expect({ path: packagePath(NO_SUCH_ID) }, 404)
  return features
}

async function statusReads(client: Client, rows: Json[]) {
  if (rows.some(({ status }) => status === undefined))
    client.findings.push(`GET ${PACKAGES}: a row has no status, which the feature promises`)
  const drafts = await list(client, `${PACKAGES}?status=draf&per_page=50`)
  if (drafts.some(({ status }) => status !== 'draf'))
    client.findings.push(`GET ${PACKAGES}?status=draf: a row has another status`)
  await client.expect({ path: '/partner/figures' }, 200, 403)
}

const SKIPPED = { tanpaHotel: true }
const packageOf = (namaPaket: string, flight: string | number) =>
  parsePackage({
    namaPaket,
    jumlahJamaah: 10,
    pesawat: { id: flight },
    hotelMakkah: SKIPPED,
    hotelMadinah: SKIPPED,
  })

/** Saves a package, finds it in the list, reads it, saves it again and duplicates it. Both remain: no operation deletes packages. */
export async function walkWrites(
  client: Client,
  { name, features, now }: { name: string; features: unknown[]; now: number },
): Promise<void> {
  const flight = idOf(rowsOf((await client.send({ path: '/custom-data/pesawat' })).body)[0])
  if (flight === undefined) return void client.findings.push('no flight can be chosen: nothing was saved')
  await client.expect({ method: 'POST', path: PACKAGES, body: { ...packageOf(name, flight), namaPaket: '' } }, 422)
  await client.expect({ method: 'POST', path: PACKAGES, body: packageOf(name, flight) }, ...SUCCESS)
  const search = `${PACKAGES}?q=${encodeURIComponent(name)}&per_page=50`
  const made = (await list(client, search)).find((row) => row.nama_paket === name)
  const id = idOf(made)
  if (id === undefined)
    return void client.findings.push(`GET ${PACKAGES}?q=…: the package that was just saved is not found by its name`)
  const { body } = await client.expect({ path: packagePath(id, '/edit-data') }, 200)
  if (asJson(asJson(body).data).namaPaket !== name)
    client.findings.push(`GET ${packagePath(id, '/edit-data')}: namaPaket is not what was saved`)
  await client.expect(
    { method: 'PUT', path: packagePath(id), body: { ...packageOf(name, flight), jumlahJamaah: 12 } },
    ...SUCCESS,
  )
  const detail = await client.expect({ path: packagePath(id) }, 200)
  if (Number(asJson(asJson(asJson(detail.body).data).package).jumlah_jamaah) !== 12)
    client.findings.push(`GET ${packagePath(id)}: jumlah_jamaah is not what was saved`)
  await client.expect(
    { method: 'POST', path: packagePath(id, '/duplicate'), body: { namaPaket: `${name} (Copy)` } },
    ...SUCCESS,
  )
  const tomorrow = day(now, 1)
  if (features.includes('status')) await walkStatus(client, { path: packagePath(id), list: search, day: tomorrow })
  if (features.includes('offer-profile')) await walkOfferProfile(client)
  if (features.includes('uploads'))
    await client.expect({ method: 'POST', path: '/partner/uploads', body: { image: '' } }, 403, 422)
  if (!features.includes('offers')) return
  await walkOffers(client, packagePath(id, '/offers'), tomorrow)
  const second = idOf((await list(client, search)).find((row) => row.nama_paket === `${name} (Copy)`))
  if (second === undefined) return
  const paths = [packagePath(id, '/offers'), packagePath(second, '/offers')] as const
  await walkOptions(client, { paths, second, validUntil: tomorrow })
}
