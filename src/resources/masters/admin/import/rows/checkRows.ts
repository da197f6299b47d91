import type { FileKind, Saved } from './columns'
import { createPreview, headingProblem, type Preview } from '../preview/preview'
import { filledRows, type Table } from './table'

const AT_ONCE = 500
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

export type CheckOptions = {
  saved: readonly Saved[]
  kind: FileKind
  master: string
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

/** Checks all rows of a file, some at a time, so that the page stays alive. Throws the signal's reason when it is stopped. */
export async function checkRows(
  table: Table,
  { saved, kind, master, signal, onProgress }: CheckOptions,
): Promise<Preview> {
  const { preview, readRow } = createPreview(table, saved, kind, master)
  if (headingProblem(preview.headings)) return preview
  const rows = filledRows(table)
  for (const [at, { cells, line }] of rows.entries()) {
    if (at % AT_ONCE === 0) {
      onProgress(at, rows.length)
      await nextTask()
      signal.throwIfAborted()
    }
    readRow(cells, line)
  }
  return preview
}
