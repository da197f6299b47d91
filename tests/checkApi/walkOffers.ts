import { asJson, rowsOf, type Client, type Json } from './client'

const ANSWER = { name: 'Pemeriksaan', room: 'quad', jamaah: 2 }

/** Makes an offer of a package, opens its page, notes an answer and takes it back, erases the customer, and closes the link. */
export async function walkOffers(client: Client, path: string, validUntil: string): Promise<void> {
  const body = {
    rooms: ['quad'],
    validUntil,
    customerName: 'Pemeriksaan',
    customerPhone: null,
    roomMix: null,
    withPaymentPlan: false,
    image: null,
  }
  await client.expect({ method: 'POST', path, body: { ...body, rooms: [] } }, 422)
  const headers = { 'Idempotency-Key': `check-${path}-${Date.now()}` }
  const made = await client.expect({ method: 'POST', path, body, headers }, 201)
  const { id, url } = asJson(asJson(made.body).data)
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof url !== 'string') return
  const again = await client.expect({ method: 'POST', path, body, headers }, 201)
  if (asJson(asJson(again.body).data).url !== url)
    client.findings.push(`POST ${path}: the same Idempotency-Key got another link`)

  const offer = `/partner/offers/${encodeURIComponent(id)}`
  await client.page(url, 200)
  await client.expect({ method: 'POST', path: `${offer}/answer`, body: { answer: ANSWER } }, 200)
  await client.expect({ method: 'POST', path: `${offer}/answer`, body: { answer: ANSWER } }, 409)
  await client.expect({ method: 'POST', path: `${offer}/answer`, body: { answer: null } }, 200)
  await client.expect({ method: 'DELETE', path: `${offer}/customer` }, 200)
  await client.expect({ method: 'DELETE', path: offer }, 200)
  await client.page(url, 410)
  const { body: list } = await client.expect({ path }, 200)
  const row = rowsOf(list).find((one) => String(one.id) === String(id))
  if (row?.state !== 'revoked') client.findings.push(`GET ${path}: the offer that was just revoked is not 'revoked'`)
  if (row?.customerName) client.findings.push(`GET ${path}: the customer that was just erased is still there`)
}

const CUSTOMER = 'Pemeriksaan'

type StatusWalk = {
  /** The package's own path. */
  path: string
  /** The list, searched by the package's name. */
  list: string
  /** A day to come. */
  day: string
}

/** Notes a share of a package, marks it as lost and opens it again, sets and deletes a reminder, and erases the customer. */
export async function walkStatus(client: Client, { path, list, day }: StatusWalk): Promise<void> {
  const found = (what: string) => client.findings.push(`${path}: ${what}`)
  const statusIn = (body: unknown) => asJson(asJson(body).data)
  const share = { validUntil: day, customerName: CUSTOMER, customerPhone: '0812-3456-7890' }
  const headers = { 'Idempotency-Key': `check-${path}-${Date.now()}` }
  await client.expect({ method: 'POST', path: `${path}/sent`, body: { ...share, validUntil: 'besok' } }, 422)
  await client.expect({ method: 'POST', path: `${path}/sent`, body: share, headers }, 200)
  await client.expect({ method: 'POST', path: `${path}/sent`, body: share, headers }, 200)
  const rows = rowsOf((await client.expect({ path: `${list}&status=terkirim` }, 200)).body)
  if (!rows.some((row) => row.status === 'terkirim' && row.customer_name === CUSTOMER))
    found('the list of status=terkirim has no row of the package that was just shared')

  const put = async (call: 'lost' | 'reminder', body: Json, ...statuses: number[]) =>
    statusIn((await client.expect({ method: 'PUT', path: `${path}/${call}`, body }, ...statuses)).body)
  await put('lost', { reason: 'lain' }, 422)
  const lost = await put('lost', { reason: 'harga' }, 200)
  if (lost.status !== 'batal' || lost.lost_reason !== 'harga') found("a package that was just lost is not 'batal'")
  if ((await put('lost', { reason: null }, 200)).status !== 'terkirim')
    found("a package that was just opened again is not 'terkirim'")
  if ((await put('reminder', { remindAt: day }, 200)).remind_at !== day)
    found('the reminder is not of the day asked for')
  await put('reminder', { remindAt: null }, 200)
  await client.expect({ method: 'DELETE', path: `${path}/customer` }, 200)
  const { body } = await client.expect({ path }, 200)
  if (asJson(statusIn(body).status).customer_name) found('the customer that was just erased is still there')
}

type Walked = {
  /** The calls about the offers of the first and of the second package. */
  paths: readonly [string, string]
  second: string | number
  validUntil: string
}

/**
 * Makes an offer with two options, notes which one was chosen, takes it back and closes the link. An API without options
 * refuses the request, or does not tell how many packages the link holds.
 */
export async function walkOptions(client: Client, walked: Walked): Promise<void> {
  const { paths, second, validUntil } = walked
  const body = { rooms: ['quad'], validUntil, withPaymentPlan: false, others: [second] }
  const made = await client.expect({ method: 'POST', path: paths[0], body }, 201, 422)
  const { id, url, packages } = asJson(asJson(made.body).data)
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof url !== 'string') return
  const path = `/partner/offers/${encodeURIComponent(id)}`
  if (packages !== undefined) {
    if (packages !== 2) client.findings.push(`POST ${paths[0]}: a link to two packages does not hold both`)
    await client.page(url, 200)
    await choose(client, walked, String(id))
  }
  await client.expect({ method: 'DELETE', path }, 200)
}

async function choose(client: Client, { paths }: Walked, id: string): Promise<void> {
  const path = `/partner/offers/${encodeURIComponent(id)}/answer`
  const answer = (given: object | null) => ({ method: 'POST', path, body: { answer: given } })
  await client.expect(answer(ANSWER), 422)
  await client.expect(answer({ ...ANSWER, option: 'B' }), 200)
  await client.expect(answer({ ...ANSWER, option: 'A' }), 409)
  const { body: list } = await client.expect({ path: paths[1] }, 200)
  const row = rowsOf(list).find((one) => String(one.id) === id)
  if (asJson(row?.answer).option !== 'B')
    client.findings.push(`GET ${paths[1]}: the option that was just accepted is not told with its package`)
  await client.expect(answer(null), 200)
}
