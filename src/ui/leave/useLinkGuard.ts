import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addressInApp } from '@/domain/values/urls'
import { isPlainClick } from '../layout/BackLink'
import { stepsBackTo } from '../hooks/trail'
import type { AskBeforeExit } from '../hooks/unsavedChanges'

/** The path and query of a clicked link that leads to another screen of the app; null for every other click. */
function pathOfClick(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || !isPlainClick(event)) return null
  const url = new URL(link.href)
  const { pathname, search } = addressInApp(url)
  const isElsewhere = pathname !== addressInApp(window.location).pathname
  return url.origin === window.location.origin && isElsewhere ? pathname + search : null
}

/**
 * Asks before the user follows a link out of a screen with unsaved changes. If the link's screen is behind in the
 * history, `goBack` leads there.
 */
export function useLinkGuard(isDirty: () => boolean, ask: AskBeforeExit, goBack: (steps: number) => void) {
  const navigate = useNavigate()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const path = pathOfClick(event)
      if (path === null || !isDirty()) return
      // The listener uses the capture phase, so that the link does not receive the click.
      event.preventDefault()
      event.stopPropagation()
      const steps = stepsBackTo(path)
      ask({ go: () => void (steps === null ? navigate(path) : goBack(steps)) })
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isDirty, navigate, ask, goBack])
}
