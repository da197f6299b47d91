import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useBackButton } from '../../../../ui/hooks/backButton'
import { placeOfEntry } from '../../../../ui/hooks/historyEntry'
import type { AskBeforeExit } from '../../../../ui/hooks/unsavedChanges'

/**
 * Asks before the phone's back button leads out of a screen with unsaved changes. The browser has moved by the time it says
 * so: the guard moves back to the screen's entry at once, and the router never hears of either move.
 */
export function useBackGuard(isDirty: () => boolean, ask: AskBeforeExit) {
  const { key, pathname } = useLocation()
  const place = useRef(0)
  // `returning`: the guard's own move back is on its way. `leaving`: the user has answered, the next move is wanted.
  const state = useRef<'watching' | 'returning' | 'leaving'>('watching')
  useEffect(() => {
    place.current = placeOfEntry() ?? 0
  }, [key])

  const onPop = useCallback(
    (event: PopStateEvent) => {
      if (state.current === 'returning') {
        event.stopImmediatePropagation()
        state.current = 'watching'
        return
      }
      if (state.current === 'leaving' || window.location.pathname === pathname || !isDirty()) return
      event.stopImmediatePropagation()
      state.current = 'returning'
      const steps = (placeOfEntry(event.state) ?? -1) - place.current
      window.history.go(-steps)
      ask({
        go() {
          state.current = 'leaving'
          window.history.go(steps)
        },
      })
    },
    [isDirty, pathname, ask],
  )
  useBackButton(onPop)
}
