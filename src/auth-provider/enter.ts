import { isObject } from '../domain/values/isObject'
import { readAccount } from './readUser'
import type { Session } from './session'

/**
 * Begins the session of an answer that signs somebody in, as a login's does. Whoever was signed in here is signed out, with
 * everything that this phone keeps of them. Returns false when the answer has no session.
 */
export function enter(session: Session, answer: unknown): boolean {
  const user = isObject(answer) ? readAccount(answer) : null
  const token = isObject(answer) ? answer.token : null
  if (typeof token !== 'string' || token === '' || !user) return false
  if (session.getToken() !== null) session.end({ bySelf: true })
  session.start({ token, user })
  return true
}
