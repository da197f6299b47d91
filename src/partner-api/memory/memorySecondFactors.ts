import { enabledAtOf, type SecondFactorStore } from '../stores/sessionStore'
import type { MemoryState, StoredSecondFactor } from './memoryState'
import { own, without } from './rows'

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
      if (!found || found.lastStep >= step) return false
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
