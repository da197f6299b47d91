import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { readRecent, withoutGone, withShown, type Recent } from '../../../domain/package/recent'
import type { Id } from '../../../domain/types'
import { COPIES, PhoneUserContext } from '../../phoneUserContext'

const NAME = COPIES.recent

/** The packages that this phone has shown last, and how to keep them (docs/product.md §27.1.4). */
export function useRecent() {
  const { values } = use(PhoneUserContext)
  const text = useSyncExternalStore(values.subscribe, () => values.get(NAME))
  const recent = useMemo(() => readRecent(text), [text])
  const put = useCallback(
    (change: (kept: readonly Recent[]) => Recent[]) => {
      const before = values.get(NAME)
      const next = JSON.stringify(change(readRecent(before)))
      if (next !== (before ?? '[]')) values.set(NAME, next)
    },
    [values],
  )
  const keepShown = useCallback((shown: Recent) => put((kept) => withShown(kept, shown)), [put])
  const forget = useCallback((id: Id) => put((kept) => withoutGone(kept, id)), [put])
  return { recent, keepShown, forget }
}
