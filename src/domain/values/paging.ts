/** Rows of a page of the package list (docs/product.md §12.1.6). */
export const PAGE_SIZE = 50
/** A search begins once the user has paused for this long. */
export const SEARCH_DEBOUNCE_MS = 300

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

type Counted<T> = { data: readonly T[]; total?: number | undefined }

/**
 * Whether rows may have moved between pages while these were read, so that one may be missing: the total has moved, a page
 * begins with rows of the page before it, or the list ends before its total (docs/product.md §5.3.3).
 */
export function hasShifted<T extends { id: Id }>(pages: readonly Counted<T>[], hasMore: boolean): boolean {
  const totals = pages.flatMap(({ total }) => total ?? [])
  if (new Set(totals).size > 1) return true
  const seen = new Set<string>()
  const added = pages.map(({ data }) => ({ all: distinct(data).length, fresh: distinct(data, seen).length }))
  // A page with nothing new comes from a server that ignores `page`.
  if (added.slice(1).some(({ all, fresh }) => fresh > 0 && fresh < all)) return true
  const total = totals[0]
  const isRepeated = added.length > 1 && added.at(-1)?.fresh === 0
  return !hasMore && !isRepeated && pages.length > 1 && total !== undefined && seen.size < total
}
