import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'

export type WindowedOptions = {
  count: number
  /** px: the assumed height of a row until one has been measured. */
  estimate: number
  /** px between rows. */
  gap?: number
  /** A list of at most this many rows is drawn whole: the browser's search in the page then finds all of them. */
  wholeUpTo?: number
  /** The element that holds the rows. */
  containerRef: RefObject<HTMLElement | null>
  /** The element that scrolls. Without it, the window scrolls. */
  scrollerRef?: RefObject<HTMLElement | null>
}

export type WindowedRows = {
  /** Index of the first drawn row, and the index after the last. */
  from: number
  to: number
  /** px of the rows that are not drawn, above and below. */
  before: number
  after: number
  /** The `ref` of a drawn row. */
  measure: (index: number) => (element: HTMLElement | null) => (() => void) | void
  scrollTo: (index: number) => void
}

type Span = { start: number; end: number }
type Measured = { heights: ReadonlyMap<number, number>; first: number | null }

const OVERSCAN_PX = 400
const UNSEEN_VIEWPORT_PX = 800
const EVERYTHING: Span = { start: -Infinity, end: Infinity }
const NOTHING_MEASURED: Measured = { heights: new Map(), first: null }

/**
 * The part of the rows near the viewport, in px from the first row. It changes in steps, so that a scroll of a few
 * pixels renders nothing.
 */
function spanInView(rows: DOMRect, view: { top: number; height: number }): Span {
  const start = view.top - rows.top
  const step = OVERSCAN_PX / 2
  return {
    start: Math.floor((start - OVERSCAN_PX) / step) * step,
    end: Math.ceil((start + (view.height || UNSEEN_VIEWPORT_PX) + OVERSCAN_PX) / step) * step,
  }
}

/** The span of rows near the viewport, kept up to date while the user scrolls or turns the phone. */
function useSpanInView({ count, containerRef, scrollerRef }: WindowedOptions): Span {
  const [span, setSpan] = useState<Span>({ start: 0, end: UNSEEN_VIEWPORT_PX })

  const update = useCallback(() => {
    const rows = containerRef.current?.getBoundingClientRect()
    if (!rows) return
    const view = scrollerRef?.current?.getBoundingClientRect() ?? { top: 0, height: window.innerHeight }
    const next = spanInView(rows, view)
    setSpan((old) => (old.start === next.start && old.end === next.end ? old : next))
  }, [containerRef, scrollerRef])

  useLayoutEffect(update, [update, count])

  useEffect(() => {
    const target: EventTarget = scrollerRef?.current ?? window
    target.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      target.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [update, scrollerRef])
  return span
}

/** Adds what a ResizeObserver reported; the same object where no height changed, so that React renders nothing. */
function withEntries(old: Measured, entries: ResizeObserverEntry[]): Measured {
  const heights = new Map(old.heights)
  let { first } = old
  let changed = false
  for (const { target } of entries) {
    const index = Number((target as HTMLElement).dataset.index)
    const height = target.getBoundingClientRect().height
    if (height === 0 || heights.get(index) === height) continue
    heights.set(index, height)
    // The first measured height stands for all rows that were never drawn: an estimate that changed would move the page.
    first ??= height
    changed = true
  }
  return changed ? { heights, first } : old
}

/** Measures the rows that are drawn. */
function useMeasuredRows() {
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

/** Scrolls as little as shows the rows between `top` and `bottom`. */
function bringIntoView(box: HTMLElement, top: number, bottom: number) {
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
}

/** A virtual list: only the rows near the viewport are drawn, so that 5.000 rows cost as much as 50. */
export function useWindowedRows(options: WindowedOptions): WindowedRows {
  const { count, estimate, gap = 0, wholeUpTo = 0, scrollerRef } = options
  const span = useSpanInView(options)
  const { heights, first, measure } = useMeasuredRows()
  const heightOf = (index: number) => (heights.get(index) ?? first ?? estimate) + gap

  const view = count <= wholeUpTo ? EVERYTHING : span
  let [from, before] = [0, 0]
  while (from < count && before + heightOf(from) < view.start) before += heightOf(from++)
  let [to, end] = [from, before]
  while (to < count && end < view.end) end += heightOf(to++)
  let after = 0
  for (let index = to; index < count; index++) after += heightOf(index)

  const scrollTo = (index: number) => {
    let top = 0
    for (let i = 0; i < index; i++) top += heightOf(i)
    if (scrollerRef?.current) bringIntoView(scrollerRef.current, top, top + heightOf(index))
  }

  return { from, to, before, after, measure, scrollTo }
}
