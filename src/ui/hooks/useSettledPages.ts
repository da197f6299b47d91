import { useEffect, useRef } from 'react'

/** A list that moves all the time is not read again for ever. */
const MOST_ROUNDS = 3
/** A list that was read to its end over a longer time than this is read once more: a row may have gone as another came. */
const LONG_MS = 30_000

type Paged = {
  /** The number of pages of this list that were read. */
  count: number
  hasMoved: boolean
  hasNextPage: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => unknown
}

/**
 * Reads all pages of the list again after rows have moved between them: pages are told by number alone, so a row that moved
 * from an unread page to a read one would never be shown (docs/product.md §5.3.3).
 */
export function useSettledPages({ count, hasMoved, hasNextPage, isFetching, error, refetch }: Paged): void {
  const round = useRef({ done: 0, since: 0 })
  useEffect(() => {
    if (count === 0 || isFetching || error) return
    const { current } = round
    if (count <= 1) current.since = Date.now()
    const isOld = count > 1 && !hasNextPage && Date.now() - current.since > LONG_MS
    if (!hasMoved) current.done = 0
    if (!(hasMoved || isOld) || current.done >= MOST_ROUNDS) return
    Object.assign(current, { done: current.done + 1, since: Date.now() })
    refetch()
  }, [count, hasMoved, hasNextPage, isFetching, error, refetch])
}
