import { useEffect, useEffectEvent } from 'react'

const nothing = () => undefined

/**
 * Gives the focus back to the control that opened a menu, then calls `after`. `opener` is null while the menu is closed.
 * MUI would scroll the page to the place that a control of a sticky header has in the flow.
 */
export function useFocusReturn(opener: Element | null, after: () => void = nothing): void {
  const goOn = useEffectEvent(after)
  useEffect(() => {
    if (!opener) return
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      goOn()
    }
  }, [opener])
}
