import { beforeAll } from 'vitest'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import type { MemoryState } from '@/partner-api/memory/memoryState'
import { SITI } from '../fixtures'
import { offerWorld } from './offerWorld'

/** Seeds once for a test file, and returns a function that opens a new store with three packages of Siti that can be offered. */
export function seededOptions() {
  let seeded: MemoryState
  let ids: [number, number, number]
  beforeAll(async () => {
    const store = createMemoryStore()
    const there = await offerWorld(store)
    ids = [await there.savePackage(SITI), await there.savePackage(SITI), await there.savePackage(SITI)]
    for (const [id, name] of [
      [ids[0], 'Umroh Syawal'],
      [ids[1], 'Umroh Hemat'],
      [ids[2], 'Umroh Plus'],
    ] as const)
      await saveAs(store, id, { namaPaket: name })
    seeded = store.exportState()
  })
  return async () => {
    const store = createMemoryStore({ initial: seeded })
    return { store, ids, there: await offerWorld(store, { seeded: true }) }
  }
}

/** Saves a package again with changes, as a colleague would. */
export async function saveAs(store: MemoryStore, id: number, changes: Record<string, unknown> = {}): Promise<void> {
  const row = await store.findPackage(id, 'all')
  if (row) await store.updatePackage(id, { ...row.snapshot, ...changes }, { updatedAt: row.createdAt, updatedBy: 1 })
}
