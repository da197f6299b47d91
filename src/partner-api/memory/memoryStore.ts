import { cloneState, emptyState, type ExportedState, type MemoryState } from './memoryState'
import { memorySession } from './memorySession'
import { memoryVisits } from './memoryVisits'
import type { Store, StoreSession } from '../store'

export type MemoryStore = Store & {
  /** A copy of the whole content. Another store continues from it when it is given as `initial`. */
  exportState(): MemoryState
}
export type MemoryStoreOptions = {
  initial?: ExportedState
  /** Called after each committed change, for a host that keeps the state (localStorage). It must not change the state. */
  onChange?: (state: Readonly<MemoryState>) => void
}

/**
 * A {@link Store} in memory, fit for a browser and for tests. Rows are never changed in place, so a transaction works on
 * a shallow copy and either replaces the state or leaves it.
 */
export function createMemoryStore({ initial, onChange }: MemoryStoreOptions = {}): MemoryStore {
  let state = initial ? cloneState(initial) : emptyState()
  let queue: Promise<unknown> = Promise.resolve()

  function transaction<T>(work: (tx: StoreSession) => Promise<T>): Promise<T> {
    const run = queue.then(async () => {
      const draft = { ...state }
      const result = await work(memorySession(draft))
      const changed = (Object.keys(draft) as (keyof MemoryState)[]).some((table) => draft[table] !== state[table])
      state = draft
      if (changed) onChange?.(state)
      return result
    })
    queue = run.catch(() => undefined)
    return run
  }

  const alone = Object.fromEntries(
    (Object.keys(memorySession(state)) as (keyof StoreSession)[]).map((method) => [
      method,
      (...args: unknown[]) => transaction((tx) => (tx[method] as (...args: unknown[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as StoreSession

  return {
    ...alone,
    ...memoryVisits(),
    transaction,
    tidy: async () => {},
    schema: async () => null,
    close: async () => {},
    exportState: () => cloneState(state),
  }
}
