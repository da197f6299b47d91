import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { keptFollowUps, readFollowUps, type SeenPackage } from '../../../domain/status/keptFollowUps'
import { today } from '../../../domain/values/dates'
import { COPIES, PhoneUserContext } from '../../phoneUserContext'

const NAME = COPIES.followUps

/** What this phone knows of packages to take up again, and how to keep that of packages that it sees now (docs/product.md §27.1.3). */
export function useFollowUps() {
  const { values } = use(PhoneUserContext)
  const text = useSyncExternalStore(values.subscribe, () => values.get(NAME))
  const kept = useMemo(() => readFollowUps(text), [text])
  const keep = useCallback(
    (seen: readonly SeenPackage[]) => {
      const before = values.get(NAME)
      const next = JSON.stringify(keptFollowUps(readFollowUps(before), seen, today()))
      if (next !== (before ?? '[]')) values.set(NAME, next)
    },
    [values],
  )
  return { kept, keep }
}
