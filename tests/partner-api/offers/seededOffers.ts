import { beforeAll } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { MemoryState } from '@/partner-api/memory/memoryState'
import { SITI } from '../fixtures'
import { offerWorld } from './offerWorld'

/** Seeds once for a test file, and returns a function that opens a new store with one package of Siti that can be offered. */
export function seededOffers() {
  let seeded: MemoryState
  let packageId: number
  beforeAll(async () => {
    const store = createMemoryStore()
    packageId = await (await offerWorld(store)).savePackage(SITI)
    seeded = store.exportState()
  })
  return async () => {
    const store = createMemoryStore({ initial: seeded })
    return { store, packageId, there: await offerWorld(store, { seeded: true }) }
  }
}
