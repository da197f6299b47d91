import { beforeEach, expect, it, vi } from 'vitest'
import { keepTidy } from '@/partner-api/host/server'
import { quietLog } from '@/partner-api/host/log/log'

beforeEach(() => void vi.useFakeTimers())

it('the host tidies the database at its start and each minute, also after a failure, until it ends', async () => {
  const said: string[] = []
  const log = { ...quietLog, error: (event: string) => said.push(event) }
  const tidy = vi.fn<() => Promise<void>>(async () => {})
  tidy.mockRejectedValueOnce(new Error('away'))
  const end = keepTidy({ tidy }, log)
  await vi.advanceTimersByTimeAsync(59_000)
  expect([tidy.mock.calls.length, said]).toEqual([1, ['tidying.failed']])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tidy).toHaveBeenCalledTimes(2)
  await end()
  await vi.advanceTimersByTimeAsync(300_000)
  expect([tidy.mock.calls.length, said.length]).toEqual([2, 1])
})

it('the end waits for a run that is under way, and for no other: what was due meanwhile is left out', async () => {
  let done = () => {}
  const tidy = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (done = resolve)))
  const end = keepTidy({ tidy }, quietLog)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(tidy).toHaveBeenCalledTimes(1)
  let ended = false
  const ending = end().then(() => (ended = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toBe(false)
  done()
  await ending
  expect(tidy).toHaveBeenCalledTimes(1)
})
