import { useMeasuredRows } from './useMeasuredRows'
import { useSpanInView, type Span, type SpanOptions } from './useSpanInView'

export type WindowedOptions = SpanOptions & {
  /** The contents of the rows. With it, a list that is drawn again knows how high its rows were. */
  records?: readonly object[]
  /** px: the assumed height of a row until one has been measured. */
  estimate: number
  /** px between rows. */
  gap?: number
  /** A list of at most this many rows is drawn whole: the browser's search in the page then finds all of them. */
  wholeUpTo?: number
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

const EVERYTHING: Span = { start: -Infinity, end: Infinity }

/** Scrolls as little as shows the rows between `top` and `bottom`. */
function bringIntoView(box: HTMLElement, top: number, bottom: number) {
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
}

/** A virtual list: only the rows near the viewport are drawn, so that 5.000 rows cost as much as 50. */
export function useWindowedRows(options: WindowedOptions): WindowedRows {
  const { count, records, estimate, gap = 0, wholeUpTo = 0, scrollerRef } = options
  const span = useSpanInView(options)
  const { heightOf: measured, measure } = useMeasuredRows(records)
  const heightOf = (index: number) => (measured(index) ?? estimate) + gap

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
