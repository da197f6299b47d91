import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelBody, masterBody } from '@tests/support/bodies'
import type { Store } from '@/partner-api/stores/store'
import { masterAt } from '@/partner-api/wire/masters'
import { NOW, seasonal } from '../../fixtures'

const KINDS = {
  'custom-data/visa': (name: string, price: number) => masterBody('visaBus', { name, price, logo: null }),
  'hotel/makkah': (name: string, distance: number) =>
    hotelBody({ name, distance, stars: 4, image: null, rates: seasonal(500, 600, 700) }),
}

const status = (error: unknown) => (error as { status?: number }).status
const outcomes = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work))
    .map((one) => (one.status === 'rejected' ? status(one.reason) : one.value === null ? 404 : 200))
    .toSorted()

/** The tests of the versions of masters that every store must pass (docs/product.md §15.3.4). */
export function versionsContract(open: () => Promise<Store>): void {
  let store: Store
  beforeAll(async () => {
    store = await open()
  }, 60_000)
  afterAll(() => store?.close())

  describe.each(Object.entries(KINDS))('%s', (path, bodyOf) => {
    const [group = '', kind = ''] = path.split('/')
    const master = masterAt(group, kind, {})
    if (!master) throw new Error(path)
    const write = (body: object, id: number | null, read?: string) =>
      store.transaction((tx) => {
        const form = master.read({ ...body }, id)
        return id === null ? master.create(tx, form) : master.change(tx, id, form, read && `"${read}"`)
      })
    const create = async (name: string) => {
      const made = await write(bodyOf(name, 1), null)
      return made?.body as { id: number; version: string }
    }
    const remove = (id: number, read: string) => store.transaction((tx) => master.remove(tx, id, NOW, `"${read}"`))

    it('of simultaneous changes of one version exactly one wins, and the others are told what it wrote', async () => {
      const { id, version } = await create('Sama')
      const all = [1, 2, 3, 4].map((n) => write(bodyOf(`Perubahan ${n}`, n), id, version))
      expect(await outcomes(all)).toEqual([200, 409, 409, 409])
      const refused = await write(bodyOf('Terlambat', 9), id, version).catch((error: unknown) => error)
      expect(refused).toMatchObject({ status: 409, body: { current: { id, version: '2' } } })
    })

    it('a change and a deletion of one version do not both happen', async () => {
      const { id, version } = await create('Dihapus')
      // The second of the two writes finds another version, or no package.
      expect(await outcomes([write(bodyOf('Diubah', 2), id, version), remove(id, version)])).not.toEqual([200, 200])
    })

    it('an import counts the version up, so an older form is refused', async () => {
      const { id, version } = await create('Diimpor')
      await store.transaction((tx) =>
        master.update(tx, [{ id, form: master.over(master.read({ ...bodyOf('Diimpor', 5) }, null)) }]),
      )
      expect(await outcomes([write(bodyOf('Lain', 1), id, version), remove(id, version)])).toEqual([409, 409])
      expect(await outcomes([write(bodyOf('Lain', 1), id, '2')])).toEqual([200])
    })

    it('a deletion and a restoration count the version up', async () => {
      const { id, version } = await create('Kembali')
      await remove(id, version)
      expect(await store.transaction((tx) => master.restore(tx, id))).toMatchObject({ body: { id, version: '3' } })
    })

    it('without a version the last change wins, and equal contents are no change', async () => {
      const { id, version } = await create('Bebas')
      expect(await write(bodyOf('Menang', 2), id)).toMatchObject({ body: { version: '2' } })
      expect(await write(bodyOf('Menang', 2), id, version)).toMatchObject({ change: null, body: { version: '2' } })
    })
  })
}
