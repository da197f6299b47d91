/** Rows of a page of the package list (docs/product.md §12.1.6). */
export const PAGE_SIZE = 50

import type { Id } from '../types'

/** Leaves out rows whose id was seen before: some APIs list a row twice. */
export function distinct<T extends { id: Id }>(rows: readonly T[], seen = new Set<string>()): T[] {
  return rows.filter(({ id }) => {
    const isNew = !seen.has(String(id))
    seen.add(String(id))
    return isNew
  })
}

/**
 * The rows of all pages, each once. `complete` once a page after the first brought nothing new: a server that ignores
 * `page` would send the same rows for ever (docs/product.md §5.3.2).
 */
export function distinctRows<T extends { id: Id }>(
  pages: readonly { data: readonly T[] }[],
): { rows: T[]; complete: boolean } {
  const seen = new Set<string>()
  const kept = pages.map(({ data }) => distinct(data, seen))
  return { rows: kept.flat(), complete: kept.length > 1 && kept.at(-1)?.length === 0 }
}
