/** The server's `Date` of an answer, and this phone's time before and after the request. All are ms since the epoch. */
export type DatedAnswer = { server: number; sentAt: number; receivedAt: number }

/** From this difference on the phone's clock counts as wrong. */
const WRONG_CLOCK_MS = 10 * 60_000
/** A change of the phone's clock by more than this, against the time that the page has run, is no drift. */
const STEP_MS = 60_000

type ClockOptions = { now?: () => number; ran?: () => number }

/**
 * Compares this phone's clock with the server's answers. Nothing on the phone may be deleted because
 * its own clock was moved (docs/product.md §4.8).
 */
export function createServerClock({ now = Date.now, ran = () => performance.now() }: ClockOptions = {}) {
  let offset: number | null = null
  let base = 0
  const listeners = new Set<() => void>()
  const hasMoved = () => Math.abs(now() - ran() - base) > STEP_MS

  function note({ server, sentAt, receivedAt }: DatedAnswer) {
    if (!Number.isFinite(server)) return
    const told = server > receivedAt ? server - receivedAt : Math.min(0, server - sentAt)
    // A cached answer tells an earlier time, never a later one.
    const next = offset === null || hasMoved() ? told : Math.max(offset, told)
    base = now() - ran()
    if (next === offset) return
    offset = next
    for (const heard of listeners) heard()
  }

  /** The server's time; null while no answer has told it since the phone's clock was moved last. */
  const serverNow = (): number | null => (offset === null || hasMoved() ? null : now() + offset)

  return {
    note,
    serverNow,
    isWrong: (): boolean => offset !== null && Math.abs(offset) >= WRONG_CLOCK_MS,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ServerClock = ReturnType<typeof createServerClock>
