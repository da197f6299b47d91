import { describe, expect, it } from 'vitest'
import type { Store } from '@/partner-api/stores/store'
import { NOW, sessionOf } from '../../fixtures'
import { withTwoMitra, type People } from './withTwoMitra'

/** The tests of sessions that every store must pass. */
export function sessionContract(open: () => Promise<Store>): void {
  let store: Store
  let people: People
  withTwoMitra(open, (opened) => ({ store, people } = opened))

  const hashesOf = async (userId: number) => (await store.listDevices(userId)).map(({ hash }) => hash)

  describe('the sessions of a user', () => {
    it('a user’s devices are listed with time and place, the last used first, and never those of others', async () => {
      await store.insertToken(sessionOf(people.firstUser, 'old', NOW - 9))
      await store.insertToken(sessionOf(people.firstUser, 'new'))
      await store.insertToken(sessionOf(people.secondUser, 'other'))
      await store.touchToken('old', NOW + 5)
      const devices = await store.listDevices(people.firstUser)
      expect(devices).toEqual([
        {
          id: expect.any(Number),
          hash: 'old',
          createdAt: NOW - 9,
          lastUsedAt: NOW + 5,
          userAgent: 'Mozilla/5.0 (Linux; Android 14)',
          address: '203.0.113.9',
        },
        expect.objectContaining({ hash: 'new', createdAt: NOW, lastUsedAt: NOW }),
      ])
      expect(new Set(devices.map(({ id }) => id)).size).toBe(2)
    })
    it('a user ends one of the own sessions, and cannot end another user’s', async () => {
      await store.insertToken(sessionOf(people.firstUser, 'lost'))
      const lost = (await store.listDevices(people.firstUser)).find(({ hash }) => hash === 'lost')?.id ?? 0
      expect(await store.deleteDevice(people.secondUser, lost)).toBe(false)
      expect(await store.deleteDevice(people.firstUser, lost)).toBe(true)
      expect(await store.deleteDevice(people.firstUser, lost)).toBe(false)
      expect(await store.findSession('lost')).toBeNull()
    })
    it('all sessions of a user end but the given one, and those of others stay', async () => {
      for (const hash of ['a', 'b', 'c']) await store.insertToken(sessionOf(people.firstUser, hash))
      await store.deleteTokensOf(people.firstUser, 'b')
      expect(await hashesOf(people.firstUser)).toEqual(['b'])
      expect(await store.deleteTokensOf(people.firstUser)).toBe(1)
      expect(await hashesOf(people.firstUser)).toEqual([])
      expect(await hashesOf(people.secondUser)).toContain('other')
    })
    it('a login on the same device ends its earlier session, and no other user’s', async () => {
      const on = (userId: number, hash: string) => ({ ...sessionOf(userId, hash), device: 'tablet' })
      for (const [userId, hash] of [
        [people.firstUser, 'morning'],
        [people.secondUser, 'shared'],
        [people.firstUser, 'evening'],
      ] as const)
        await store.insertToken(on(userId, hash))
      expect(await store.findSession('morning')).toBeNull()
      expect(await store.findSession('shared')).not.toBeNull()
      expect(await store.findSession('evening')).not.toBeNull()
    })
    it('no session begins with a password that was changed since it was checked', async () => {
      const mayBegin = (hash: string, passwordHash: string) =>
        store.transaction((tx) =>
          tx.insertToken(sessionOf(people.firstUser, hash), { passwordHash, factorEnabledAt: null }),
        )
      expect(await mayBegin('late', 'an older hash')).toBe(false)
      expect(await store.findSession('late')).toBeNull()
      expect(await mayBegin('in-time', 'x')).toBe(true)
      expect(await store.findSession('in-time')).not.toBeNull()
    })
    it('no session begins with a second factor that was enabled or switched off since it was checked', async () => {
      const began = async () => {
        const made = [null, NOW, NOW + 1].map((factorEnabledAt) =>
          store.insertToken(sessionOf(people.secondUser, `met-${factorEnabledAt}`), {
            passwordHash: 'x',
            factorEnabledAt,
          }),
        )
        const answers = await Promise.all(made)
        await store.deleteTokensOf(people.secondUser)
        return answers
      }
      await store.putSecret(people.secondUser, 'SATU')
      expect(await began()).toEqual([true, false, false])
      await store.enableSecondFactor(people.secondUser, NOW, ['h9'])
      expect(await began()).toEqual([false, true, false])
      await store.deleteSecondFactor(people.secondUser)
      expect(await began()).toEqual([true, false, false])
    })
  })
}
