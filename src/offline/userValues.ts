import type { KeyValueStore } from '@/auth-provider/browserStorage'
import type { Id } from '@/domain/types'
import type { Session } from '@/auth-provider/session'
import { COPIES, WORK, type UserValues } from '@/resources/phoneUserContext'
import { isServersCopy, OFFER_PROFILE } from '@/resources/readRounding'

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
      const gone: string[] = [...Object.values(COPIES), ...(signedOut ? Object.values(WORK) : [])]
      if (isServersCopy(storage.getItem(`${OFFER_PROFILE}/${owner}`))) gone.push(OFFER_PROFILE)
      for (const name of gone) storage.removeItem(`${name}/${owner}`)
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
