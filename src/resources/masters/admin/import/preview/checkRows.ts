import { createDatedPreview } from '../periods/datedPreview'
import type { EndMeaning } from '../periods/borders'
import { searchedColumns, type FileKind, type Saved } from '../rows/columns'
import { blocksOf, isOfNights, type Table } from '../rows/table'
import { headingProblem } from './headingProblem'
import { createPreview, emptyPreview, signsOf, type Preview } from './preview'
import { proportionOf } from './proportion'

const AT_ONCE = 500
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

type CheckOptions = {
  saved: readonly Saved[]
  kind: FileKind
  master: string
  /** What the admin chose for the last days of periods. */
  ends?: EndMeaning | null
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

/** Reads all rows of a file, some at a time, so that the page stays alive. Throws the signal's reason when it is stopped. */
async function eachSlowly<T>(
  rows: readonly T[],
  { signal, onProgress }: CheckOptions,
  read: (row: T, at: number) => void,
): Promise<void> {
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) {
      onProgress(at, rows.length)
      await nextTask()
      signal.throwIfAborted()
    }
    read(row, at)
  }
}

async function checkNights(table: Table, options: CheckOptions): Promise<Preview> {
  const { saved, kind, master, ends = null } = options
  const preview = emptyPreview(table, kind)
  if (headingProblem(preview)) return preview
  const signs = signsOf(table, searchedColumns(kind))
  const { readRow, finish } = createDatedPreview(preview, { saved, kind, master, signs, chosen: ends })
  const rows = blocksOf(table).flatMap((block) =>
    block.rows.map((row, at) => ({ row, next: block.rows[at + 1], block })),
  )
  await eachSlowly(rows, options, ({ row, next, block }) => readRow(row, next, block))
  return { ...preview, dated: finish() }
}

async function checkRecords(table: Table, options: CheckOptions): Promise<Preview> {
  const { preview, readRow } = createPreview(table, options.saved, options.kind, options.master)
  if (headingProblem(preview)) return preview
  await eachSlowly(table.rows, options, readRow)
  return preview
}

/** Compares all rows of a file with the saved records. */
export async function checkRows(table: Table, options: CheckOptions): Promise<Preview> {
  const preview = await (isOfNights(table) ? checkNights : checkRecords)(table, options)
  return { ...preview, proportion: proportionOf(preview.rows, options.saved, searchedColumns(options.kind)) }
}
