import { TOKEN_KEY } from '@/auth-provider/storedSession'
import { createDemoProviders } from '@/demo'
import { SITI } from '../partner-api/fixtures'
import { mapStorage } from '../support/phone'
import { providerContract } from '../support/server/providerContract'

providerContract('the demo', async () => {
  const { storage } = mapStorage()
  const log: string[] = []
  const { authProvider, dataProvider } = createDemoProviders({
    storage,
    packages: [53, 1],
    onRequest: (line) => log.push(line),
  })
  await authProvider.login({ email: SITI, password: 'mitra123' })
  return { provider: dataProvider, log: () => log, expireSession: () => storage.setItem(TOKEN_KEY, 'token-of-nobody') }
})
