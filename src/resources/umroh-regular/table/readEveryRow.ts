import type { Id } from '../../../domain/types'
import type { ExportProgress } from '../../../ui/table/ExportRows'

/** The API's limit of rows per answer. */
const AT_ONCE = 200

type Page<Row> = { data: readonly Row[]; total?: number }

/**
 * Reads all rows of a list, page by page. A page without new rows ends the list, because a server may ignore the page or
 * answer fewer rows than requested.
 */
export async function readEveryRow<Row extends { id: Id }>(
  readPage: (page: number, perPage: number) => Promise<Page<Row>>,
  onProgress: (progress: ExportProgress) => void,
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page++) {
    const before = rows.size
    const { data, total } = await readPage(page, AT_ONCE)
    for (const row of data) rows.set(String(row.id), row)
    if (rows.size === before || rows.size >= (total ?? Infinity)) return [...rows.values()]
    onProgress({ done: rows.size, total: total ?? rows.size })
  }
}
