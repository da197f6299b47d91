/** The tries that were counted under one name, and when the last of them was. */
export type Tries = { count: number; at: number }

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

function countAt({ forgetEvery }: Pace, { count, at }: Tries, now: number): number {
  return Math.max(0, count - Math.floor(Math.max(0, now - at) / forgetEvery))
}

/** Returns how long the next try has to wait: 0 when it may be made now. */
export function waitOf(pace: Pace, tries: Tries | null, now: number): number {
  if (!tries) return 0
  const beyond = countAt(pace, tries, now) - pace.free
  if (beyond < 0) return 0
  const wait = Math.min(pace.longestWait, pace.firstWait * 2 ** Math.min(beyond, MOST_DOUBLINGS))
  // A clock that was set back must not make the wait longer.
  return Math.min(wait, Math.max(0, tries.at + wait - now))
}

/** Returns the tries with one more, made now. */
export const oneMore = (pace: Pace, tries: Tries | null, now: number): Tries => ({
  count: (tries ? countAt(pace, tries, now) : 0) + 1,
  at: now,
})
