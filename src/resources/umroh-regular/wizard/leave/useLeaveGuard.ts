import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOpenWizard, type Exit, type WizardGuard } from '../../../../ui/hooks/openWizard'

/** Where the router notes an entry's place in the history. */
const placeOf = (state: unknown): number | null => (state as { idx?: number } | null)?.idx ?? null

/** The path and query that a click leads to within the app, away from this screen; null for every other click. */
function wayOut(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null
  const { origin, pathname, search } = new URL(link.href)
  return origin === window.location.origin && pathname !== window.location.pathname ? pathname + search : null
}

/**
 * Asks before a wizard with something to lose is left: by a link, by the phone's back button, by closing or reloading the
 * page. `exit` is the way out that the question is, or was last, about; `onAsk` runs before it is asked.
 */
export function useLeaveGuard(isDirty: () => boolean, onAsk: () => void) {
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  const [exit, setExit] = useState<Exit | null>(null)
  // Apart: what is asked stays in its sheet while that goes down.
  const [isAsking, setAsking] = useState(false)
  const askAbout = useCallback(
    (way: Exit) => {
      onAsk()
      setExit(way)
      setAsking(true)
    },
    [onAsk],
  )
  const historyRef = useRef({ place: 0, isReturning: false, isLeaving: false })
  useEffect(() => {
    historyRef.current.place = placeOf(window.history.state) ?? 0
  }, [key])

  const guard = useMemo<WizardGuard>(
    () => ({
      ask: (way) => (isDirty() ? askAbout(way) : way.go()),
      onPop(event) {
        const history = historyRef.current
        const isLeaving = window.location.pathname !== pathname && !history.isLeaving && isDirty()
        // The router does not hear of it: the wizard stays, and with it its place in the history.
        if (isLeaving || history.isReturning) event.stopImmediatePropagation()
        history.isReturning = isLeaving && !history.isReturning
        if (!history.isReturning) return
        const steps = (placeOf(event.state) ?? -1) - history.place
        window.history.go(-steps)
        askAbout({
          go() {
            history.isLeaving = true
            window.history.go(steps)
          },
        })
      },
    }),
    [isDirty, pathname, askAbout],
  )
  useOpenWizard(guard)

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const path = wayOut(event)
      if (path === null || !isDirty()) return
      // Before the link itself hears of it.
      event.preventDefault()
      event.stopPropagation()
      askAbout({ go: () => void navigate(path) })
    }
    function onUnload(event: BeforeUnloadEvent) {
      if (isDirty()) event.preventDefault()
    }
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isDirty, navigate, askAbout])

  const stay = useCallback(() => setAsking(false), [])
  return { exit, isAsking, stay }
}
