import type { AttemptsStore, TriesChange, Tries } from '../../stores/sessionStore'
import { oneMore, waitOf, type Pace } from './pace'

type TriesStore = Pick<AttemptsStore, 'findTries' | 'countTries'>

export type Named = { bucket: string; pace: Pick<Pace, 'forgetEvery'> }
export type Counted = Named & { pace: Pace }
export type Found = Readonly<Record<string, Tries>>
/** How long a try has to wait (0: not at all), and what is written either way. */
export type Decision = { wait: number; changes: TriesChange[] }

const MOST_READS = 20

/** Reads tries, decides, and writes what was decided. Decides again when another try was faster. Returns the wait (ms). */
export async function settle(
  store: TriesStore,
  buckets: readonly string[],
  decide: (found: Found) => Decision,
): Promise<number> {
  for (let read = 0; read < MOST_READS; read += 1) {
    const { wait, changes } = decide(await store.findTries(buckets))
    if (changes.length === 0 || (await store.countTries(changes))) return wait
  }
  // Others try at the same moment, and each read was outdated when it was to be written.
  return 1
}

export const longestWait = (all: readonly Counted[], found: Found, now: number): number =>
  Math.max(0, ...all.map(({ bucket, pace }) => waitOf(pace, found[bucket] ?? null, now)))

export const oneMoreOf = (counted: readonly Named[], found: Found, now: number): TriesChange[] =>
  counted.map(({ bucket, pace }) => {
    const before = found[bucket] ?? null
    return { bucket, before, after: oneMore(pace, before, now) }
  })

/** A row of a clock that was ahead begins now. Else no time would pass for it until the clock is there again. */
export const putRight = (counted: readonly Named[], found: Found, now: number): TriesChange[] =>
  counted.flatMap(({ bucket }) => {
    const before = found[bucket]
    return before && before.at > now ? [{ bucket, before, after: { ...before, at: now } }] : []
  })

/** Counts a try under each name. Returns the milliseconds to wait when it may not be made; then it is not counted. */
export function count(store: TriesStore, counted: readonly Counted[], now: number): Promise<number> {
  return settle(
    store,
    counted.map(({ bucket }) => bucket),
    (found) => {
      const wait = longestWait(counted, found, now)
      return { wait, changes: wait > 0 ? putRight(counted, found, now) : oneMoreOf(counted, found, now) }
    },
  )
}
