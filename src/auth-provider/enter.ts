import { isObject } from '@/domain/values/isObject'
import { readAccount, readMitra } from './storedSession'
import type { Session } from './session'

/** Signs out whoever was signed in here, with everything that this phone keeps of them. */
export function leaveHere(session: Session): void {
  if (session.getToken() !== null) session.end({ bySelf: true })
}

/**
 * Begins the session of an answer that signs somebody in, as a login's does. It first signs out whoever
 * was signed in here. Returns false when the answer has no session.
 */
export function enter(session: Session, answer: unknown): boolean {
  if (!isObject(answer)) return false
  const [user, { token }] = [readAccount(answer), answer]
  if (typeof token !== 'string' || token === '' || !user) return false
  leaveHere(session)
  session.start({ token, user, mitra: readMitra(answer.mitra) })
  return true
}
