import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { MemoryState } from '@/partner-api/memory/memoryState'
import { NOW, snapshotNamed, twoMitra } from '../fixtures'
import { auditContract } from './contracts/auditContract'
import { departureContract } from './contracts/departureContract'
import { deskContract } from './contracts/deskContract'
import { offersContract } from './contracts/offersContract'
import { optionsContract } from './contracts/optionsContract'
import { statusContract } from './contracts/statusContract'
import { kursContract } from './contracts/kursContract'
import { offerProfileContract } from './contracts/offerProfileContract'
import { accountsContract } from './contracts/accountsContract'
import { importContract } from './contracts/importContract'
import { searchContract } from './contracts/searchContract'
import { ownPackagesContract } from './contracts/ownPackagesContract'
import { sessionContract } from './contracts/sessionContract'
import { signInContract } from './contracts/signInContract'
import { storeContract } from './contracts/storeContract'
import { visitsContract } from './contracts/visitsContract'

describe('memory store', () => {
  storeContract(async () => createMemoryStore())
  auditContract(async () => createMemoryStore())
  sessionContract(async () => createMemoryStore())
  ownPackagesContract(async () => createMemoryStore())
  signInContract(async () => createMemoryStore())
  accountsContract(async () => createMemoryStore())
  importContract(async () => createMemoryStore())
  searchContract(async () => createMemoryStore())
  kursContract(async () => createMemoryStore())
  offersContract(async () => createMemoryStore())
  optionsContract(async () => createMemoryStore())
  statusContract(async () => createMemoryStore())
  departureContract(async () => createMemoryStore())
  offerProfileContract(async () => createMemoryStore())
  deskContract(async () => createMemoryStore())
  visitsContract(async () => createMemoryStore())

  it('the store continues from its exported state, also after that was written and read as JSON', async () => {
    const kept: string[] = []
    const store = createMemoryStore({ onChange: (state) => kept.push(JSON.stringify(state)) })
    const { first, firstUser } = await twoMitra(store)
    const id = await store.insertPackage({
      mitraId: first,
      createdBy: firstUser,
      createdAt: NOW,
      snapshot: snapshotNamed('tetap ada'),
    })
    const again = createMemoryStore({ initial: JSON.parse(kept.at(-1) ?? '') as MemoryState })
    expect(await again.findPackage(id, 'all')).toEqual(await store.findPackage(id, 'all'))
    expect(again.exportState()).toEqual(store.exportState())
    expect(await again.insertMitra({ name: 'baru' })).toBeGreaterThan(id)
  })

  it('the store reports no change when nothing changed', async () => {
    let told = 0
    const store = createMemoryStore({
      onChange: () => {
        told += 1
      },
    })
    await store.findUserByEmail('x')
    await store
      .transaction(async (tx) => {
        await tx.insertMitra({ name: 'x' })
        throw new Error('stop')
      })
      .catch(() => {})
    expect(told).toBe(0)
  })
})
