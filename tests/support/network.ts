import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { PartnerServer } from './server/partnerServer'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * Takes the phone's network away: every request fails, and the browser says so. Returns a function that gives the network
 * back. The browser's word alone is a hint for the app (docs/product.md §14.1.4).
 */
export function loseNetwork({ on }: Pick<PartnerServer, 'on'>): () => void {
  const stops = METHODS.map((method) => on(method, /./, () => Promise.reject(new TypeError('Failed to fetch'))))
  const word = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  return () => {
    for (const stop of stops) stop()
    word.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
  }
}
