import { useNotify } from 'ra-core'
import { useCallback, useState } from 'react'
import { hasNetwork } from './network'

/**
 * A sheet whose code is loaded when it is first asked for. `subject` is what the sheet is about, null while it is closed;
 * `isAsked` says that the code is there: the sheet may be rendered, and needs no Suspense around it.
 */
export function useLazySheet<T>(sheet: { preload: () => Promise<unknown> }) {
  const notify = useNotify()
  const [subject, setSubject] = useState<T | null>(null)
  const [isAsked, setAsked] = useState(false)
  const open = useCallback(
    (wanted: T) => {
      const show = () => {
        setAsked(true)
        setSubject(() => wanted)
      }
      sheet.preload().then(show, () => notify(hasNetwork() ? 'error.code' : 'error.network', { type: 'error' }))
    },
    [sheet, notify],
  )
  const close = useCallback(() => setSubject(null), [])
  return { subject, isAsked, open, close }
}
