import {
  enabledAtOf,
  isNewStep,
  type SecondFactorStore,
  type SessionStore,
  type AttemptsStore,
} from '../stores/sessionStore'
import { type MemoryState, type StoredSecondFactor, type StoredUser, copy, without, own } from './memoryState'
import type { PushAddress, PushStore } from '../stores/pushStore'
import { mayEnter, publicMitra, withPassword } from './memoryAccounts'

/** The authenticator apps of a memory store. */
export function memorySecondFactors(state: MemoryState): SecondFactorStore {
  const find = (userId: number) => own(state.secondFactors, String(userId))
  const put = (userId: number, factor: StoredSecondFactor) => {
    state.secondFactors = { ...state.secondFactors, [userId]: factor }
  }
  return {
    findSecondFactor: async (userId) => {
      const found = find(userId)
      return found ? { ...found, recoveryCodes: found.recoveryCodes.length } : null
    },
    putSecret: async (userId, secret) => {
      if (enabledAtOf(find(userId)) !== null) return false
      put(userId, { secret, enabledAt: null, lastStep: 0, recoveryCodes: [] })
      return true
    },
    useStep: async (userId, step) => {
      const found = find(userId)
      if (!found || !isNewStep(step, found.lastStep)) return false
      put(userId, { ...found, lastStep: step })
      return true
    },
    enableSecondFactor: async (userId, now, codeHashes) => {
      const found = find(userId)
      if (found) put(userId, { ...found, enabledAt: now, recoveryCodes: [...codeHashes] })
    },
    useRecoveryCode: async (userId, hash) => {
      const found = find(userId)
      if (!found?.recoveryCodes.includes(hash)) return false
      put(userId, { ...found, recoveryCodes: found.recoveryCodes.filter((one) => one !== hash) })
      return true
    },
    deleteSecondFactor: async (userId) => {
      const found = find(userId)
      state.secondFactors = without(state.secondFactors, (_, key) => key !== String(userId))
      return found !== undefined
    },
  }
}

function withoutPassword(row: StoredUser) {
  const { passwordHash: _, ...user } = withPassword(row)
  return user
}
/** The sessions of a memory store. */
export function memoryTokens(state: MemoryState, takeId: () => number): SessionStore {
  const { findSecondFactor } = memorySecondFactors(state)
  const remove = (isEnded: (token: MemoryState['tokens'][string], hash: string) => boolean) => {
    const before = Object.keys(state.tokens).length
    state.tokens = without(state.tokens, (token, hash) => !isEnded(token, hash))
    return before - Object.keys(state.tokens).length
  }

  return {
    insertToken: async ({ hash, ...session }, checked) => {
      const owner = state.users.find(({ id }) => id === session.userId)
      if (!owner || (checked && owner.passwordHash !== checked.passwordHash)) return false
      if (checked && enabledAtOf(await findSecondFactor(owner.id)) !== checked.factorEnabledAt) return false
      if (session.device !== null)
        remove(({ userId, device }) => userId === session.userId && device === session.device)
      const token = { ...copy(session), id: takeId(), lastUsedAt: session.createdAt }
      state.tokens = { ...state.tokens, [hash]: token }
      return true
    },
    findSession: async (hash) => {
      const token = own(state.tokens, hash)
      const user = token && state.users.find(({ id }) => id === token.userId)
      if (!token || !user || !mayEnter(state, user)) return null
      return {
        user: withoutPassword(user),
        mitra: publicMitra(state.mitra.find(({ id }) => id === user.mitraId)),
        createdAt: token.createdAt,
        lastUsedAt: token.lastUsedAt,
      }
    },
    touchToken: async (hash, now) => {
      const token = own(state.tokens, hash)
      if (token) state.tokens = { ...state.tokens, [hash]: { ...token, lastUsedAt: now } }
    },
    deleteToken: async (hash) => {
      remove((_, key) => key === hash)
    },

    listDevices: async (userId) =>
      Object.entries(state.tokens)
        .filter(([, token]) => token.userId === userId)
        .map(([hash, { userId: _user, device: _device, push: _push, ...token }]) => ({ ...copy(token), hash }))
        .sort((a, b) => b.lastUsedAt - a.lastUsedAt || b.id - a.id),
    deleteDevice: async (userId, id) => remove((token) => token.userId === userId && token.id === id) > 0,
    deleteTokensOf: async (userId, exceptHash) =>
      remove((token, hash) => token.userId === userId && hash !== exceptHash),
  }
}

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

/** The subscriptions of a memory store. It sends nothing, so it keeps no notice. */
export function memoryPush(state: MemoryState): PushStore {
  const putPush = async (hash: string, push: PushAddress | null) => {
    const token = own(state.tokens, hash)
    if (token) state.tokens = { ...state.tokens, [hash]: { ...token, push } }
  }
  const nothing = async () => undefined
  return {
    pushKeys: async (make) => make(),
    findPush: async (hash) => own(state.tokens, hash)?.push ?? null,
    putPush,
    deletePush: (hash) => putPush(hash, null),
    noteOffer: nothing,
    noteReminders: nothing,
    takeNotices: async () => [],
    endNotice: nothing,
  }
}
