import { describe, expect, it } from 'vitest'
import type { Store } from '@/partner-api/stores/store'
import { NOW, sessionOf } from '../../fixtures'
import { withTwoMitra, type People } from './withTwoMitra'

const tries = (count: number, at = NOW) => ({ count, at })
const change = (bucket: string, before: ReturnType<typeof tries> | null, after: ReturnType<typeof tries>) => ({
  bucket,
  before,
  after,
})

/** The tests of counted tries, known places and second factors that every store must pass. */
export function signInContract(open: () => Promise<Store>): void {
  let store: Store
  let people: People
  withTwoMitra(open, (opened) => ({ store, people } = opened))

  describe('counted tries', () => {
    it('counted tries are written only when nobody has changed them since they were read, and all of them together', async () => {
      expect(await store.countTries([change('b', null, tries(1)), change('a', null, tries(1))])).toBe(true)
      expect(await store.countTries([change('b', null, tries(9))])).toBe(false)
      expect(await store.countTries([change('a', tries(1), tries(2)), change('b', tries(7), tries(8))])).toBe(false)
      expect(await store.countTries([change('a', tries(1, NOW - 1), tries(2))])).toBe(false)
      expect(await store.findTries(['a', 'b', 'c'])).toEqual({ a: tries(1), b: tries(1) })
      expect(await store.countTries([change('a', tries(1), tries(2, NOW + 5))])).toBe(true)
      expect(await store.findTries(['a'])).toEqual({ a: tries(2, NOW + 5) })
    })
    it('of a hundred simultaneous changes of one count only one is made', async () => {
      const made = await Promise.all(
        Array.from({ length: 100 }, () => store.countTries([change('crowd', null, tries(1))])),
      )
      expect(made.filter(Boolean)).toHaveLength(1)
    })
    it('one try can be taken back, the last one leaves no row, and all can be forgotten', async () => {
      await store.countTries([change('back', null, tries(2))])
      for (const left of [{ back: tries(1) }, {}, {}]) {
        await store.giveBackTries(['back', 'unknown'])
        expect(await store.findTries(['back', 'unknown'])).toEqual(left)
      }
      await store.countTries([change('back', null, tries(2))])
      await store.forgetTries('back')
      expect(await store.findTries(['back'])).toEqual({})
    })
  })

  it('an account knows the newest places of its own logins, and forgets the oldest', async () => {
    await store.rememberPlaces(people.firstUser, ['rumah'], NOW, 2)
    await store.rememberPlaces(people.firstUser, ['kantor', 'telepon'], NOW + 1, 2)
    await store.rememberPlaces(people.secondUser, ['rumah'], NOW, 2)
    const known = async (userId: number) =>
      (await store.findPlaces(userId, ['rumah', 'kantor', 'telepon', 'lain'])).sort()
    expect(await known(people.firstUser)).toEqual(['kantor', 'telepon'])
    expect(await known(people.secondUser)).toEqual(['rumah'])
    expect(await known(987_654_321)).toEqual([])
  })

  it('old tries, old places and sessions past their end are purged, whether or not they were used', async () => {
    await store.countTries([change('stale', null, tries(3, NOW - 1)), change('fresh', null, tries(3))])
    await store.rememberPlaces(people.secondUser, ['lama'], NOW - 1, 9)
    await store.insertToken(sessionOf(people.firstUser, 'begun-long-ago', NOW - 1))
    await store.touchToken('begun-long-ago', NOW + 9)
    await store.purge({ tokens: NOW, begun: NOW, keys: NOW, attempts: NOW, places: NOW })
    expect(await store.findTries(['stale', 'fresh'])).toEqual({ fresh: tries(3) })
    expect(await store.findPlaces(people.secondUser, ['lama'])).toEqual([])
    expect(await store.findSession('begun-long-ago')).toBeNull()
  })

  describe('a second factor', () => {
    it('a secret may be replaced until it is enabled, and never afterwards', async () => {
      expect(await store.findSecondFactor(people.firstUser)).toBeNull()
      expect(await store.putSecret(people.firstUser, 'SATU')).toBe(true)
      expect(await store.putSecret(people.firstUser, 'DUA')).toBe(true)
      await store.enableSecondFactor(people.firstUser, NOW, ['h1', 'h2'])
      expect(await store.putSecret(people.firstUser, 'TIGA')).toBe(false)
      expect(await store.findSecondFactor(people.firstUser)).toEqual({
        secret: 'DUA',
        enabledAt: NOW,
        lastStep: 0,
        recoveryCodes: 2,
      })
    })
    it('a time step is used once, also by two at the same moment, and no earlier one afterwards', async () => {
      const used = await Promise.all([100, 100].map((step) => store.useStep(people.firstUser, step)))
      expect(used.sort()).toEqual([false, true])
      expect(await store.useStep(people.firstUser, 99)).toBe(false)
      expect(await store.useStep(people.firstUser, 101)).toBe(true)
      // Only the codes of three neighbouring steps count at a time.
      expect(await store.useStep(people.firstUser, 99)).toBe(false)
      // Step 101 was used by a clock that was ahead, and that is now put right.
      expect(await store.useStep(people.firstUser, 98)).toBe(true)
      expect(await store.useStep(people.firstUser, 98)).toBe(false)
      expect(await store.useStep(people.firstUser, 101)).toBe(true)
      expect(await store.useStep(people.secondUser, 101)).toBe(false)
    })
    it('a recovery code is used once, by its owner', async () => {
      expect(await store.useRecoveryCode(people.secondUser, 'h1')).toBe(false)
      const used = await Promise.all(['h1', 'h1'].map((hash) => store.useRecoveryCode(people.firstUser, hash)))
      expect(used.sort()).toEqual([false, true])
      expect((await store.findSecondFactor(people.firstUser))?.recoveryCodes).toBe(1)
    })
    it('a deleted factor takes its recovery codes along', async () => {
      expect(await store.deleteSecondFactor(people.firstUser)).toBe(true)
      expect(await store.deleteSecondFactor(people.firstUser)).toBe(false)
      expect(await store.useRecoveryCode(people.firstUser, 'h2')).toBe(false)
    })
  })
}
