import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** The id of the request that the running code answers; undefined outside of any request. */
export const requestIdNow = (): string | undefined => current.getStore()

/** Runs `work` under a new id. The id is never taken from a header, because a client could write anything into the log. */
export function withRequestId<T>(work: (id: string) => T): T {
  const id = randomUUID()
  return current.run(id, () => work(id))
}
