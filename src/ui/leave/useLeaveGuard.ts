import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import { expectMove } from '../hooks/browserHistory'
import { useScreenWithForm, type AskBeforeExit, type Exit } from '../hooks/unsavedChanges'

/**
 * Asks before a screen with unsaved changes is left: by a link, by the phone's back button, by a sign-out, by closing
 * or reloading the page. `exit` is the way out that the question is about; it stays set while the sheet closes. `onAsk`
 * runs before the question.
 */
export function useLeaveGuard(isDirty: () => boolean, onAsk: () => void) {
  const [exit, setExit] = useState<Exit | null>(null)
  // This state is separate, so that the sheet keeps its text while it closes.
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(
    (way: Exit) => {
      if (!isDirty()) return way.go()
      onAsk()
      setExit(way)
      setAsking(true)
    },
    [isDirty, onAsk],
  )
  useScreenWithForm(ask)
  const reset = useWayGuard(isDirty, ask)
  useUnloadGuard(isDirty)

  const stay = useCallback(() => {
    setAsking(false)
    reset()
  }, [reset])
  return { exit, isAsking, stay }
}

/**
 * react-router's blocker asks before a link or the back button leads to another address. A replacement is the app's own
 * decision, as after a sign-out. Returns how to forget the way that was blocked.
 */
function useWayGuard(isDirty: () => boolean, ask: AskBeforeExit) {
  const isMove = useRef(false)
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const isBlocked = historyAction !== 'REPLACE' && nextLocation.pathname !== currentLocation.pathname && isDirty()
      isMove.current = historyAction === 'POP'
      // The router moves back to this screen's entry.
      if (isBlocked && isMove.current) expectMove()
      return isBlocked
    },
    [isDirty],
  )
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    ask({
      go() {
        if (isMove.current) expectMove()
        blocker.proceed()
      },
    })
  }, [blocker, ask])
  return useCallback(() => blocker.reset?.(), [blocker])
}

/** The browser itself asks before the page is closed or reloaded. */
function useUnloadGuard(isDirty: () => boolean) {
  useEffect(() => {
    function onUnload(event: BeforeUnloadEvent) {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [isDirty])
}
