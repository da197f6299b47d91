import { useCallback } from 'react'
import { keptFollowUps, readFollowUps, type SeenPackage } from '../../../domain/status/keptFollowUps'
import { withoutGone } from '../../../domain/package/recent'
import type { Id } from '../../../domain/types'
import { today } from '../../../domain/values/dates'
import { COPIES } from '../../phoneUserContext'
import { useCopy } from './useCopy'

/** What this phone knows of packages to take up again, and how to keep that of packages that it sees now (docs/product.md §27.1.3). */
export function useFollowUps() {
  const { kept, change } = useCopy(COPIES.followUps, readFollowUps)
  const keep = useCallback(
    (seen: readonly SeenPackage[]) => change((before) => keptFollowUps(before, seen, today())),
    [change],
  )
  const forget = useCallback((id: Id) => change((before) => withoutGone(before, id)), [change])
  return { kept, keep, forget }
}
