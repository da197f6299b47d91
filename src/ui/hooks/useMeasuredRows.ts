import { useCallback, useEffect, useState } from 'react'

type Measured = { heights: ReadonlyMap<number, number>; first: number | null }

const NOTHING_MEASURED: Measured = { heights: new Map(), first: null }

/** The last height of each record's row: a list that is drawn again is as high as before, and keeps its scroll position. */
const KNOWN = new WeakMap<object, number>()
/** The record of a drawn row. */
const SHOWN = new WeakMap<Element, object>()

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
    const record = SHOWN.get(target)
    if (record) KNOWN.set(record, height)
    // The first measured height is the estimate for all rows that were never drawn. An estimate that changed would move
    // the page.
    first ??= height
    changed = true
  }
  return changed ? { heights, first } : old
}

/** Measures the rows that are drawn. `records` are what the rows show. */
export function useMeasuredRows(records: readonly object[] = []) {
  const [measured, setMeasured] = useState(NOTHING_MEASURED)
  const [observer] = useState(() => new ResizeObserver((entries) => setMeasured((old) => withEntries(old, entries))))
  useEffect(() => () => observer.disconnect(), [observer])
  const measure = useCallback(
    (index: number) => (element: HTMLElement | null) => {
      if (!element) return
      element.dataset.index = String(index)
      const record = records[index]
      if (record) SHOWN.set(element, record)
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [observer, records],
  )
  /** The height of a row, or else of the row that was measured first; undefined before that. */
  const heightOf = (index: number) => {
    const record = records[index]
    return measured.heights.get(index) ?? (record && KNOWN.get(record)) ?? measured.first ?? undefined
  }
  return { heightOf, measure }
}
