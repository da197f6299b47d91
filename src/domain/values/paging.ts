/** Rows of a page of the package list (docs/product.md §12.1.6). */
export const PAGE_SIZE = 50

import type { Id } from '../types'

type Page<T> = { data: T[] }

/** Leaves out rows whose id was seen before: some APIs list a row twice. */
export function distinct<T extends { id: Id }>(rows: readonly T[], seen = new Set<string>()): T[] {
  return rows.filter(({ id }) => {
    const isNew = !seen.has(String(id))
    seen.add(String(id))
    return isNew
  })
}

/**
 * Pages without the rows that an earlier page already showed. `complete` once a page after the first brought nothing
 * new: a server that ignores `page` would send the same rows for ever (docs/product.md §5.3.2).
 */
export function distinctPages<T extends { id: Id }, P extends Page<T>>(
  pages: readonly P[],
): { pages: P[]; complete: boolean } {
  const seen = new Set<string>()
  const kept = pages.map((page) => ({ ...page, data: distinct(page.data, seen) }))
  return { pages: kept, complete: kept.length > 1 && kept.at(-1)?.data.length === 0 }
}
