import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import type { PreparedBackup, PrepareBackup } from '../routes/service/backupRoutes'
import type { BackupStore } from '../stores/backupStore'
import { zipInto } from './zip'

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
