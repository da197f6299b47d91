import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import type { PictureSource } from '@/offer/picture/drawPicture'
import { pictureMaker } from '@/offer/picture/makePicture'
import { NO_IMAGES } from '@/offer/picture/optionBlock'
import { exampleChoice, examplePackage, exampleProfile } from '../domain/offer/packages'

/** A picture is drawn in a worker, and on the page where that fails (docs/product.md §21.3.17). */

const bitmap = { close: () => undefined } as ImageBitmap
const offer = publicOffer(examplePackage, exampleChoice, exampleProfile)
const load = vi.fn<() => Promise<PictureSource>>()
const wanted = () => false

/** What the worker does with a task. */
let does: (worker: FakeWorker) => void
const workers: FakeWorker[] = []

class FakeWorker {
  onmessage: ((event: object) => void) | null = null
  onerror: ((event: object) => void) | null = null
  tasks: unknown[][] = []
  isEnded = false
  constructor() {
    workers.push(this)
  }
  postMessage(...task: unknown[]) {
    this.tasks.push(task)
    queueMicrotask(() => does(this))
  }
  terminate() {
    this.isEnded = true
  }
}

/** How often the page drew. */
const drawnHere = vi.fn<() => null>(() => null)

beforeEach(() => {
  workers.length = 0
  load
    .mockReset()
    .mockImplementation(async () => ({ offer, images: new Map([['a', bitmap]]), shown: NO_IMAGES, logo: bitmap }))
  drawnHere.mockClear()
  document.head.innerHTML = '<meta name="typeface" content="/assets/face.woff2">'
  HTMLCanvasElement.prototype.getContext = drawnHere as never
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('OffscreenCanvas', class {})
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => Promise.reject(new Error('no network'))
    },
  )
})
afterEach(() => vi.useRealTimers())

const answers = (data: unknown) => (worker: FakeWorker) => worker.onmessage?.({ data })

it('a worker draws one picture after another, and gets the bitmaps with each', async () => {
  const made = { jpeg: new Blob(), pixels: bitmap }
  does = answers(made)
  const maker = pictureMaker()
  expect(await Promise.all([maker.make(load, wanted), maker.make(load, wanted)])).toEqual([made, made])
  expect(workers).toHaveLength(1)
  expect(workers[0]?.tasks).toHaveLength(2)
  expect(workers[0]?.tasks[0]).toMatchObject([{ typeface: `${location.origin}/assets/face.woff2` }, [bitmap, bitmap]])
  expect(drawnHere).not.toHaveBeenCalled()
  maker.end()
  expect(workers[0]?.isEnded).toBe(true)
})

it('a picture that nobody wants any more is not drawn', async () => {
  expect(await pictureMaker().make(load, () => true)).toBeNull()
  expect([load.mock.calls.length, drawnHere.mock.calls.length]).toEqual([0, 0])
})

it.each<[string, typeof does]>([
  ['cannot be loaded or throws', (worker) => worker.onerror?.({})],
  ['lacks the typeface', answers(null)],
])('the page draws where the worker %s', async (_, fails) => {
  does = fails
  await pictureMaker().make(load, wanted)
  expect([load.mock.calls.length, drawnHere.mock.calls.length]).toEqual([2, 1])
})

it('the page draws where a worker is silent for eight seconds, and asks it no more', async () => {
  vi.useFakeTimers()
  does = () => undefined
  const maker = pictureMaker()
  const made = maker.make(load, wanted)
  await vi.advanceTimersByTimeAsync(8000)
  await made
  expect(workers[0]?.isEnded).toBe(true)
  await maker.make(load, wanted)
  expect([workers[0]?.tasks.length, drawnHere.mock.calls.length]).toEqual([1, 2])
})

it('the page draws where the browser has no worker or no canvas in one', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined)
  await pictureMaker().make(load, wanted)
  expect([workers.length, drawnHere.mock.calls.length]).toEqual([0, 1])
})
