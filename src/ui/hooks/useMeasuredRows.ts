import { useCallback, useEffect, useState } from 'react'

type Measured = { heights: ReadonlyMap<number, number>; first: number | null }

const NOTHING_MEASURED: Measured = { heights: new Map(), first: null }

/**
 * Adds the heights that a ResizeObserver reported. Returns the same object if no height changed, so that React renders
 * nothing.
 */
function withEntries(old: Measured, entries: ResizeObserverEntry[]): Measured {
  const heights = new Map(old.heights)
  let { first } = old
  let changed = false
  for (const { target } of entries) {
    const index = Number((target as HTMLElement).dataset.index)
    const height = target.getBoundingClientRect().height
    if (height === 0 || heights.get(index) === height) continue
    heights.set(index, height)
    // The first measured height is the estimate for all rows that were never drawn. An estimate that changed would move
    // the page.
    first ??= height
    changed = true
  }
  return changed ? { heights, first } : old
}

/** Measures the rows that are drawn: their heights by index, and the height that was measured first. */
export function useMeasuredRows() {
  const [measured, setMeasured] = useState(NOTHING_MEASURED)
  const [observer] = useState(() => new ResizeObserver((entries) => setMeasured((old) => withEntries(old, entries))))
  useEffect(() => () => observer.disconnect(), [observer])
  const measure = useCallback(
    (index: number) => (element: HTMLElement | null) => {
      if (!element) return
      element.dataset.index = String(index)
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [observer],
  )
  return { ...measured, measure }
}
