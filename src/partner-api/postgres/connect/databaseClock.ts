const EVERY_MS = 10_000
/** A smaller difference is no wrong clock, but the way to the database and back. */
const NO_DIFFERENCE_MS = 250

type Options = { now?: () => number; ran?: () => number; everyMs?: number }

/**
 * The database's clock, for every server over it (docs/product.md §29.5.11). Between two questions the process's own running
 * time goes on, which no step of the system's clock changes, also while the database is away. `differs` is the difference to the system's clock at the start.
 */
export async function databaseClock(
  ask: () => Promise<number>,
  { now = Date.now, ran = () => performance.now(), everyMs = EVERY_MS }: Options = {},
): Promise<{ now: () => number; differs: number; end: () => void }> {
  const own = now() - ran()
  let base = own
  const compare = async () => {
    const asked = ran()
    const time = await ask().catch(() => null)
    const answered = ran()
    const found = time === null ? base : time - (asked + answered) / 2
    if (Math.abs(found - base) > Math.max(NO_DIFFERENCE_MS, answered - asked)) base = found
  }
  await compare()
  const timer = setInterval(() => void compare(), everyMs)
  timer.unref()
  return { now: () => Math.round(base + ran()), differs: base - own, end: () => clearInterval(timer) }
}
