import { useNotify } from 'ra-core'
import { useCallback, useState } from 'react'
import type { PackageRow } from '../../../domain/types'
import { DuplicateSheet } from './lazyDuplicateSheet'

/** The package to duplicate, once the code of the sheet has been loaded. */
export function useDuplicating() {
  const notify = useNotify()
  const [duplicated, setDuplicated] = useState<PackageRow | null>(null)
  const [isAsked, setAsked] = useState(false)
  const duplicate = useCallback(
    (row: PackageRow) => {
      const open = () => {
        setAsked(true)
        setDuplicated(row)
      }
      DuplicateSheet.preload().then(open, () =>
        notify(navigator.onLine ? 'error.code' : 'error.network', { type: 'error' }),
      )
    },
    [notify],
  )
  const close = useCallback(() => setDuplicated(null), [])
  return { duplicated, isAsked, duplicate, close }
}
