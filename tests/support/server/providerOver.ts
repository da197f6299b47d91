import { apis } from '@/app/providers'
import { createDataProvider } from '@/data-provider/dataProvider'
import { createHttpClient } from '@/http/httpClient'
import { fakeFetch, type Answer } from './fakeFetch'
import { partnerServer } from './partnerServer'

/** Makes the app's data provider for a user who is signed in to the reference API. */
export async function providerFor(email: string, packages: number[] = [1, 0]) {
  const server = await partnerServer({ packages })
  const token = await server.login(email)
  const http = createHttpClient({ baseUrl: '/api', fetch: server.fetch, getToken: () => token, log: () => undefined })
  server.calls.length = 0
  return { server, token, provider: createDataProvider({ http, sendIdempotencyKey: true, apis }) }
}

/** Makes the app's data provider over a network that answers with `answer`. `keepsKeys`: the API is known to keep keys. */
export function providerOver(answer: Answer, keepsKeys = true) {
  const { fetch, sent } = fakeFetch(answer)
  const http = createHttpClient({ baseUrl: '/api', fetch, getToken: () => 't', log: () => undefined })
  return { provider: createDataProvider({ http, sendIdempotencyKey: true, keepsKeys: () => keepsKeys, apis }), sent }
}
