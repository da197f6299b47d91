import { setMaxListeners } from 'node:events'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { clearPersistedQueries } from '../../src/offline/persistedQueries'
import { quickComputedStyles } from './computedStyles'
import { stubMatchMedia } from './screenWidth'

// React renders twice and runs each effect twice, as in development.
configure({ reactStrictMode: true })

/** What the app writes to the console on purpose: spec §8's log lines and a failed login. */
const CATALOGUED = /^\[(api|auth)\] /

// react-admin's column choice still hands Material UI a prop that version 9 no longer knows; nothing is lost by it.
const OLD_PROP = /^React does not recognize the `%s` prop .* InputProps inputprops$/

// react-admin prints each failed call while developing, and never in production.
const isPrintedFailure = (word: unknown) => word instanceof Error && word.name === 'HttpError'

/**
 * The wizard reads more than ten master lists at once, and each read listens to the signal that ends with the token;
 * Node warns of a leak from the eleventh listener on. More than this many are a leak, and its warning fails a test.
 */
const MOST_LISTENERS = 30
setMaxListeners(MOST_LISTENERS)

let leaks: string[] = []
const noteLeak = ({ name, message }: Error) => void (name === 'MaxListenersExceededWarning' && leaks.push(message))
process.on('warning', noteLeak)
afterAll(() => void process.off('warning', noteLeak))
afterEach(() => {
  const found = leaks
  leaks = []
  // oxlint-disable-next-line vitest/no-standalone-expect -- every test ends with it: listeners that pile up fail it
  expect(found).toEqual([])
})

if (typeof window !== 'undefined') {
  quickComputedStyles()
  // jsdom draws nothing, so nothing is ever resized or scrolled.
  class NoResizeObserver implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.ResizeObserver = NoResizeObserver
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined

  let complaints: string[] = []
  beforeEach(() => {
    complaints = []
    localStorage.clear()
    sessionStorage.clear()
    void clearPersistedQueries()
    stubMatchMedia()
    vi.stubGlobal('fetch', (input: unknown) => Promise.reject(new Error(`unmocked request: ${String(input)}`)))
    for (const method of ['error', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
        const line = words.map(String).join(' ')
        if (!CATALOGUED.test(line) && !OLD_PROP.test(line) && !isPrintedFailure(words[0])) complaints.push(line)
      })
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    // oxlint-disable-next-line vitest/no-standalone-expect -- every test ends with it: a console line fails it
    expect(complaints).toEqual([])
  })
  // TanStack tells of its news a turn later, to screens that are gone by then: not after the window is gone too.
  afterAll(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))
}
