import { AsyncLocalStorage } from 'node:async_hooks'
import { isOutage } from '../../stores/outage'

/** A failover takes a few seconds. Longer than this nobody waits with a phone in the hand (docs/product.md §29.5.4). */
const LONGEST_TRYING = 8_000
const FIRST_PAUSE = 25
const LONGEST_PAUSE = 500

export type Clock = { now: () => number; wait: (ms: number) => Promise<void>; random: () => number }

const realClock: Clock = {
  // A step of the system's clock must not make it longer.
  now: () => performance.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  random: Math.random,
}

/** The time at which the repetition around this work ends. */
const end = new AsyncLocalStorage<number>()

async function repeated<T>(work: () => Promise<T>, until: number, { now, wait, random }: Clock): Promise<T> {
  for (let longest = FIRST_PAUSE; ; longest = Math.min(LONGEST_PAUSE, longest * 2)) {
    try {
      return await work()
    } catch (error) {
      const pause = longest * (1 - random() / 2)
      if (!isOutage(error) || now() + pause > until) throw error
      await wait(pause)
    }
  }
}

/**
 * Repeats `work` while it fails by an outage of the database, for at most eight seconds. A repetition inside
 * another one shares its eight seconds. The pauses grow, and are random by half, so that processes which lost their database
 * together do not come back together. The work must be harmless when it runs twice.
 */
export function again<T>(work: () => Promise<T>, clock: Clock = realClock): Promise<T> {
  const until = end.getStore() ?? clock.now() + LONGEST_TRYING
  return end.run(until, () => repeated(work, until, clock))
}

/** A machine that starts again has its database up within a minute. */
const START_WAITS = 60_000

/** Repeats `work`, which opens the database, for at most a minute while the database is not up yet. `waiting` is told once. */
export function whenUp<T>(work: () => Promise<T>, waiting: () => void, clock: Clock = realClock): Promise<T> {
  let isTold = false
  const told = async () => {
    try {
      return await work()
    } catch (error) {
      if (!isTold && isOutage(error)) waiting()
      isTold ||= isOutage(error)
      throw error
    }
  }
  return repeated(told, clock.now() + START_WAITS, clock)
}
