import { expect, it } from 'vitest'
import { createSite } from '@/partner-api/host/http/createSite'
import { quietLog } from '@/partner-api/host/log/log'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'

const own = { log: quietLog, distDir: '/nowhere', trustProxy: false, seed: 'none', version: UNKNOWN_VERSION } as const

it('who opens the app of a business without an account is led to /mulai, until its owner exists (docs/product.md §29.1.3)', async () => {
  let has = false
  const store = { ...createMemoryStore(), hasAccounts: async () => has }
  const site = createSite({ ...own, store, setup: { keyHash: 'hash', isLocal: () => false } })
  const answers = async () =>
    Promise.all(
      ['/', '/auth/login', '/mulai', '/p/abc'].map(async (path) => (await site.request(path)).headers.get('Location')),
    )
  expect(await answers()).toEqual(['/mulai', '/mulai', null, null])
  has = true
  expect(await answers()).toEqual([null, null, null, null])
})
