import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

const nothing = () => undefined

/**
 * Keeps the page where it is while a sheet or a menu closes (docs/product.md §14.2.4), then calls `after`. MUI gives the focus back to the control that
 * opened it, and the browser would scroll to the place that a control of a sticky header or footer has in the flow.
 */
export function useStillPage(open: boolean, after: () => void = nothing): void {
  const wasOpen = useRef(false)
  const place = useRef(0)
  const goOn = useEffectEvent(after)
  // MUI moves the focus in an effect, which comes after this one and before the next.
  useLayoutEffect(() => {
    place.current = window.scrollY
  }, [open])
  useEffect(() => {
    if (wasOpen.current && !open) {
      if (window.scrollY !== place.current) window.scrollTo(window.scrollX, place.current)
      goOn()
    }
    wasOpen.current = open
  }, [open])
}
