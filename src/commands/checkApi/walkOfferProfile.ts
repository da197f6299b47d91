import { asJson } from './answers'
import type { Client } from './client'

const PATH = '/partner/offer-profile'

/** Saves the offer profile as it is, which changes nothing. If nobody has saved one, none is made. */
export async function walkOfferProfile(client: Client): Promise<void> {
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
