import { useCallback } from 'react'
import { readRecent, withoutGone, withShown, type Recent } from '../../../domain/package/recent'
import type { Id } from '../../../domain/types'
import { COPIES } from '../../phoneUserContext'
import { useCopy } from './useCopy'

/** The packages that this phone has shown last, and how to keep them (docs/product.md §27.1.4). */
export function useRecent() {
  const { kept: recent, change } = useCopy(COPIES.recent, readRecent)
  const keepShown = useCallback((shown: Recent) => change((kept) => withShown(kept, shown)), [change])
  const forget = useCallback((id: Id) => change((kept) => withoutGone(kept, id)), [change])
  return { recent, keepShown, forget }
}
