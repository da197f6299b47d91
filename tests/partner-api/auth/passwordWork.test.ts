import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPasswordWork, type Turn } from '@/partner-api/auth/passwordWork'
import { TooBusyError } from '@/partner-api/queue/fairLine'

/** A queue whose jobs end when the test says so. */
function watched(atOnce = 2) {
  const work = createPasswordWork(atOnce)
  const [order, ends]: [string[], (() => void)[]] = [[], []]
  const begin = (name: string, line: Turn['line'], who = name) =>
    work(
      () => {
        order.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      },
      { line, who },
    ).then(
      () => 'hashed',
      (error: unknown) => (error instanceof TooBusyError ? 'busy' : error),
    )
  const endOne = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { order, begin, endOne }
}

describe('the queue of passwords to hash', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('few passwords are hashed at a time, known people go first, and a full queue refuses', async () => {
    const { order, begin, endOne } = watched()
    for (const name of ['a', 'b', 'c']) void begin(name, 'strangers')
    void begin('d', 'known')
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['a', 'b'])
    const crowd = Array.from({ length: 60 }, (_, index) => begin(`x${index}`, 'strangers'))
    await vi.advanceTimersByTimeAsync(0)
    await endOne()
    await endOne()
    expect(order.slice(2)).toEqual(['d', 'c'])
    for (let index = 0; index < 50; index += 1) await endOne()
    const outcomes = await Promise.all(crowd)
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(21)
  })

  it('a login of a stranger waits for no change of an own account that has not begun, however many wait', async () => {
    const { order, begin, endOne } = watched()
    for (let index = 0; index < 30; index += 1) void begin(`change ${index}`, 'own')
    void begin('login', 'strangers')
    await vi.advanceTimersByTimeAsync(0)
    // Changes never take the last free place.
    expect(order).toEqual(['change 0', 'login'])
    void begin('second login', 'strangers')
    await endOne()
    expect(order[2]).toBe('second login')
  })

  it('of one user two changes wait at most, and the third is told to come back', async () => {
    const { begin, endOne } = watched()
    const all = Array.from({ length: 6 }, () => begin('again', 'own', 'user 1'))
    const other = begin('other', 'own', 'user 2')
    for (let index = 0; index < 8; index += 1) await endOne()
    expect(await Promise.all(all)).toEqual(['hashed', 'hashed', 'hashed', 'busy', 'busy', 'busy'])
    expect(await other).toBe('hashed')
  })

  it('people take turns: a login for one account is not behind twenty for another', async () => {
    const { order, begin, endOne } = watched(1)
    for (let index = 0; index < 20; index += 1) void begin(`attack ${index}`, 'strangers', 'siti')
    void begin('dewi', 'strangers')
    for (let index = 0; index < 3; index += 1) await endOne()
    expect(order.indexOf('dewi')).toBeLessThan(3)
  })

  it('a network that fills the line makes room for others, and nobody else loses a place', async () => {
    const { order, begin, endOne } = watched(1)
    const crowd = ['one', 'two'].flatMap((who) =>
      Array.from({ length: 21 }, (_, index) => begin(`${who} ${index}`, 'strangers', who)),
    )
    const alone = begin('alone', 'strangers')
    for (let index = 0; index < 4; index += 1) await endOne()
    expect(order).toContain('alone')
    for (let index = 0; index < 50; index += 1) await endOne()
    expect(await alone).toBe('hashed')
    // Of 42 logins one begins at once and forty wait. One is refused, and one makes room for `alone`.
    const outcomes = await Promise.all(crowd)
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(2)
  })

  it('a crowd of logins stops no change: every fourth hash is a change that waits', async () => {
    const { order, begin, endOne } = watched(1)
    for (let index = 0; index < 30; index += 1) void begin(`login ${index}`, 'strangers')
    void begin('change', 'own')
    for (let index = 0; index < 5; index += 1) await endOne()
    expect(order.indexOf('change')).toBe(3)
  })

  it('nobody waits longer than ten seconds: the answer is then that the server is busy, and the place is free', async () => {
    const { order, begin, endOne } = watched(1)
    void begin('long', 'known')
    const late = begin('late', 'own')
    await vi.advanceTimersByTimeAsync(9_999)
    const later = begin('later', 'known')
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toBe('busy')
    await endOne()
    expect(order).toEqual(['long', 'later'])
    await endOne()
    expect(await later).toBe('hashed')
  })
})
