import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

const nothing = () => undefined

/**
 * Gives the focus back to the control that opened a sheet or a menu, then calls `after`. MUI would scroll the page to the
 * place that a control of a sticky header or footer has in the flow.
 */
export function useFocusReturn(open: boolean, after: () => void = nothing): void {
  const opener = useRef<Element | null>(null)
  // MUI takes the focus in an effect, which comes after this one.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  const giveBack = useEffectEvent(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    after()
  })
  useEffect(() => (open ? () => giveBack() : undefined), [open])
}
