import { afterEach, expect, it, vi } from 'vitest'
import { startUpdates } from '@/offline/updates'

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

it('a service worker that could not be registered offline is registered when the network returns', async () => {
  vi.useFakeTimers()
  const register = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('offline')))
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller: null, register }),
    configurable: true,
  })
  startUpdates()
  await vi.advanceTimersByTimeAsync(5000)
  expect(register).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(register).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(register).toHaveBeenCalledTimes(3)
})
