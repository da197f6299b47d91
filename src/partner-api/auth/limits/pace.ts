import type { Tries } from '../../stores/sessionStore'

/** How fast tries may follow each other. Times are milliseconds. */
export type Pace = {
  /** The number of tries that need no wait. */
  free: number
  /** The wait before the next try. Each further try doubles it, up to `longestWait`. */
  firstWait: number
  longestWait: number
  /** After each such time without a try, one counted try is forgotten. */
  forgetEvery: number
}

const MOST_DOUBLINGS = 30

/** The tries that are not forgotten yet. */
export function countAt({ forgetEvery }: Pick<Pace, 'forgetEvery'>, { count, at }: Tries, now: number): number {
  return Math.max(0, count - Math.floor(Math.max(0, now - at) / forgetEvery))
}

/** The first wait, doubled so many times, but never more than the longest one. */
export const growingWait = (
  { firstWait, longestWait }: Omit<Pace, 'free' | 'forgetEvery'>,
  doublings: number,
): number => Math.min(longestWait, firstWait * 2 ** Math.min(Math.max(0, doublings), MOST_DOUBLINGS))

/** Returns how long the next try has to wait: 0 when it may be made now. */
export function waitOf(pace: Pace, tries: Tries | null, now: number): number {
  if (!tries) return 0
  const beyond = countAt(pace, tries, now) - pace.free
  if (beyond < 0) return 0
  const wait = growingWait(pace, beyond)
  // A clock that was set back must not make the wait longer.
  return Math.min(wait, Math.max(0, tries.at + wait - now))
}

/** Returns the tries with one more, made now. */
export const oneMore = (pace: Pick<Pace, 'forgetEvery'>, tries: Tries | null, now: number): Tries => ({
  count: (tries ? countAt(pace, tries, now) : 0) + 1,
  at: now,
})
