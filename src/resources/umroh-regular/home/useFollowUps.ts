import { useCallback } from 'react'
import { keptFollowUps, readFollowUps, type SeenPackage } from '../../../domain/status/keptFollowUps'
import { withoutGone } from '../../../domain/package/recent'
import type { Id } from '../../../domain/types'
import { today } from '../../../domain/values/dates'
import { COPIES } from '../../phoneUserContext'
import { useCopy } from './useCopy'

/** The packages to take up again that this phone knows, and the functions that keep and forget them (docs/product.md §27.1.3). */
export function useFollowUps() {
  const { kept, change } = useCopy(COPIES.followUps, readFollowUps)
  const keep = useCallback(
    (seen: readonly SeenPackage[]) => change((before) => keptFollowUps(before, seen, today())),
    [change],
  )
  const forget = useCallback((id: Id) => change((before) => withoutGone(before, id)), [change])
  return { kept, keep, forget }
}
