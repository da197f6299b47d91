/** Rows of a page of the package list (spec §9). */
export const PAGE_SIZE = 50

import type { Id } from './types'

type Page<T> = { data: T[] }

/**
 * Pages with every row that an earlier page already showed left out. `complete` once a page after the first brought
 * nothing new: a server that ignores `page` would go on for ever. (decisions.md, Lists)
 */
export function distinctPages<T extends { id: Id }, P extends Page<T>>(pages: readonly P[]): { pages: P[]; complete: boolean } {
  const seen = new Set<string>()
  const distinct = pages.map((page) => ({
    ...page,
    data: page.data.filter(({ id }) => {
      const isNew = !seen.has(String(id))
      seen.add(String(id))
      return isNew
    }),
  }))
  return { pages: distinct, complete: distinct.length > 1 && distinct.at(-1)?.data.length === 0 }
}
