import { asJson, rowsOf, type Client } from './client'

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
