import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'

export type WindowedOptions = {
  count: number
  /** px; what a row is taken to measure until one has been seen. */
  estimate: number
  /** px between rows. */
  gap?: number
  /** So few rows are drawn whole: all of them can be found in the page, at no more cost than a window of them. */
  wholeUpTo?: number
  /** Element that holds the rows. */
  container: RefObject<HTMLElement | null>
  /** Element that scrolls; the window where absent. */
  scroller?: RefObject<HTMLElement | null>
}

export type WindowedRows = {
  /** First rendered row, and the one after the last. */
  from: number
  to: number
  /** px of the rows left out before and after. */
  before: number
  after: number
  /** `ref` of a rendered row. */
  measure: (index: number) => (element: HTMLElement | null) => (() => void) | void
  scrollTo: (index: number) => void
}

const OVERSCAN_PX = 400
const UNSEEN_VIEWPORT_PX = 800
const EVERYTHING = { start: -Infinity, end: Infinity }

/** Renders of a long list only the rows near the viewport: what is drawn costs the same for 50 rows and 5.000. */
export function useWindowedRows({
  count,
  estimate,
  gap = 0,
  wholeUpTo = 0,
  container,
  scroller,
}: WindowedOptions): WindowedRows {
  const heights = useRef(new Map<number, number>())
  const seen = useRef<number | null>(null)
  const [, rerender] = useState(0)
  const [visible, setVisible] = useState({ start: 0, end: UNSEEN_VIEWPORT_PX })

  const heightOf = (index: number) => (heights.current.get(index) ?? seen.current ?? estimate) + gap

  const look = useCallback(() => {
    const rows = container.current?.getBoundingClientRect()
    if (!rows) return
    const view = scroller?.current?.getBoundingClientRect() ?? { top: 0, height: window.innerHeight }
    const start = view.top - rows.top
    // Steps of half the overscan: not every pixel of a scroll is a render.
    const step = OVERSCAN_PX / 2
    const from = Math.floor((start - OVERSCAN_PX) / step) * step
    const to = Math.ceil((start + (view.height || UNSEEN_VIEWPORT_PX) + OVERSCAN_PX) / step) * step
    setVisible((old) => (old.start === from && old.end === to ? old : { start: from, end: to }))
  }, [container, scroller])

  useLayoutEffect(look, [look, count])

  useEffect(() => {
    const target: EventTarget = scroller?.current ?? window
    target.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      target.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [look, scroller])

  const observer = useMemo(
    () =>
      new ResizeObserver((entries) => {
        let changed = false
        for (const { target } of entries) {
          const index = Number((target as HTMLElement).dataset.index)
          const height = target.getBoundingClientRect().height
          if (height === 0 || heights.current.get(index) === height) continue
          heights.current.set(index, height)
          // The first row seen stands for all unseen ones: a moving estimate would move the page.
          seen.current ??= height
          changed = true
        }
        if (changed) rerender((n) => n + 1)
      }),
    [],
  )
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

  const view = count <= wholeUpTo ? EVERYTHING : visible
  let [from, before] = [0, 0]
  while (from < count && before + heightOf(from) < view.start) before += heightOf(from++)
  let [to, end] = [from, before]
  while (to < count && end < view.end) end += heightOf(to++)
  let after = 0
  for (let index = to; index < count; index++) after += heightOf(index)

  const scrollTo = (index: number) => {
    const box = scroller?.current
    if (!box) return
    let top = 0
    for (let i = 0; i < index; i++) top += heightOf(i)
    const bottom = top + heightOf(index)
    if (top < box.scrollTop) box.scrollTop = top
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
  }

  return { from, to, before, after, measure, scrollTo }
}
