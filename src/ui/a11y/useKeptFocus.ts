import { useLayoutEffect, useRef } from 'react'

/**
 * A control that is disabled during a request loses the focus. It gets the focus back, unless the user has moved the
 * focus.
 */
export function useKeptFocus(isBusy: boolean): void {
  const kept = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (isBusy) kept.current = focused
    else if (focused === document.body && kept.current instanceof HTMLElement)
      kept.current.focus({ preventScroll: true })
  }, [isBusy])
}
