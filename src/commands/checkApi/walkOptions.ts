import { asJson, rowsOf, type Client } from './client'

const ANSWER = { name: 'Pemeriksaan', room: 'quad', jamaah: 2 }

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
