import { enabledAtOf, type SessionStore } from '../stores/sessionStore'
import { mayEnter, publicMitra, withPassword } from './memoryAccounts'
import { memorySecondFactors } from './memorySecondFactors'
import type { MemoryState, StoredUser } from './memoryState'
import { copy, own, without } from './rows'

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
        .map(([hash, { userId: _user, device: _device, ...token }]) => ({ ...copy(token), hash }))
        .sort((a, b) => b.lastUsedAt - a.lastUsedAt || b.id - a.id),
    deleteDevice: async (userId, id) => remove((token) => token.userId === userId && token.id === id) > 0,
    deleteTokensOf: async (userId, exceptHash) =>
      remove((token, hash) => token.userId === userId && hash !== exceptHash),
  }
}
