import { describe, expect, it, vi } from 'vitest'
import {
  STALE_TIME,
  isNotFound,
  isRefused,
  GC_TIME,
  retryDelay,
  retryProfile,
  retryQuery,
  retryWrite,
  sentTwice,
  wasJustRefused,
} from '@/domain/requestPolicy'

const status = (code: number) => Object.assign(new Error(String(code)), { status: code })
const offline = new TypeError('Failed to fetch')

/** Counts all requests, the first included, if each one fails with the same error. */
function requests(retry: (failures: number, error: unknown) => boolean, error: unknown): number {
  let failures = 0
  while (failures < 10 && retry(failures, error)) failures++
  return failures + 1
}

describe('the retries of a failing request (fault 14, 15)', () => {
  it.each([
    // Each row: the error, and the number of requests for a query, the profile and a write that is safe to repeat.
    [status(400), 1, 1, 1],
    [status(401), 1, 1, 1],
    [status(403), 1, 1, 1],
    [status(404), 1, 1, 1],
    [status(419), 1, 1, 1],
    [status(422), 1, 1, 1],
    [status(429), 1, 1, 1],
    [status(499), 1, 1, 1],
    [status(500), 4, 3, 2],
    [status(502), 4, 3, 2],
    [status(503), 4, 3, 2],
    [status(504), 4, 3, 2],
    [offline, 4, 3, 2],
    [null, 4, 3, 2],
    ['text', 4, 3, 2],
    [{ status: '404' }, 4, 3, 2],
  ])(
    'after the error %s a query is sent %d times, the profile %d times, a write %d times',
    async (error, query, profile, write) => {
      expect(requests(retryQuery, error)).toBe(query)
      expect(requests(retryProfile, error)).toBe(profile)
      expect(requests(retryWrite, error)).toBe(write)
      vi.useFakeTimers()
      const send = vi.fn<() => Promise<never>>(() => Promise.reject(error))
      const sent = sentTwice(send).catch((failure: unknown) => failure)
      await vi.advanceTimersByTimeAsync(900)
      expect(send).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(send).toHaveBeenCalledTimes(write)
      expect(await sent).toBe(error)
    },
  )

  it('a write is not repeated for the next user', async () => {
    vi.useFakeTimers()
    let user = 'siti'
    const send = vi.fn<() => Promise<void>>().mockRejectedValue(offline)
    const sent = sentTwice(send, () => user).catch((failure: unknown) => failure)
    await vi.advanceTimersByTimeAsync(0)
    user = 'budi'
    await vi.advanceTimersByTimeAsync(60_000)
    expect([await sent, send.mock.calls.length]).toEqual([offline, 1])
  })

  it.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [20, 30_000],
    [2000, 30_000],
  ])('after %d retries the next retry waits %d ms', (failures, wait) => {
    expect(retryDelay(failures)).toBe(wait)
  })

  it('the stale times and the cache time are those of docs/product.md §12.2.1', () => {
    expect(STALE_TIME).toEqual({ profile: 300_000, packages: 60_000, general: 300_000 })
    expect(GC_TIME).toBe(600_000)
  })
})

describe('the errors that mean not found', () => {
  it.each([
    [status(404), true],
    [status(403), false],
    [status(500), false],
    [offline, false],
    [null, false],
  ])('whether the error %s counts as not found: %s', (error, expected) => {
    expect(isNotFound(error)).toBe(expected)
  })
})

it.each([
  [400, true],
  [403, true],
  [404, true],
  [422, true],
  [408, false],
  [409, false],
  [429, false],
  [500, false],
  [undefined, false],
])('a write answered with %s is refused: %s', (status, refused) => expect(isRefused({ status })).toBe(refused))

it.each([
  [404, 0, true],
  [429, 9_999, true],
  [404, 10_000, false],
  [500, 0, false],
])('a screen that opens after a %s of %i ms ago does not ask again: %s', (status, age, isJust) =>
  expect(wasJustRefused({ status }, 1_000, 1_000 + age)).toBe(isJust),
)
