import { asJson, rowsOf, type Json, type Client } from './client'

const CUSTOMER = 'Pemeriksaan'

export type StatusWalk = {
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
