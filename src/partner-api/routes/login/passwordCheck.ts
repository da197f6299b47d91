import { addressNetwork } from '../../auth/limits/addressBlock'
import type { Admitted } from '../../auth/limits/loginGate'
import type { Visitor } from '../../auth/limits/visitor'
import { hashPassword, verifyPassword } from '../../auth/passwords'
import { TooBusyError } from '../../auth/passwordWork'
import { newToken } from '../../auth/tokens'
import type { UserRow } from '../../store'
import type { ApiContext } from '../context'

/** Hashes a password that its user has chosen, as soon as the queue lets it. Rejects with TooBusyError. */
export const queuedHash = ({ iterations, passwordWork }: ApiContext, password: string, who: string): Promise<string> =>
  passwordWork(() => hashPassword(password, iterations), { line: 'own', who })

/**
 * Returns a function that verifies the password of a login. An unknown email takes as long as a wrong password, so that
 * the time of an answer does not tell which accounts exist.
 */
export function passwordCheck({ iterations, passwordWork }: ApiContext) {
  let decoy: Promise<string> | undefined

  return async (user: UserRow | null, { email, address }: Visitor, password: string, gate: Admitted) => {
    decoy ??= hashPassword(newToken(), iterations)
    const hash = user?.passwordHash || (await decoy)
    try {
      const turn = gate.isKnown
        ? ({ line: 'known', who: email } as const)
        : ({ line: 'strangers', who: addressNetwork(address) } as const)
      return (await passwordWork(() => verifyPassword(password, hash), turn)) && user !== null
    } catch (error) {
      if (error instanceof TooBusyError) await gate.takeBack(false)
      throw error
    }
  }
}
