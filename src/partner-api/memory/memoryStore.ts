import { copy, emptyState, type MemoryState } from './memoryState'
import { memorySession } from './memorySession'
import type { Store, StoreSession } from '../stores/store'
import { busyAt, visitWait, type Asked, type VisitsStore } from '../stores/sessionStore'

const MOST_NAMES = 10_000

/** Visits are no part of the state that a browser keeps. The names that were counted longest ago are forgotten. */
function memoryVisits(): VisitsStore {
  const busyUntil = new Map<string, number>()
  const timeOf = (one: Asked, now: number) => busyAt(one, busyUntil.get(one.name), now)
  return {
    admitVisit: async (asked, given) => {
      const now = given ?? Date.now()
      const wait = Math.max(...asked.map((one) => visitWait(one, timeOf(one, now), now)))
      if (wait > 0) return wait
      for (const one of asked) {
        const { name, every } = one
        const time = timeOf(one, now) + every
        busyUntil.delete(name)
        busyUntil.set(name, time)
        const [oldest] = busyUntil.keys()
        if (busyUntil.size > MOST_NAMES && oldest !== undefined) busyUntil.delete(oldest)
      }
      return 0
    },
  }
}

export type MemoryStore = Store & {
  /** A copy of the whole content. Another store continues from it when it is given as `initial`. */
  exportState(): MemoryState
}
export type MemoryStoreOptions = {
  initial?: MemoryState
  /** Called after each committed change, for a host that keeps the state (localStorage). It must not change the state. */
  onChange?: (state: Readonly<MemoryState>) => void
}

/**
 * A {@link Store} in memory, fit for a browser and for tests. Rows are never changed in place, so a transaction works on
 * a shallow copy and either replaces the state or leaves it.
 */
export function createMemoryStore({ initial, onChange }: MemoryStoreOptions = {}): MemoryStore {
  let state = initial ? copy(initial) : emptyState()
  let queue: Promise<unknown> = Promise.resolve()

  /** Runs `work` after all work before it, on a copy of the state, which then becomes the state if `work` has changed it. */
  function inTurn<T>(draft: MemoryState, work: () => Promise<T>): Promise<T> {
    const run = queue.then(async () => {
      Object.assign(draft, state)
      const result = await work()
      const changed = (Object.keys(draft) as (keyof MemoryState)[]).some((table) => draft[table] !== state[table])
      if (!changed) return result
      state = { ...draft }
      onChange?.(state)
      return result
    })
    queue = run.catch(() => undefined)
    return run
  }

  function transaction<T>(work: (tx: StoreSession) => Promise<T>): Promise<T> {
    const draft = emptyState()
    return inTurn(draft, () => work(memorySession(draft)))
  }

  // A single call ends before the next begins, so all of them share one copy and the operations on it.
  const shared = emptyState()
  const alone = <Calls extends object>(calls: Calls): Calls =>
    Object.fromEntries(
      Object.entries(calls as Record<string, object>).map(([name, call]) => [
        name,
        typeof call === 'function' ? (...args: unknown[]) => inTurn(shared, async () => call(...args)) : alone(call),
      ]),
    ) as Calls

  return {
    ...alone(memorySession(shared)),
    ...memoryVisits(),
    transaction,
    tidy: async () => {},
    schema: async () => null,
    close: async () => {},
    exportState: () => copy(state),
  }
}
