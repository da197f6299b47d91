import { onlineManager } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

// The tests of a file run in this order. The last one fails if one before it leaves its clock or its network to it.
it('a test may stop the clock', () => {
  vi.setSystemTime(0)
  expect([Date.now(), vi.isFakeTimers()]).toEqual([0, false])
})

it('a test may fake the timers', () => {
  expect(Date.now()).toBeGreaterThan(performance.timeOrigin)
  vi.useFakeTimers({ now: 0 })
  expect([Date.now(), vi.isFakeTimers()]).toEqual([0, true])
})

it('a test may take away the network', () => {
  onlineManager.setOnline(false)
  expect(onlineManager.isOnline()).toBe(false)
})

it('the next test has the real time, real timers and a network', () => {
  expect(vi.isFakeTimers()).toBe(false)
  expect(Date.now()).toBeGreaterThan(performance.timeOrigin)
  expect(onlineManager.isOnline()).toBe(true)
})
