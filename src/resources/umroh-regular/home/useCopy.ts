import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { PhoneUserContext } from '../../phoneUserContext'

/**
 * A list that the phone keeps for its user under a name, and how to change it. `read` reads the kept text; it must be the
 * same function at each render.
 */
export function useCopy<T>(name: string, read: (text: string | null) => T[]) {
  const { values } = use(PhoneUserContext)
  const text = useSyncExternalStore(values.subscribe, () => values.get(name))
  const kept = useMemo(() => read(text), [read, text])
  const change = useCallback(
    (to: (kept: readonly T[]) => T[]) => {
      const before = values.get(name)
      const next = JSON.stringify(to(read(before)))
      if (next !== (before ?? '[]')) values.set(name, next)
    },
    [values, name, read],
  )
  return { kept, change }
}
