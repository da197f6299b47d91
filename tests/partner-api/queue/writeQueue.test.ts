import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TooBusyError } from '@/partner-api/queue/fairLine'
import { createWriteQueue } from '@/partner-api/queue/writeQueue'

type Limits = Parameters<typeof createWriteQueue>

/** A queue whose writes end when the test says so. */
function watched(...limits: Limits) {
  const queue = createWriteQueue(...limits)
  const order: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const begin = (name: string, { group = 'mitra 1', who = 'user 1', gone = new AbortController().signal } = {}) =>
    queue({ group, who, gone: () => gone }, () => {
      order.push(name)
      return new Promise<void>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve())))
    }).then(
      () => 'written',
      (error: unknown) => (error instanceof TooBusyError ? 'busy' : (error as Error).message),
    )
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { order, begin, end }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('the queue of writes (docs/product.md §29.5.10)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lets two writes of a mitra begin, and of all mitra as many as there are connections for writers', async () => {
    const { order, begin } = watched(5)
    for (const mitra of ['a', 'b', 'c', 'd'])
      for (const turn of [1, 2, 3]) void begin(`${mitra}${turn}`, { group: mitra })
    await settled()
    expect(order).toEqual(['a1', 'a2', 'b1', 'b2', 'c1'])
  })

  it('gives the next place to another mitra, and within a mitra to another person, however many writes somebody began', async () => {
    const { order, begin, end } = watched(1)
    for (const turn of [1, 2, 3]) void begin(`a${turn}`)
    void begin('colleague', { who: 'user 2' })
    void begin('stranger', { group: 'mitra 2' })
    await settled()
    for (const name of ['a1', 'a2', 'stranger', 'colleague', 'a3']) {
      expect(order.at(-1)).toBe(name)
      await end(name)
    }
  })

  it('frees the place of a write that fails', async () => {
    const { order, begin, end } = watched(1)
    const first = begin('first')
    void begin('second')
    await settled()
    await end('first', new Error('broken'))
    expect(await first).toBe('broken')
    expect(order).toEqual(['first', 'second'])
  })

  it('refuses at once what a full line has no room for, and makes room for somebody who waits with less', async () => {
    const { begin, end, order } = watched(1, { all: 3, ofOne: 2 })
    void begin('runs')
    await settled()
    const waiting = [begin('w1'), begin('w2')]
    expect(await begin('w3')).toBe('busy')
    void begin('x1', { who: 'user 2' })
    void begin('y1', { who: 'user 3' })
    expect(await waiting[1]).toBe('busy')
    for (const name of ['runs', 'w1', 'x1', 'y1']) await end(name)
    expect(order).toEqual(['runs', 'w1', 'x1', 'y1'])
  })

  it('gives up after the longest wait, and the place goes to the next one', async () => {
    const { order, begin, end } = watched(1, { all: 9, ofOne: 9 }, 10_000)
    void begin('slow')
    const late = begin('late')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await late).toBe('busy')
    void begin('next')
    await end('slow')
    expect(order).toEqual(['slow', 'next'])
  })

  it('a client that goes away leaves the line, and one that had gone before never stands in it', async () => {
    const { order, begin, end } = watched(1)
    const client = new AbortController()
    void begin('runs')
    const left = begin('left', { gone: client.signal })
    void begin('stays')
    client.abort()
    expect(await left).toBe('busy')
    expect(await begin('gone before', { gone: client.signal })).toBe('busy')
    await end('runs')
    expect(order).toEqual(['runs', 'stays'])
  })

  it('a write that need not wait starts no timer and asks for no signal', async () => {
    const queue = createWriteQueue(1)
    const gone = vi.fn<() => AbortSignal>()
    const written = queue({ group: 'mitra 1', who: 'user 1', gone }, async () => vi.getTimerCount())
    expect(await written).toBe(0)
    expect(gone).not.toHaveBeenCalled()
  })

  it('no timer stays, and the next write begins at once, after any mix of ends', async () => {
    const { order, begin, end } = watched(2)
    const client = new AbortController()
    for (const name of ['a', 'b', 'c']) void begin(name)
    void begin('d', { group: 'mitra 2', gone: client.signal })
    client.abort()
    for (const name of ['b', 'a', 'c']) await end(name)
    void begin('last', { group: 'mitra 3' })
    await settled()
    expect([order.at(-1), vi.getTimerCount()]).toEqual(['last', 0])
  })
})
