import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { MemoryState } from '@/partner-api/memory/memoryState'
import { NOW, snapshotNamed, twoMitra, editBy } from '../fixtures'
import { newOfferOf } from '../offers/newOffer'
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

const DAY = 86_400_000

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

  it('the store continues from a state that was exported before packages had versions', async () => {
    const store = createMemoryStore()
    const { first, firstUser } = await twoMitra(store)
    const id = await store.insertPackage({
      mitraId: first,
      createdBy: firstUser,
      createdAt: NOW,
      snapshot: snapshotNamed('lama'),
    })
    const state = store.exportState()
    const older = createMemoryStore({
      initial: { ...state, packages: state.packages.map(({ version: _, ...row }) => row) },
    })
    const before = (await older.findPackage(id, 'all'))?.version
    await older.updatePackage(id, snapshotNamed('baru'), editBy(firstUser))
    expect([before, (await older.findPackage(id, 'all'))?.version]).toEqual([1, 2])
  })

  it('the store continues from a state that was exported before there were offer profiles', async () => {
    const { offerProfiles: _, ...older } = createMemoryStore().exportState()
    expect(await createMemoryStore({ initial: older }).findOfferProfile(1)).toBeNull()
  })

  it('the store reads a state without offered packages, and makes one for each package that was offered and not saved since', async () => {
    const store = createMemoryStore()
    const { first: mitraId, firstUser: createdBy } = await twoMitra(store)
    const insert = (name: string) =>
      store.insertPackage({ mitraId, createdBy, createdAt: NOW, snapshot: snapshotNamed(name) })
    const [same, saved, never] = [await insert('same'), await insert('saved'), await insert('never')]
    for (const packageId of [same, saved]) await store.insertOffer(newOfferOf({ packageId, mitraId, createdBy }))
    await store.updatePackage(saved, snapshotNamed('saved again'), editBy(createdBy))
    const { offerSnapshots: _, ...older } = store.exportState()
    const today = createMemoryStore({ initial: older })
    const find = (packageId: number) => today.findOfferedPackage({ packageId, packageVersion: 1 })
    expect([await find(same), await find(saved), await find(never)]).toEqual([snapshotNamed('same'), null, null])
  })

  it('the store continues from a state that was exported before offers had options', async () => {
    const store = createMemoryStore()
    const { first: mitraId, firstUser: createdBy } = await twoMitra(store)
    const packageId = await store.insertPackage({ mitraId, createdBy, createdAt: NOW, snapshot: snapshotNamed('lama') })
    const id = await store.insertOffer(newOfferOf({ packageId, mitraId, createdBy }))
    const state = store.exportState()
    const offers = state.offers.map(({ options: _, ...offer }) => offer)
    const today = createMemoryStore({ initial: { ...state, offers } })
    await today.answerOffer(id, {
      by: 'mitra',
      name: 'A',
      room: 'quad',
      jamaah: 2,
      at: NOW,
      version: 1,
      offerHash: 'hash',
    })
    expect(await today.listOffers(packageId)).toMatchObject([{ id, options: [] }])
    expect((await today.findStatus(packageId)).acceptedAt).toBe(NOW)
    await today.replaceOffers([{ packageId, version: 2 }], NOW + 1)
    expect((await today.findOffer(id, 'all'))?.replacedAt).toBe(NOW + 1)
  })

  it('the store continues from a state that was exported before rates were records: its prices stay at Rp. 4.700', async () => {
    const store = createMemoryStore()
    const { first, firstUser } = await twoMitra(store)
    await store.claimSeeding(NOW + DAY)
    await store.insertPackage({ mitraId: first, createdBy: firstUser, createdAt: NOW, snapshot: snapshotNamed('lama') })
    const { kurs: _, ...older } = store.exportState()
    const today = createMemoryStore({ initial: older })
    expect((await today.findKurs('2026-11-20')).SAR).toEqual({
      id: 1,
      currency: 'SAR',
      rupiahPerSar: 4700,
      buffer: 0,
      validFrom: '2026-11-20',
      createdAt: NOW,
      createdBy: null,
    })
    expect(await today.findKurs('2026-11-19')).toEqual({})
    expect(createMemoryStore({ initial: today.exportState() }).exportState()).toEqual(today.exportState())
    const { kurs: __, ...empty } = createMemoryStore().exportState()
    expect(createMemoryStore({ initial: empty }).exportState().kurs).toEqual([])
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
