import { describe, expect, it, vi } from 'vitest'
import { leavePageAfterEach, open, root } from './bootPage'
import { signedIn } from './signedIn'

leavePageAfterEach()

describe('the page before React, when something is missing or fails', () => {
  it('an early press of Login waits for React, and the form never goes into the address', async () => {
    await open('/auth/login')
    const event = new Event('submit', { bubbles: true, cancelable: true })
    root().querySelector('form')!.dispatchEvent(event)
    expect([
      event.defaultPrevented,
      window.shell?.submitted,
      document.documentElement.hasAttribute('data-sending'),
    ]).toEqual([true, true, true])
  })

  it('blocked storage or a failed request does not break the page', async () => {
    signedIn()
    await open('/package/umroh-reguler', () => {
      throw new TypeError('offline')
    })
    await expect(window.shell!.early!.answer).rejects.toThrow('offline')
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await open('/package/umroh-reguler')
    expect(root().innerHTML).toBe('')
  })

  it.each([
    ['the app’s own module', { type: 'module', src: '/assets/app-1a2b.js' }, true],
    ['an extension’s script', { src: 'https://evil.example/x.js' }, false],
    ['a foreign module', { type: 'module', src: 'https://evil.example/assets/app.js' }, false],
    ['a script that is no module', { src: '/assets/app-1a2b.js' }, false],
  ])('the page gives up only when its own module fails to load: %s', async (_, attributes, givesUp) => {
    signedIn()
    await open('/')
    // Offline, the page shows its message at once instead of reloading.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    expect(root().textContent !== 'home').toBe(givesUp)
  })

  it.each([
    ['the browser has no service workers', undefined, 1],
    ['no worker controls the page yet', { controller: null }, 0],
    ['a worker controls the page', { controller: {} }, 1],
  ])(
    'the page adds the typeface at once, and on a first visit behind the first screen: %s (docs/product.md §1.3.5)',
    async (_, serviceWorker, atOnce) => {
      if (serviceWorker) Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
      const faces = () =>
        [...document.head.querySelectorAll('style')].filter(({ textContent }) => textContent === '@font-face{}')
      await open('/auth/login')
      expect(faces()).toHaveLength(atOnce)
      window.dispatchEvent(new Event('load'))
      expect(faces()).toHaveLength(1)
      if (serviceWorker) Reflect.deleteProperty(navigator, 'serviceWorker')
    },
  )
})
