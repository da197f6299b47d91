import { memoryStore, type Store } from 'ra-core'
import { isObject } from '@/domain/values/isObject'
import type { UserValues } from '@/ui/user/phoneUserContext'

const NAME = 'tables'

/** The keys that outlast the page: saved searches, chosen columns, how close rows stand, and the menu's folded groups. */
const isKept = (key: string): boolean =>
  key === 'density' || key === 'menu.folded' || /\.(savedQueries|datatable|datatable_columnRanks)$/.test(key)

function readKept(values: UserValues): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(values.get(NAME) ?? '{}')
    return isObject(kept) ? Object.fromEntries(Object.entries(kept).filter(([key]) => isKept(key))) : {}
  } catch {
    return {}
  }
}

/** react-admin's store of one user: in memory, and on this device what the user has set up (docs/product.md §15.7.8). */
export function userStore(values: UserValues, locale: string): Store {
  const store = memoryStore({ ...readKept(values), locale })
  return {
    ...store,
    setItem(key, value) {
      store.setItem(key, value)
      if (isKept(key)) values.set(NAME, JSON.stringify({ ...readKept(values), [key]: value }))
    },
  }
}
