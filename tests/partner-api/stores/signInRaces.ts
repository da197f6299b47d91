import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admitLogin } from '@/partner-api/auth/limits/loginGate'
import { LOGIN_PACES } from '@/partner-api/auth/limits/loginPaces'
import { namesOf } from '@/partner-api/auth/limits/visitor'
import { openPostgres, type OpenDatabase } from '@/partner-api/postgres/database'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { Store, StoreSession } from '@/partner-api/stores/store'
import { apiOver, NOW, sessionOf, SITI, twoMitra } from '../fixtures'

type Work<T> = (tx: StoreSession) => Promise<T>

/** The tests of a login and a change of the second factor that meet. Only PostgreSQL runs two transactions at a time. */
export function signInRaces(newDatabase: () => Promise<string>): void {
  let store: Store
  let watcher: OpenDatabase
  let people: Awaited<ReturnType<typeof twoMitra>>
  beforeAll(async () => {
    const url = await newDatabase()
    store = await openPostgresStore(url)
    watcher = await openPostgres(url)
    people = await twoMitra(store)
  }, 60_000)
  afterAll(async () => {
    await store?.close()
    await watcher?.close()
  })

  async function somebodyWaits(): Promise<boolean> {
    const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`
    return (await watcher.db.$count(sql`pg_stat_activity`, isWaiting)) > 0
  }

  /** Runs `second` while the transaction of `first` is still open, and says whether `second` waited for it. */
  async function meet<First, Second>(first: Work<First>, second: Work<Second>) {
    let ended = false
    const [, result, waited] = await store.transaction(async (tx) => {
      const before = await first(tx)
      const other = store.transaction(second).finally(() => {
        ended = true
      })
      let waits = false
      while (!waits && !ended) waits = await somebodyWaits()
      return [before, other, waits] as const
    })
    return { waited, result: await result }
  }

  describe('two changes of one password', () => {
    it('of two sessions that change the password at once one wins, and the session that it ended sets none', async () => {
      const api = await apiOver(store)
      let password = 'mitra123'
      for (let round = 0; round < 4; round += 1) {
        const tokens = [await api.login(SITI, password), await api.login(SITI, password)]
        const next = [`kurma di halaman ${round} satu`, `kurma di halaman ${round} dua`]
        const answers = await Promise.all(
          tokens.map((token, index) =>
            api.call('PUT', '/partner/me/password', {
              token,
              body: { currentPassword: password, newPassword: next[index] },
            }),
          ),
        )
        const statuses = answers.map(({ status }) => status)
        // The other one waited for the lock (401), or read the new password already (422).
        expect([200, 401, 422]).toEqual(expect.arrayContaining(statuses))
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
        password = next[statuses.indexOf(200)] ?? ''
        expect(await api.login(SITI, password)).toBeDefined()
      }
    }, 30_000)
  })

  it('of ten strangers at once who come for one place in the line of an account, one may try', async () => {
    const visitor = { email: 'x@a.co', userId: 0, address: '203.0.113.9', forwardedFor: null, device: null }
    const { account, network, turn, lines } = await namesOf(visitor)
    const row = (bucket: string, count: number) => ({ bucket, before: null, after: { count, at: NOW } })
    await store.countTries([row(account, 50), row(network, 3), row(turn, 1), row(lines.many, 1)])
    const answers = await Promise.all(Array.from({ length: 10 }, () => admitLogin(store, visitor, NOW, LOGIN_PACES)))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(1)
    const [told] = answers.flatMap((answer) => (answer.allowed ? [] : answer.retryAfter))
    expect(told).toBe(10 * 60)
  })

  describe('a login and the second factor', () => {
    const login =
      (hash: string, factorEnabledAt: number | null): Work<boolean> =>
      (tx) =>
        tx.insertToken(sessionOf(people.firstUser, hash), { passwordHash: 'x', factorEnabledAt })
    const enable: Work<void> = async (tx) => {
      await tx.enableSecondFactor(people.firstUser, NOW, ['h1'])
      await tx.deleteTokensOf(people.firstUser)
    }
    const disable: Work<void> = async (tx) => {
      await tx.deleteSecondFactor(people.firstUser)
      await tx.deleteTokensOf(people.firstUser)
    }

    it('a login waits for the enabling of a second factor, and then begins no session without a code', async () => {
      await store.putSecret(people.firstUser, 'SATU')
      expect(await meet(enable, login('late', null))).toEqual({ waited: true, result: false })
      expect(await store.listDevices(people.firstUser)).toEqual([])
    })
    it('a login waits for the switching off of a second factor', async () => {
      expect(await meet(disable, login('old-code', NOW))).toEqual({ waited: true, result: false })
      expect(await store.listDevices(people.firstUser)).toEqual([])
    })
    it('two codes of one user are checked one after the other, so that two changes cannot deadlock', async () => {
      const useApp: Work<boolean> = (tx) => tx.useStep(people.firstUser, 100)
      const useRecovery: Work<boolean> = (tx) => tx.useRecoveryCode(people.firstUser, 'h1')
      expect(await meet(useApp, useRecovery)).toMatchObject({ waited: true })
      expect(await meet(useRecovery, useApp)).toMatchObject({ waited: true })
    })
    it('the enabling of a second factor waits for a login, and ends its session', async () => {
      await store.putSecret(people.firstUser, 'DUA')
      expect(await meet(login('early', null), enable)).toEqual({ waited: true, result: undefined })
      expect(await store.listDevices(people.firstUser)).toEqual([])
    })
  })
}
