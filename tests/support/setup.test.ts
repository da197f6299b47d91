// @vitest-environment node
import { expect, it, vi } from 'vitest'

// The tests of a file run in this order. The last one fails if one before it leaves its clock to it.
it('a test may stop the clock', () => {
  vi.setSystemTime(0)
  expect([Date.now(), vi.isFakeTimers()]).toEqual([0, false])
})

it('a test may fake the timers', () => {
  expect(Date.now()).toBeGreaterThan(performance.timeOrigin)
  vi.useFakeTimers({ now: 0 })
  expect([Date.now(), vi.isFakeTimers()]).toEqual([0, true])
})

it('the next test has the real time and real timers', () => {
  expect(vi.isFakeTimers()).toBe(false)
  expect(Date.now()).toBeGreaterThan(performance.timeOrigin)
})
