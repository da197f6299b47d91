import { apis } from '@/app/providers'
import { createDataProvider } from '@/data-provider/dataProvider'
import { createHttpClient } from '@/http/httpClient'
import { SITI } from '../partner-api/fixtures'
import { partnerServer } from '../support/server/partnerServer'
import { providerContract } from '../support/server/providerContract'

providerContract('over the partner API', async () => {
  const server = await partnerServer({ packages: [53, 1] })
  let token = await server.login(SITI)
  const http = createHttpClient({ baseUrl: '/api', fetch: server.fetch, getToken: () => token, log: () => undefined })
  return {
    provider: createDataProvider({ http, sendIdempotencyKey: true, apis }),
    log: server.log,
    expireSession: () => {
      token = 'token-of-nobody'
    },
  }
})
