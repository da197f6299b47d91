import type { KeyValueStore } from '@/auth-provider/browserStorage'
import { PUSH_WISH } from '@/domain/access/pushFields'
import type { Id } from '@/domain/types'
import type { Session } from '@/auth-provider/session'
import { definitions } from '@/resources/registry'
import type { UserValues } from '@/ui/user/phoneUserContext'

/** The texts that resources keep, by name, and what takes them away. */
const KEPT = [...definitions.flatMap(({ keeps = {} }) => Object.entries(keeps)), [PUSH_WISH, 'signOut'] as const]

type UserValuesOptions = {
  storage: KeyValueStore
  target: EventTarget
  session: Session
  /** The user of the session that storage holds when the page is loaded. It may have expired. */
  owner: Id | null
}

/**
 * Keeps small texts of each user on this phone (docs/offline.md). When a session ends, only the
 * copies of the server's data go. At 'Keluar' the user's work goes, too.
 */
export function createUserValues({ storage, target, session, owner }: UserValuesOptions) {
  const heard = new EventTarget()
  const CHANGE = 'change'
  session.subscribe(() => {
    const { status, user, signedOut } = session.getSnapshot()
    if (user) owner = user.id
    else if (status === 'unauthenticated' && owner !== null) {
      for (const [name, end] of KEPT) {
        const key = `${name}/${owner}`
        const goes = typeof end === 'function' ? end(storage.getItem(key)) : end === 'session' || signedOut
        if (goes) storage.removeItem(key)
      }
      owner = null
      heard.dispatchEvent(new Event(CHANGE))
    }
  })
  const of = (userId: Id): UserValues => {
    const keyOf = (name: string) => `${name}/${userId}`
    return {
      get: (name) => storage.getItem(keyOf(name)),
      set(name, text) {
        storage.setItem(keyOf(name), text)
        heard.dispatchEvent(new Event(CHANGE))
        return !storage.isFleeting?.(keyOf(name))
      },
      subscribe(listener) {
        heard.addEventListener(CHANGE, listener)
        target.addEventListener('storage', listener)
        return () => {
          heard.removeEventListener(CHANGE, listener)
          target.removeEventListener('storage', listener)
        }
      },
    }
  }
  return { of }
}
