import { beforeEach, describe, expect, it } from 'vitest'
import { formatRupiah } from '@/domain/values/money'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { openOffersOf } from '@/partner-api/routes/offers/openStore'
import { ADMIN, DEWI, HASAN, SITI, STAFF } from '../fixtures'
import { CUSTOMER, offerWorld, type OfferWorld } from './offerWorld'
import { seededOffers } from './seededOffers'

const fresh = seededOffers()
let packageId: number
let store: MemoryStore
let there: OfferWorld
beforeEach(async () => {
  ;({ packageId, store, there } = await fresh())
})

const get = async (path: string, as = SITI) => there.call('GET', path, { token: await there.signIn(as) })
const offered = (id: number, as?: string) => get(`/partner/offers/${id}/package`, as)

/** Saves the package again as a colleague would: under another name and with another price for quad rooms. */
async function saveAgain(namaPaket: string, quad: number) {
  const { snapshot } = (await store.findPackage(packageId, 'all'))!
  const changed = { ...snapshot, namaPaket, totals: { ...snapshot.totals, quad } }
  await store.updatePackage(packageId, changed, { updatedAt: there.clock.now, updatedBy: 1 })
}

describe('the package as an offer froze it (docs/product.md §21.5.12)', () => {
  it('the answer is the form and the prices of the save that was offered, also after later saves', async () => {
    const edit = await get(`/partner/umroh-regular/${packageId}/edit-data`)
    const { totals } = (await store.findPackage(packageId, 'all'))!.snapshot
    const first = await there.share(SITI, packageId)
    await saveAgain('Nama kedua', 1_000_000)
    const second = await there.share(SITI, packageId)
    await saveAgain('Nama ketiga', 2_000_000)
    expect((await offered(first.id)).body.data).toEqual({ package: edit.body.data, totals })
    expect((await offered(second.id)).body.data).toMatchObject({
      package: { namaPaket: 'Nama kedua' },
      totals: { ...totals, quad: 1_000_000 },
    })
  })

  it('offers of the same save share one copy', async () => {
    await there.share(SITI, packageId)
    await there.share(SITI, packageId, { customerName: 'Ibu Lain' })
    expect(store.exportState().offerSnapshots).toHaveLength(1)
  })

  it('an offer without a copy says so in the list, and its package is not found', async () => {
    const { id } = await there.share(SITI, packageId)
    await saveAgain('Nama kedua', 1_000_000)
    await there.share(SITI, packageId)
    const state = store.exportState()
    const isOld = ({ packageVersion }: { packageVersion: number }) => packageVersion === 1
    store = createMemoryStore({
      initial: { ...state, offerSnapshots: state.offerSnapshots.filter((kept) => !isOld(kept)) },
    })
    there = await offerWorld(store, { seeded: true })
    const list = await there.offersOf(SITI, packageId)
    expect(list.map(({ version, comparable }: Record<string, unknown>) => [version, comparable])).toEqual([
      [2, true],
      [1, false],
    ])
    expect((await offered(id)).status).toBe(404)
  })

  it('a user who may read the package reads it as it was offered, and another mitra does not', async () => {
    const { id } = await there.share(SITI, packageId)
    const statuses = await Promise.all(
      [SITI, HASAN, ADMIN, STAFF, DEWI].map(async (as) => (await offered(id, as)).status),
    )
    expect(statuses).toEqual([200, 200, 200, 200, 404])
    expect((await there.call('GET', `/partner/offers/${id}/package`)).status).toBe(401)
    expect((await offered(987_654_321)).status).toBe(404)
  })

  it('the copy has nothing of the customer, before and after the customer is erased', async () => {
    const { id } = await there.share(SITI, packageId)
    const kept = JSON.stringify(store.exportState().offerSnapshots)
    for (const secret of [CUSTOMER.name, CUSTOMER.digits]) expect(kept).not.toContain(secret)
    const token = await there.signIn(SITI)
    expect((await there.call('DELETE', `/partner/offers/${id}/customer`, { token })).status).toBe(200)
    expect((await offered(id)).status).toBe(200)
    expect(JSON.stringify(store.exportState())).not.toContain(CUSTOMER.name)
  })

  it('the open pages get a store that cannot reach the copy', async () => {
    const names = ['addAudit', 'answerOffer', 'findOpenOffer', 'noteOffer', 'offerLogo', 'offerPicture', 'seeOffer']
    const open = openOffersOf(store)
    expect(Object.keys(open).toSorted()).toEqual([...names, 'admitVisit', 'transaction'].toSorted())
    expect(Object.keys(await open.transaction(async (tx) => tx)).toSorted()).toEqual(names)
  })
})

describe('the name and price that the answer to a new offer tells', () => {
  it('name and lowest price are those of the open page, also when a colleague has saved since the phone read the package', async () => {
    await saveAgain('Nama dari rekan', 9_876_543)
    const { name, lowestPrice, path } = await there.share(SITI, packageId, { rooms: ['double', 'quad'] })
    expect([name, lowestPrice]).toEqual(['Nama dari rekan', 9_876_543])
    const page = await (await there.open(path)).text()
    expect(page).toContain(`mulai ${formatRupiah(lowestPrice).replace('Rp.', 'Rp')}`)
    expect(page).toContain('<meta property="og:title" content="Nama dari rekan">')
  })
})
