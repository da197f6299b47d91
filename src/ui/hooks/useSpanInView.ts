import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** A part of the rows, in px from the first row. */
export type Span = { start: number; end: number }

export type SpanOptions = {
  count: number
  /** The element that holds the rows. */
  containerRef: RefObject<HTMLElement | null>
  /** The element that scrolls. Without it, the window scrolls. */
  scrollerRef?: RefObject<HTMLElement | null>
}

const OVERSCAN_PX = 400
const UNSEEN_VIEWPORT_PX = 800

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
export function useSpanInView({ count, containerRef, scrollerRef }: SpanOptions): Span {
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
