import { beforeEach, expect, it, vi } from 'vitest'
import { importAnew } from '../support/importAnew'

/** The typeface of an offer's picture (docs/product.md §21.3.11). */

const add = vi.fn<(face: object) => void>()
const made: unknown[][] = []
let arrives: Promise<unknown>

class Face {
  constructor(...given: unknown[]) {
    made.push(given)
  }
  load = () => arrives.then(() => this)
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="typeface" content="/assets/face.woff2">'
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true })
  vi.stubGlobal('FontFace', Face)
})

it('a phone without the file draws at once, one with a slow network after a second, and the file that arrives is used', async () => {
  const { loadTypeface } = await importAnew<typeof import('@/offer/picture/paintPicture')>(
    '/src/offer/picture/paintPicture',
  )
  arrives = Promise.reject(new Error('no network'))
  await loadTypeface()
  expect(add).not.toHaveBeenCalled()

  vi.useFakeTimers()
  let arrive: (value: unknown) => void = () => undefined
  arrives = new Promise((resolve) => {
    arrive = resolve
  })
  const waited = loadTypeface()
  await vi.advanceTimersByTimeAsync(1000)
  await waited
  expect(add).not.toHaveBeenCalled()
  arrive(null)
  // The face is added some turns after the file, and the picture does not wait for a second time.
  await vi.advanceTimersByTimeAsync(1)
  await loadTypeface()
  expect(add).toHaveBeenCalledTimes(1)
  expect(made.at(-1)).toEqual(['Offer Picture', `url(${location.origin}/assets/face.woff2)`, { weight: '200 800' }])
})
