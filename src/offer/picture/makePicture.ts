import { bitmapsIn, drawPicture, type MadePicture, type PictureSource } from './drawPicture'
import { loadTypeface, typefaceFile } from './paintPicture'
import type { PictureTask } from './picture.worker'

/** A worker that has not answered after this time never will: the phone has ended it. */
const WAIT = 8000

function startedWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    return new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

function answerOf(worker: Worker, task: PictureTask): Promise<MadePicture | null> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<MadePicture | null>) => resolve(data)
    worker.onerror = worker.onmessageerror = reject
    setTimeout(reject, WAIT)
    worker.postMessage(task, bitmapsIn(task.source))
  })
}

/** Loads what a picture is drawn from. A worker takes the bitmaps of a source away, so the page loads them again. */
type LoadSource = () => Promise<PictureSource>

export type PictureMaker = {
  /** Makes a picture; null if this browser cannot, or if `isOld` says that nobody wants the picture any more. */
  make: (load: LoadSource, isOld: () => boolean) => Promise<MadePicture | null>
  end: () => void
}

/** Makes pictures in a worker, one after another, so that the page stays free for a thumb. Without a worker the page draws. */
export function pictureMaker(): PictureMaker {
  let worker = startedWorker()
  const end = () => {
    worker?.terminate()
    worker = null
  }
  // Its file may be missing before the first picture is asked for.
  if (worker) worker.onerror = end
  const byWorker = async (load: LoadSource, isOld: () => boolean) => {
    const typeface = typefaceFile()
    if (!worker || !typeface) return null
    const source = await load()
    if (!worker || isOld()) return null
    return answerOf(worker, { source, typeface }).catch(() => {
      end()
      return null
    })
  }
  const byPage = async (load: LoadSource, isOld: () => boolean) => {
    const [source] = await Promise.all([load(), loadTypeface()])
    return isOld() ? null : drawPicture(document.createElement('canvas'), source)
  }
  let last: Promise<unknown> = Promise.resolve()
  const make: PictureMaker['make'] = (load, isOld) => {
    const made = last.then(async () => {
      if (isOld()) return null
      return (await byWorker(load, isOld)) ?? (isOld() ? null : byPage(load, isOld))
    })
    last = made.catch(() => null)
    return made
  }
  return { make, end }
}
