import { expect, it, vi } from 'vitest'
import { leavePageAfterEach, open } from './bootPage'
import { signedIn } from './signedIn'

leavePageAfterEach()

const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const [EARLY, ENTRY] = ['/assets/early.js', '/assets/entry.js']

it('the page runs the app’s code at once; where the early script draws, behind it and once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  signedIn()
  await open('/')
  expect(scripts()).toEqual([ENTRY])
  await open('/package/umroh-reguler')
  expect(scripts()).toEqual([EARLY])
  window.shell?.start?.()
  window.shell?.start?.()
  expect(scripts()).toEqual([EARLY, ENTRY])
})

it('the app’s code waits for the early script at most a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  signedIn()
  await open('/package/umroh-reguler/7')
  vi.advanceTimersByTime(999)
  expect(scripts()).toEqual([EARLY])
  vi.advanceTimersByTime(1)
  expect(scripts()).toEqual([EARLY, ENTRY])
})

it('the app’s code waits neither for an early script that fails nor where the browser cannot fetch it meanwhile', async () => {
  signedIn()
  await open('/package/umroh-reguler')
  document.head.querySelector('script')!.dispatchEvent(new Event('error'))
  expect(scripts()).toEqual([EARLY, ENTRY])
  vi.mocked(DOMTokenList.prototype.supports).mockReturnValue(false)
  await open('/package/umroh-reguler')
  expect(scripts()).toEqual([EARLY, ENTRY])
})

it('the app’s code runs even if the first line of the inline script fails', async () => {
  vi.mocked(window.addEventListener).mockImplementation(() => {
    throw new TypeError('kaputt')
  })
  await open('/')
  expect(scripts()).toEqual([ENTRY])
})

it('a guest gets no early script', async () => {
  await open('/package/umroh-reguler')
  expect(scripts()).toEqual([ENTRY])
})
