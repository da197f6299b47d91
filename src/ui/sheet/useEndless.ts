import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

const END_PX = 48
const GUARD_MS = 120

/** The number of rows at the start, and the number of rows that are added near the end. */
export const BATCH = 50

/**
 * An endless list: it takes more rows when the user comes within 48 px of its end, at most every 120 ms
 * (docs/product.md §12.1.7).
 */
export function useEndless(total: number, boxRef: RefObject<HTMLElement | null>) {
  const [limit, setLimit] = useState(BATCH)
  const lastGrowthRef = useRef(-Infinity)

  function growNearEnd() {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = boxRef.current ?? {}
    const isGuarded = performance.now() - lastGrowthRef.current < GUARD_MS
    if (isGuarded || limit >= total || scrollHeight - scrollTop - clientHeight > END_PX) return
    lastGrowthRef.current = performance.now()
    setLimit(limit + BATCH)
  }

  // A user who reaches the new end within those 120 ms does not scroll again, so the list checks once more by itself.
  const lookAgain = useEffectEvent(growNearEnd)
  useEffect(() => {
    const timer = setTimeout(lookAgain, GUARD_MS)
    return () => clearTimeout(timer)
  }, [limit, total])

  return {
    shown: Math.min(limit, total),
    showTo: (index: number) => setLimit((old) => Math.max(old, index + 1)),
    onScroll: growNearEnd,
  }
}
