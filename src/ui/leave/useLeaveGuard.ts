import { useCallback, useEffect, useState } from 'react'
import { useScreenWithForm, type Exit } from '../hooks/unsavedChanges'
import { useBackGuard } from './useBackGuard'
import { useLinkGuard } from './useLinkGuard'

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
  const goBack = useBackGuard(isDirty, ask)
  useLinkGuard(isDirty, ask, goBack)
  useUnloadGuard(isDirty)

  const stay = useCallback(() => setAsking(false), [])
  return { exit, isAsking, stay }
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
