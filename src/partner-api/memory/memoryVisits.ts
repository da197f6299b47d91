import { visitWait, type VisitsStore } from '../stores/visitsStore'

const MOST_NAMES = 10_000

/** Visits are no part of the state that a browser keeps. The names that were counted longest ago are forgotten. */
export function memoryVisits(): VisitsStore {
  const busyUntil = new Map<string, number>()
  const timeOf = (name: string, now: number) => Math.max(now, busyUntil.get(name) ?? now)
  return {
    admitVisit: async (asked, given) => {
      const now = given ?? Date.now()
      const wait = Math.max(...asked.map((one) => visitWait(one, timeOf(one.name, now), now)))
      if (wait > 0) return wait
      for (const { name, every } of asked) {
        const time = timeOf(name, now) + every
        busyUntil.delete(name)
        busyUntil.set(name, time)
        const [oldest] = busyUntil.keys()
        if (busyUntil.size > MOST_NAMES && oldest !== undefined) busyUntil.delete(oldest)
      }
      return 0
    },
  }
}
