import { SITI } from '../partner-api/fixtures'
import { json } from './server/fakeFetch'
import { partnerServer, type PartnerServer } from './server/partnerServer'
import { seededQuote } from './server/seeded'
import { renderApp, type AppOptions } from './renderApp'

export type WireDetail = { package: Record<string, unknown>; labels: Record<string, unknown> } & Record<string, unknown>

const LIST = '/partner/umroh-regular'

type Options = AppOptions & { body?: Record<string, unknown>; prepare?: (server: PartnerServer) => void }

/** Opens the detail of the worked package (docs/product.md §16.2), with the changes that a test makes to its answer. */
export async function openQuote(
  bend: (data: WireDetail) => Partial<WireDetail> = () => ({}),
  { body: changes = {}, prepare, ...options }: Options = {},
) {
  const server = options.server ?? (await partnerServer({ packages: [1, 0] }))
  const token = await server.login(SITI)
  const { body } = await server.call('POST', LIST, {
    token,
    body: { ...(await seededQuote()), ...changes },
  })
  const id: number = body.data.id
  server.on('GET', `${LIST}/${id}`, async (_, pass) => {
    const answer = (await (await pass()).json()) as { data: WireDetail }
    return json({ data: { ...answer.data, ...bend(answer.data) } })
  })
  prepare?.(server)
  const app = await renderApp(`/package/umroh-reguler/${id}`, { ...options, server })
  return { ...app, id }
}
