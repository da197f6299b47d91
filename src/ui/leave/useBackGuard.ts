import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { addressInApp } from '@/domain/values/urls'
import { useBackButton } from '../hooks/backButton'
import { moveInHistory, placeOfEntry } from '../hooks/browserHistory'
import type { AskBeforeExit } from '../hooks/unsavedChanges'

/**
 * Asks before the phone's back button leads out of a screen with unsaved changes. When the browser reports the move, it
 * has already happened. The guard moves back to the screen's entry at once, and hides both moves from the router.
 */
export function useBackGuard(isDirty: () => boolean, ask: AskBeforeExit) {
  const { key, pathname } = useLocation()
  const place = useRef(0)
  // `returning`: the guard's own move back is under way. `leaving`: the user has agreed to leave, so the next move may
  // happen.
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
      if (state.current === 'leaving' || addressInApp(window.location).pathname === pathname || !isDirty()) return
      event.stopImmediatePropagation()
      state.current = 'returning'
      const steps = (placeOfEntry(event.state) ?? -1) - place.current
      moveInHistory(-steps)
      ask({
        go() {
          state.current = 'leaving'
          moveInHistory(steps)
        },
      })
    },
    [isDirty, pathname, ask],
  )
  useBackButton(onPop)

  /** Goes back by this many entries, out of the screen, without a question. */
  return useCallback((steps: number) => {
    state.current = 'leaving'
    moveInHistory(steps)
  }, [])
}
