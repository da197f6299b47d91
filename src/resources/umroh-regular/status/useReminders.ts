import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { keptReminders, readReminders } from '../../../domain/status/reminders'
import type { PackageDetail, PackageRow } from '../../../domain/types'
import { COPIES, PhoneUserContext } from '../../phoneUserContext'

const NAME = COPIES.reminders

/** The reminders that this phone has seen, and how to keep those of packages that it sees now (docs/product.md §21.6.3). */
export function useReminders() {
  const { values } = use(PhoneUserContext)
  const text = useSyncExternalStore(values.subscribe, () => values.get(NAME))
  const reminders = useMemo(() => readReminders(text), [text])
  const keep = useCallback(
    (seen: readonly Pick<PackageRow | PackageDetail, 'id' | 'name' | 'progress'>[]) => {
      const before = values.get(NAME)
      const next = JSON.stringify(keptReminders(readReminders(before), seen))
      if (next !== (before ?? '[]')) values.set(NAME, next)
    },
    [values],
  )
  return { reminders, keep }
}
