import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { damaged } from './format'
import type { WriteText } from './writeBackup'

// A higher level makes the file a tenth smaller and takes twice as long.
const LEVEL = 3

/** Runs `work`, which writes text, and sends the text through gzip into `out`. Resolves when `out` has everything. */
export async function zipInto<T>(out: Writable, work: (write: WriteText) => Promise<T>): Promise<T> {
  const gzip = createGzip({ level: LEVEL })
  const finished = pipeline(gzip, out)
  const failed = finished.then(() => new Promise<never>(() => undefined))
  failed.catch(() => undefined)
  let drained: Promise<unknown> = Promise.resolve()
  try {
    const result = await work(async (text) => {
      // Waits for the piece before this one: the next rows are read while these are compressed.
      await Promise.race([drained, failed])
      if (gzip.write(text)) return
      drained = once(gzip, 'drain')
      drained.catch(() => undefined)
    })
    gzip.end()
    await finished
    return result
  } catch (error) {
    gzip.destroy()
    out.destroy()
    await finished.catch(() => undefined)
    throw error
  }
}

/** The unzipped content of a file, piece by piece. */
export async function* unzippedFile(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  const read = pipeline(createReadStream(file), gunzip)
  read.catch(() => undefined)
  try {
    yield* gunzip
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw code.startsWith('Z_') ? damaged(`bukan gzip yang utuh (${message})`) : error
  } finally {
    gunzip.destroy()
  }
}
