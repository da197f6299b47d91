import { describe, expect, it } from 'vitest'
import type { Store } from '@/partner-api/stores/store'
import { editBy, NOW, snapshotNamed } from '../../fixtures'
import { withTwoMitra, type People } from './withTwoMitra'

/** The tests of templates that every store must pass (docs/product.md §23.2). */
export function templatesContract(open: () => Promise<Store>): void {
  let store: Store
  let people: People
  withTwoMitra(open, (opened) => ({ store, people } = opened))

  describe('templates', () => {
    it('are those packages alone that were made templates, by name, whoever has them', async () => {
      const { first, firstUser, second, secondUser } = people
      const add = (mitraId: number, createdBy: number, name: string) =>
        store.insertPackage({ mitraId, createdBy, createdAt: NOW, snapshot: snapshotNamed(name) })
      const [b, a, other] = [
        await add(first, firstUser, 'b'),
        await add(second, secondUser, 'A'),
        await add(first, firstUser, 'c'),
      ]
      expect([await store.listTemplates(9), await store.findTemplate(b)]).toEqual([[], null])
      for (const id of [a, b]) await store.setTemplate(id, true)
      const row = { tipePerjalanan: null, jumlahJamaah: 45, totals: { double: 3, triple: 2, quad: 1 }, checkIn: null }
      const [one, two] = await store.listTemplates(9)
      expect(Object.keys(one ?? {}).sort()).toEqual(Object.keys({ id: a, namaPaket: 'A', ...row }).sort())
      expect([one?.id, one?.namaPaket, two?.id]).toEqual([a, 'A', b])
      expect((await store.listTemplates(1)).map(({ id }) => id)).toEqual([a])
      expect(await store.findTemplate(a)).toEqual({ id: a, version: 1, snapshot: snapshotNamed('A') })
      expect(await store.findTemplate(other)).toBeNull()
      expect((await store.findDetail(b, 'all'))?.isTemplate).toBe(true)
    })

    it('stay in the scope of their own mitra for every other read', async () => {
      const { first, second, firstUser } = people
      const snapshot = snapshotNamed('tetap')
      const id = await store.insertPackage({ mitraId: first, createdBy: firstUser, createdAt: NOW, snapshot })
      await store.setTemplate(id, true)
      const scope = { mitraId: second }
      const { rows } = await store.listPackages({ scope, q: 'tetap', page: 1, perPage: 9 })
      expect([await store.findPackage(id, scope), await store.findDetail(id, scope), rows]).toEqual([null, null, []])
    })

    it('a save says whether the package stays a template; without a word it does', async () => {
      const { first, firstUser } = people
      const snapshot = snapshotNamed('simpan')
      const id = await store.insertPackage({ mitraId: first, createdBy: firstUser, createdAt: NOW, snapshot })
      await store.setTemplate(id, true)
      await store.updatePackage(id, snapshot, editBy(firstUser))
      expect((await store.findPackage(id, 'all'))?.isTemplate).toBe(true)
      await store.updatePackage(id, snapshot, { ...editBy(firstUser), isTemplate: false })
      expect((await store.findPackage(id, 'all'))?.isTemplate).toBe(false)
      expect(await store.findTemplate(id)).toBeNull()
    })
  })
}
