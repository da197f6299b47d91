import { useLayoutEffect, useRef } from 'react'

/** A control that is disabled while something is sent loses the focus: it gets it back, unless it has gone elsewhere meanwhile. */
export function useKeptFocus(isBusy: boolean): void {
  const kept = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (isBusy) kept.current = focused
    else if (focused === document.body && kept.current instanceof HTMLElement)
      kept.current.focus({ preventScroll: true })
  }, [isBusy])
}
