import type { FileKind, Saved } from './columns'
import { headingProblem } from '../preview/headingProblem'
import { createPreview, type Preview } from '../preview/preview'
import { proportionOf } from '../preview/proportion'
import type { Table } from './table'

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
  if (headingProblem(preview)) return preview
  for (const [at, row] of table.rows.entries()) {
    if (at % AT_ONCE === 0) {
      onProgress(at, table.rows.length)
      await nextTask()
      signal.throwIfAborted()
    }
    readRow(row)
  }
  return { ...preview, proportion: proportionOf(preview.rows, saved, kind.columns) }
}
