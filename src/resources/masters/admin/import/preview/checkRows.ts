import type { FileKind, Saved } from '../rows/columns'
import type { Table } from '../rows/table'
import { headingProblem } from './headingProblem'
import { createPreview, type Preview } from './preview'
import { proportionOf } from './proportion'

const AT_ONCE = 500
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

type CheckOptions = {
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
