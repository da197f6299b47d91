import { setMaxListeners } from 'node:events'
import '@testing-library/jest-dom/vitest'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { clearPersistedQueries } from '@/offline/persistedQueries'
import { quickComputedStyles } from './computedStyles'
import { quickReact } from './quickReact'
import { stubMatchMedia } from './screenWidth'
import { cutNetworks } from './server/fakeFetch'

// React renders twice and runs each effect twice, as in development. Screens load modules when they are first shown, which
// may take seconds while all cores are busy. Only a test that fails waits so long.
configure({ reactStrictMode: true, asyncUtilTimeout: 8000 })

// A query that waits for an element fails many times first. Only the last failure is read, so only it prints the page.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) => {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    const printed = () => getElementError(message, container).message
    return Object.defineProperty(error, 'message', { get: printed, configurable: true })
  },
})

/** The app writes these lines to the console on purpose: failed requests (docs/product.md §11.1) and failed logins. */
const CATALOGUED = /^\[(api|auth)\] /

// react-admin's choice of columns passes a prop that Material UI 9 no longer has. React warns of it, without harm.
const OLD_PROP = /^React does not recognize the `%s` prop .* InputProps inputprops$/

// react-admin logs each failed or stopped call in development, never in production.
const isPrintedFailure = (word: unknown) => word instanceof Error && ['HttpError', 'AbortError'].includes(word.name)

/**
 * Node warns of a leak from the eleventh listener of a signal on. The wizard reads more than ten master lists at once, and
 * each read listens to the signal that ends with the token. Above this number the warning comes and fails the test.
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
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs after every test, which fails when listeners pile up
  expect(found).toEqual([])
})

// Vitest lists the timers that it can fake at the first such call in a worker. A test may stub `requestIdleCallback`, and a
// list made then would break the next test file.
vi.isFakeTimers()

if (typeof window !== 'undefined') {
  quickComputedStyles()
  quickReact()
  // jsdom has no layout, so no element is ever resized or scrolled.
  class NoResizeObserver implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.ResizeObserver = NoResizeObserver
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined

  const turn = () => new Promise<void>((resolve) => setTimeout(resolve))
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
  afterEach(async () => {
    cutNetworks()
    cleanup()
    // jsdom reports a move in the history two turns later. The app of the next test must not hear of it.
    await turn()
    await turn()
    onlineManager.setOnline(true)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    // oxlint-disable-next-line vitest/no-standalone-expect -- runs after every test, which fails when the console was used
    expect(complaints).toEqual([])
  })
  afterAll(async () => {
    // TanStack notifies screens in a later turn. This wait lets it finish before jsdom removes the window.
    await new Promise<void>((resolve) => setTimeout(resolve, 10))
    // After a file Vitest refuses the modules that are still being loaded. A lazy screen among them would fail in every later
    // file of this worker.
    await vi.dynamicImportSettled()
    // The next file of this worker gets the same page. Some tests put elements into it without React.
    document.body.replaceChildren()
    delete window.shell
  }, 60_000)
}

// The files of a worker share one clock. A clock that a test leaves standing would stop every
// debounce after it. Vitest runs the hooks after a test in reverse order: first those of its file,
// still with the test's clock, then this one, then those above. Fake timers therefore go before
// `vi.unstubAllGlobals` removes a stub under them (tests/shell/bootStart.dom.test.ts).
afterEach(() => void vi.useRealTimers())
