import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { Writable, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PrepareBackup, PreparedBackup } from '../routes/service/serviceRoutes'
import type { BackupStore, WriteText } from '../stores/upkeepStore'
import { damaged } from '../postgres/backup/format'

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

/** A file without a name: it is gone when it is closed, also when the process is killed. */
async function namelessFile() {
  const folder = await mkdtemp(join(tmpdir(), 'umroh-mitra-'))
  try {
    return await open(join(folder, 'backup'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// The file's own stream would close it, and it is read afterwards.
const appendTo = (file: FileHandle) =>
  new Writable({ write: (chunk: Buffer, _, done) => void file.appendFile(chunk).then(() => done(), done) })

async function prepare(
  writeBackup: NonNullable<BackupStore['writeBackup']>,
  signal: AbortSignal,
): Promise<PreparedBackup> {
  const file = await namelessFile()
  try {
    signal.throwIfAborted()
    const { madeAt } = await zipInto(appendTo(file), (write) => writeBackup(write, { signal }))
    const { size } = await file.stat()
    signal.throwIfAborted()
    return {
      madeAt,
      size,
      bytes: () => Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream<Uint8Array>,
    }
  } catch (error) {
    await file.close().catch(() => undefined)
    throw error
  }
}

/**
 * Prepares backups for downloads, one after the other. A backup is complete on the disk before its first byte is sent, so
 * that a slow download keeps no transaction open: on PGlite everybody would wait for it.
 */
export function backupPreparer({ writeBackup }: BackupStore): PrepareBackup | undefined {
  if (!writeBackup) return undefined
  let last: Promise<unknown> = Promise.resolve()
  return (signal) => {
    const next = last.then(() => prepare(writeBackup, signal))
    last = next.catch(() => undefined)
    return next
  }
}
