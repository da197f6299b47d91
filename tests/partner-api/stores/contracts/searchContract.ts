import { describe, expect, it } from 'vitest'
import { containsWords } from '@/domain/text/search'
import type { Scope, Store } from '@/partner-api/stores/store'
import { seededRandom } from '@/partner-api/seed/packages'
import { NOW, snapshotNamed, editBy } from '../../fixtures'
import { withTwoMitra, type People } from './withTwoMitra'

const NAMES = [
  'a',
  'A b',
  '100%',
  '%_\\',
  "Hotel D'or",
  '"kutip"',
  'aaaaaaaa',
  'abababab',
  'Umroh éclat',
  'e\u0301clat',
  'İstanbul',
  '🕋',
  '🕋🕋 satu',
  'kursi 👨‍👩‍👧 anak',
  '12:umr',
  ':umr',
  'umroh reguler – Jamaah',
  'UMROH PLUS',
  '  dua  spasi  ',
  '$1 {a,b} [c]',
  'ﬁnal',
  'Umroh Sya’ban – Swissôtel',
  'Al‑Safwah\u00A0Royale ٢٠٢٧',
  'x'.repeat(1000),
  `${'panjang '.repeat(120)}ekor`,
  '🕋'.repeat(900),
]
const QUERIES = [
  '',
  'z',
  'a',
  '%',
  '_',
  '\\',
  "'",
  '"',
  ' ',
  ':',
  '1',
  '🕋',
  '\ufe0f',
  '\u200d',
  'e\u0301',
  'é',
  'i̇',
  '{',
  ',',
  'NULL',
  'aaa',
  'aaaaaaaaa',
  'bab',
  '12:u',
  '2:umr',
  ':umr',
  'umr',
  'x'.repeat(1000),
  'x'.repeat(1001),
  'x'.repeat(10_000),
  '🕋'.repeat(2500),
  'panjang ekor',
  'ekor',
  'umroh jamaah',
  'swissotel SYABAN',
  "sya'ban-swiss",
  'royale al-safwah 2027',
  'safwah %',
  Array.from({ length: 40 }, (_, at) => `kata${at}`).join(' '),
]

/** Tests that every store finds the same packages and the same total as a plain search through all names. */
export function searchContract(open: () => Promise<Store>): void {
  let store: Store
  let people: People
  const kept = new Map<number, { name: string; mitraId: number }>()
  withTwoMitra(open, (opened) => ({ store, people } = opened))

  const add = async (name: string, mitraId = people.first, at: Pick<Store, 'insertPackage'> = store) => {
    const id = await at.insertPackage({
      mitraId,
      createdBy: people.firstUser,
      createdAt: NOW,
      snapshot: snapshotNamed(name),
    })
    kept.set(id, { name, mitraId })
    return id
  }
  const expectedIds = (q: string, scope: Scope) =>
    [...kept]
      .filter(
        ([, { name, mitraId }]) =>
          (scope === 'all' || (scope !== 'none' && scope.mitraId === mitraId)) && containsWords(name, q),
      )
      .map(([id]) => id)
      .sort((a, b) => b - a)
  const found = async (q: string, scope: Scope, perPage = 200) => {
    const { rows, total } = await store.listPackages({ scope, q, page: 1, perPage })
    return { ids: rows.map(({ id }) => id), total }
  }
  const scopes = (): Scope[] => ['all', 'none', { mitraId: people.first }, { mitraId: people.second }]
  const check = async (q: string, within = scopes()) => {
    for (const scope of within) {
      const ids = expectedIds(q, scope)
      expect(await found(q, scope), `${JSON.stringify(q.slice(0, 40))} of ${JSON.stringify(scope)}`).toEqual({
        ids,
        total: ids.length,
      })
    }
  }

  describe('searching', () => {
    it('a search finds each name by any part of it and by nothing else: one letter, punctuation, emoji, 10 kB', async () => {
      for (const [index, name] of NAMES.entries()) await add(name, index % 3 === 0 ? people.second : people.first)
      for (const q of QUERIES) await check(q)
      // The texts above are searched in every scope, so one scope that may find something is enough for each of these.
      const random = seededRandom(3)
      const findable = scopes().filter((scope) => scope !== 'none')
      for (let turn = 0; turn < 80; turn += 1) {
        const letters = [...random.pick(NAMES)]
        const start = random.between(0, letters.length - 1)
        await check(letters.slice(start, start + random.between(1, 12)).join(''), [random.pick(findable)])
      }
    }, 60_000)
    it('every total stays right through saves, new names, searches in between and rolled-back transactions', async () => {
      const total = async (q: string) => {
        await check(q)
        return expectedIds(q, 'all').length
      }
      const before = await total('musim')
      expect(before).toBe(0)
      const ids = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          add(`musim ${index % 4}`, index % 2 === 0 ? people.first : people.second),
        ),
      )
      expect([await total('musim'), await total('musim 3')]).toEqual([20, 5])
      for (const id of ids.slice(0, 6)) {
        await store.updatePackage(id, snapshotNamed('lain'), editBy(people.firstUser))
        kept.set(id, { name: 'lain', mitraId: kept.get(id)?.mitraId ?? 0 })
      }
      for (const id of ids.slice(6, 9))
        await store.updatePackage(
          id,
          snapshotNamed(kept.get(id)?.name ?? '', { double: 1, triple: 1, quad: 1 }),
          editBy(people.firstUser),
        )
      expect([await total('musim'), await total('musim 3'), await total('lain')]).toEqual([14, 4, 6])
      await store
        .transaction(async (tx) => {
          await tx.insertPackage({
            mitraId: people.first,
            createdBy: people.firstUser,
            createdAt: NOW,
            snapshot: snapshotNamed('musim hantu'),
          })
          throw new Error('stop')
        })
        .catch(() => undefined)
      expect([await total('musim'), await total('')]).toEqual([14, kept.size])
    })
    it('the packages that a transaction inserts count within it, and once after it', async () => {
      const count = async (at: Pick<Store, 'listPackages'>) =>
        (await at.listPackages({ scope: 'all', q: 'di dalam', page: 1, perPage: 5 })).total
      const inside = await store.transaction(async (tx) => {
        const totals = [await count(tx)]
        await add('di dalam 1', people.first, tx)
        totals.push(await count(tx))
        await add('di dalam 2', people.first, tx)
        return [...totals, await count(tx)]
      })
      expect([...inside, await count(store)]).toEqual([0, 1, 2, 2])
      await check('di dalam')
    })
    it('the pages of a search follow each other without overlap, and none follows the last', async () => {
      for (let index = 0; index < 60; index += 1) await add(`banyak ${index}`)
      const pages = []
      for (let page = 1; page <= 8; page += 1)
        pages.push(await store.listPackages({ scope: 'all', q: 'banyak', page, perPage: 9 }))
      expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(expectedIds('banyak', 'all'))
      expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
        ...Array.from({ length: 6 }, () => [9, 60]),
        [6, 60],
        [0, 60],
      ])
    })
  })
}
