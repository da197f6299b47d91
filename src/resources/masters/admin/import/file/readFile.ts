import type { ImportText } from '@/i18n/admin/importTexts'
import type { Values } from '@/i18n/translate'
import type { Table } from '../rows/table'
import type { Wanted } from './findTable'
import { MAX_FILE_MB, READ_TIMEOUT_MS, FileError } from './limits'

export type ReadRequest = { bytes: Uint8Array; wanted: Wanted }
export type ReadAnswer = { table: Table } | { key: ImportText; values: Values }

/** Reads in a worker: a large file does not freeze the page, and ending the worker stops it at once. */
function readInWorker(request: ReadRequest, signal: AbortSignal): Promise<Table> {
  const worker = new Worker(new URL('./readTable.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Table>((resolve, reject) => {
    const late = setTimeout(() => reject(new FileError('fileSlow')), READ_TIMEOUT_MS)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    worker.addEventListener('error', () => reject(new FileError('fileBroken')))
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      clearTimeout(late)
      if ('table' in data) resolve(data.table)
      else reject(new FileError(data.key, data.values))
    })
    worker.postMessage(request, [request.bytes.buffer])
  }).finally(() => worker.terminate())
}

async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > MAX_FILE_MB * 1_000_000) throw new FileError('fileLarge', { max: MAX_FILE_MB })
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // The file was deleted, or another program has locked it.
    throw new FileError('fileBusy')
  }
}

/** Reads the table of a file that the admin chose. Throws {@link FileError}, or the signal's reason. */
export async function readFile(file: File, wanted: Wanted, signal: AbortSignal): Promise<Table> {
  const bytes = await bytesOf(file)
  signal.throwIfAborted()
  if (typeof Worker !== 'undefined') return readInWorker({ bytes, wanted }, signal)
  const { readTable } = await import('./readTable')
  return readTable(bytes, wanted)
}
