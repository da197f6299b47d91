import type { AttemptsStore } from '../stores/sessionStore'
import type { MemoryState } from './memoryState'
import { own, without } from './rows'

const placeName = (userId: number, place: string) => `${userId}:${place}`

/** The counted tries of a memory store, and the places that users signed in from. */
export function memoryAttempts(state: MemoryState): AttemptsStore {
  const change = (bucket: string, count: number, at: number) => {
    state.attempts = { ...state.attempts, [bucket]: { count, at } }
  }
  return {
    findTries: async (buckets) =>
      Object.fromEntries(
        buckets.flatMap((bucket) => {
          const tries = own(state.attempts, bucket)
          return tries ? [[bucket, { ...tries }]] : []
        }),
      ),
    countTries: async (changes) => {
      const isOutdated = changes.some(({ bucket, before }) => {
        const tries = own(state.attempts, bucket)
        return tries?.count !== before?.count || tries?.at !== before?.at
      })
      if (isOutdated) return false
      for (const { bucket, after } of changes) change(bucket, after.count, after.at)
      return true
    },
    giveBackTries: async (buckets) => {
      for (const bucket of buckets) {
        const tries = own(state.attempts, bucket)
        if (tries && tries.count > 1) change(bucket, tries.count - 1, tries.at)
        else state.attempts = without(state.attempts, (_, key) => key !== bucket)
      }
    },
    forgetTries: async (bucket) => {
      state.attempts = without(state.attempts, (_, key) => key !== bucket)
    },

    findPlaces: async (userId, places) => places.filter((place) => own(state.places, placeName(userId, place))),
    rememberPlaces: async (userId, places, now, most) => {
      const visited = places.map((place) => [placeName(userId, place), { userId, place, lastLoginAt: now }])
      const all = Object.values({ ...state.places, ...Object.fromEntries(visited) } as MemoryState['places'])
      const mine = all
        .filter((one) => one.userId === userId)
        .sort((a, b) => b.lastLoginAt - a.lastLoginAt || (a.place < b.place ? -1 : 1))
        .slice(0, most)
      const kept = [...all.filter((one) => one.userId !== userId), ...mine]
      state.places = Object.fromEntries(kept.map((one) => [placeName(one.userId, one.place), one]))
    },
  }
}
