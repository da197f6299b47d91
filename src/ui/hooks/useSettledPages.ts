import { useEffect, useRef } from 'react'
import { hasShifted } from '../../domain/values/paging'
import type { Id } from '../../domain/types'

/** A list that moves all the time is not read again for ever. */
const MOST_ROUNDS = 3
/** A list that was read to its end over a longer time than this is read once more: a row may have gone as another came. */
const LONG_MS = 30_000

type Paged = {
  pages: readonly { data: readonly { id: Id }[]; total?: number | undefined }[] | undefined
  hasNextPage: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => unknown
}

/**
 * Reads all pages of the list again after rows have moved between them: pages are told by number alone, so a row that moved
 * from an unread page to a read one would never be shown (docs/product.md §5.3.3).
 */
export function useSettledPages({ pages, hasNextPage, isFetching, error, refetch }: Paged): void {
  const count = pages?.length ?? 0
  const round = useRef({ done: 0, since: 0 })
  useEffect(() => {
    if (!pages || isFetching || error) return
    const { current } = round
    if (count <= 1) current.since = Date.now()
    const isMoved = hasShifted(pages, hasNextPage)
    const isOld = count > 1 && !hasNextPage && Date.now() - current.since > LONG_MS
    if (!isMoved) current.done = 0
    if (!(isMoved || isOld) || current.done >= MOST_ROUNDS) return
    Object.assign(current, { done: current.done + 1, since: Date.now() })
    refetch()
  }, [pages, count, hasNextPage, isFetching, error, refetch])
}
