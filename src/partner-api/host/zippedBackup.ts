import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { Writable, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PrepareBackup, PreparedBackup } from '../routes/service/serviceRoutes'
import type { BackupHeader, BackupStore, WriteText } from '../stores/upkeepStore'
import { BackupError, damaged } from '../postgres/backup/format'

// A higher level makes the file a tenth smaller and takes twice as long.
const LEVEL = 3

/** Runs `work`, which writes text, and sends the text through gzip into `out`. Resolves when `out` has everything. */
async function zipInto<T>(out: Writable, work: (write: WriteText) => Promise<T>): Promise<T> {
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

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupError(`"${file}" sudah ada. Cadangan tidak menimpa berkas: pilih nama lain.`)
}

/**
 * Writes a backup to a new file that only its owner can read. It is called `FILE.part` until it is complete and on the
 * disk, so that a file of the right name is always a whole backup.
 */
export async function writeBackupFile(
  file: string,
  work: (write: WriteText) => Promise<BackupHeader>,
): Promise<{ header: BackupHeader; bytes: number }> {
  refuseExisting(file)
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    const header = await zipInto(createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }), work)
    refuseExisting(file)
    renameSync(part, file)
    return { header, bytes: statSync(file).size }
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

const PIECE = { highWaterMark: 256 * 1024 }
const BRACE = 0x7b

async function firstByte(file: string): Promise<number | undefined> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, 0).finally(() => handle.close())
  return bytesRead === 1 ? buffer[0] : undefined
}

/** The unzipped content of a file, piece by piece. Some browsers unzip what they download: such a file is read as it is. */
export async function* unzippedFile(file: string): AsyncGenerator<Buffer> {
  if ((await firstByte(file)) === BRACE) return yield* createReadStream(file, PIECE) as AsyncIterable<Buffer>
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
