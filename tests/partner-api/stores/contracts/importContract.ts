import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HotelRow, MasterRow, Store } from '@/partner-api/stores/store'
import type { AuditEntry } from '@/partner-api/stores/upkeepStore'
import { NOW, seasonal } from '../../fixtures'

const visa = (name: string, price = 1): Omit<MasterRow, 'id'> => ({ kind: 'visaBus', name, price, logo: null })
const hotel = (name: string, city: HotelRow['city'] = 'makkah'): Omit<HotelRow, 'id'> => ({
  city,
  name,
  stars: 4,
  distance: 12.5,
  image: null,
  rates: seasonal(510.25, 600, 700),
})

/** The tests of an import's reads and writes that every store must pass. */
export function importContract(open: () => Promise<Store>): void {
  let store: Store
  beforeAll(async () => {
    store = await open()
  }, 60_000)
  afterAll(() => store?.close())

  describe('an import', () => {
    it('inserts many records in their order and changes many, each as if it came alone', async () => {
      const names = Array.from({ length: 300 }, (_, at) => `Visa ${at} "'; \\ – 😀`)
      const ids = await store.masters.insert(names.map((name, at) => visa(name, at + 0.1)))
      const flight: Omit<MasterRow, 'id'> = { kind: 'pesawat', name: 'Elang', price: 1e12, logo: 'a.svg' }
      const [flightId = 0] = await store.masters.insert([flight])
      expect(await store.masters.list('visaBus')).toEqual(
        names.map((name, at) => ({ ...visa(name, at + 0.1), id: ids[at], version: 1 })),
      )
      expect(await store.masters.list('pesawat')).toEqual([{ ...flight, id: flightId, version: 1 }])
      await store.masters.update([
        { ...visa('Pertama', 9), id: ids[0] ?? 0 },
        { ...visa('Kedua', 8), toldName: 'Visa resmi', id: ids[1] ?? 0 },
      ])
      expect((await store.masters.find(ids.slice(0, 2))).map(({ toldName }) => toldName).toSorted()).toEqual([
        'Visa resmi',
        undefined,
      ])
      expect((await store.masters.find(ids.slice(0, 3))).map(({ version }) => version).toSorted()).toEqual([1, 2, 2])
      expect((await store.masters.find(ids.slice(0, 3))).map(({ name }) => name).toSorted()).toEqual([
        'Kedua',
        'Pertama',
        names[2],
      ])
    })

    it('keeps every rate of a hotel, and a hotel’s city', async () => {
      const [id = 0] = await store.hotels.insert([hotel('Satu'), { ...hotel('Dua'), toldName: 'Dekat Haram' }])
      await store.hotels.insert([hotel('Tiga', 'madinah')])
      expect((await store.hotels.list('makkah'))[0]).toEqual({ ...hotel('Satu'), id, version: 1 })
      expect((await store.hotels.list('makkah'))[1]).toMatchObject({ name: 'Dua', toldName: 'Dekat Haram' })
      const changed = { ...hotel('Satu'), distance: null, image: 'x.svg', rates: seasonal(1, 2, 3), id }
      await store.hotels.update([changed])
      expect((await store.hotels.list('makkah'))[0]).toEqual({ ...changed, version: 2 })
      expect((await store.hotels.list('madinah')).map(({ name }) => name)).toEqual(['Tiga'])
    })

    it('adds the audit rows of many records, as if each came alone', async () => {
      const entry = (recordId: number): AuditEntry => ({
        at: NOW + recordId,
        userId: 3,
        userName: 'Ratna',
        address: '::1',
        event: 'import',
        resource: 'custom-data/la-private',
        recordId,
        label: `LA ${recordId}`,
        before: recordId === 1 ? null : { price: recordId },
        after: { name: "a'b", rates: { double: 1.5 } },
      })
      await store.addAudits([entry(1), entry(2)])
      await store.addAudit(entry(3))
      const rows = await store.listAudit({ resource: 'custom-data/la-private' }, 10)
      expect(rows.toReversed()).toEqual([1, 2, 3].map((id) => ({ ...entry(id), id: expect.any(Number) })))
    })

    it('is found again as a batch, with the records that were changed after it', async () => {
      const resource = 'custom-data/siskopatuh'
      const entry = (recordId: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
        at: NOW,
        userId: 3,
        userName: 'Ratna',
        address: '::1',
        event: 'import',
        resource,
        recordId,
        label: `S ${recordId}`,
        before: null,
        after: { price: recordId },
        ...more,
      })
      expect(await store.newestBatch(resource)).toBeNull()
      await store.addAudit(entry(9), `other ${NOW}`)
      await store.addAudits([entry(1), entry(2, { before: { price: 1 } })], { kind: 'batch', batch: 'aa' })
      await store.addAudits([entry(3, { event: 'delete', before: {}, after: null })], { kind: 'batch', batch: 'ab' })
      const who = { at: NOW, userId: 3, userName: 'Ratna' }
      expect(await store.newestBatch(resource)).toEqual({ batch: 'ab', ...who, created: 0, changed: 0, deleted: 1 })
      const rows = await store.readBatch(resource, 'aa')
      expect(rows.map(({ recordId, before }) => [recordId, before])).toEqual([
        [1, null],
        [2, { price: 1 }],
      ])
      expect(await store.readBatch(resource, 'a')).toEqual([])
      expect(await store.readBatch('custom-data/visa', 'aa')).toEqual([])
      await store.addAudit(entry(2))
      await store.addAudit(entry(2))
      const last = rows.at(-1)?.id ?? 0
      expect((await store.changedAfter(resource, last)).toSorted()).toEqual([2, 3])
      await store.addAudits([entry(3)], { kind: 'undo', batch: 'ab' })
      expect(await store.newestBatch(resource)).toBeNull()
    })

    it('deletes many records and brings them back, each with its next version', async () => {
      const ids = await store.masters.insert(['X', 'Y'].map((name) => ({ ...visa(name), kind: 'manasik' })))
      const [kept = 0] = await store.masters.insert([{ ...visa('Z'), kind: 'manasik' }])
      await store.masters.mark(ids, NOW)
      expect((await store.masters.list('manasik')).map(({ id }) => id)).toEqual([kept])
      await store.masters.mark(ids, null)
      expect((await store.masters.list('manasik')).map(({ version }) => version)).toEqual([3, 3, 1])
      const hotels = await store.hotels.insert([hotel('Hapus', 'madinah')])
      await store.hotels.mark(hotels, NOW)
      expect((await store.hotels.find(hotels)).length).toBe(0)
      await store.hotels.mark(hotels, null)
      expect((await store.hotels.find(hotels))[0]?.name).toBe('Hapus')
    })

    it('reads and locks no deleted record', async () => {
      const [id = 0] = await store.masters.insert([{ kind: 'siskopatuh', name: 'x', price: 1, logo: null }])
      await store.masters.mark([id], NOW)
      expect(await store.transaction((tx) => tx.masters.lock('siskopatuh'))).toEqual([])
    })

    it('without rows does nothing', async () => {
      expect([await store.masters.insert([]), await store.hotels.insert([])]).toEqual([[], []])
      await store.masters.update([])
      await store.hotels.update([])
      await store.addAudits([])
    })

    it('locks the records of one master and reads them as they are', async () => {
      await store.transaction(async (tx) => {
        expect(await tx.masters.lock('visaBus')).toEqual(await tx.masters.list('visaBus'))
        expect(await tx.hotels.lock('makkah')).toEqual(await tx.hotels.list('makkah'))
      })
    })

    it('waits for another import of the same master, and then sees what that one wrote', async () => {
      const seen: number[] = []
      const importOne = () =>
        store.transaction(async (tx) => {
          seen.push((await tx.masters.lock('manasik')).length)
          await tx.masters.insert([{ kind: 'manasik', name: 'x', price: 1, logo: null }])
        })
      await Promise.all([importOne(), importOne(), importOne()])
      const [first = 0] = seen
      expect(seen).toEqual([first, first + 1, first + 2])
    })
  })
}

const jpeg = (...bytes: number[]) => Uint8Array.from([0xff, 0xd8, ...bytes])

/** The tests of the pictures of masters that every store must pass (docs/product.md §15.8). */
export function uploadsContract(open: () => Promise<Store>): void {
  it('the store keeps a picture once, and erases it later unless a record was saved with it', async () => {
    const store = await open()
    const keep = (hash: string, createdAt: number) => store.keepUpload({ hash, jpeg: jpeg(0, 255), createdAt })
    expect([await keep('used', NOW), await keep('again', NOW), await keep('old', NOW)]).toEqual([true, true, true])
    expect([await keep('again', NOW + 5), await keep('used', NOW + 5)]).toEqual([false, false])
    expect([await store.markUploads(['used', 'unknown']), await store.markUploads(['used'])]).toEqual([
      ['used'],
      ['used'],
    ])
    expect(await store.findUpload('old')).toEqual(jpeg(0, 255))
    expect(await store.findUpload('unknown')).toBeNull()

    expect([
      await store.eraseUploads(NOW),
      await store.eraseUploads(NOW + 5),
      await store.eraseUploads(NOW + 5),
    ]).toEqual([0, 1, 0])
    const found = await Promise.all(['used', 'again', 'old'].map((hash) => store.findUpload(hash)))
    expect(found.map((one) => one !== null)).toEqual([true, true, false])
    expect(await store.eraseUploads(NOW + 99)).toBe(1)
    expect(await store.findUpload('used')).toEqual(jpeg(0, 255))
    await store.close()
  })

  it('of two transactions that keep the same picture, one says that it is new', async () => {
    const store = await open()
    const keep = () => store.transaction((tx) => tx.keepUpload({ hash: 'both', jpeg: jpeg(1), createdAt: NOW }))
    expect((await Promise.all([keep(), keep()])).toSorted()).toEqual([false, true])
    await store.close()
  })
}
