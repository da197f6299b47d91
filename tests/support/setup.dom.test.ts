import { onlineManager } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { fakeFetch, json } from './server/fakeFetch'

const heard: string[] = []
/** Where the file of tests before this one has left the page. */
const start = window.location.pathname

// The tests of a file run in this order. The last one fails if one before it leaves something to it.
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

it('a test may end before an answer comes, and before the browser has moved', () => {
  const { fetch } = fakeFetch(() => new Promise((resolve) => setTimeout(resolve, 5, json({}))))
  void fetch('/late').then(() => heard.push('answer'))
  window.history.pushState(null, '', '/left')
  window.history.back()
  window.addEventListener('popstate', () => heard.push(`move to ${window.location.pathname}`), { once: true })
})

it('the next test hears no late answer, and the move has happened', async () => {
  expect(heard).toEqual([`move to ${start}`])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard).toEqual([`move to ${start}`])
})

it('the next test has the real time, real timers and a network', () => {
  expect(vi.isFakeTimers()).toBe(false)
  expect(Date.now()).toBeGreaterThan(performance.timeOrigin)
  expect(onlineManager.isOnline()).toBe(true)
})
