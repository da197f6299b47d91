import type { KeyValueStore } from '../auth-provider/browserStorage'
import type { Id } from '../domain/types'
import type { UserValues } from '../resources/phoneUserContext'

/** Keeps small texts of each user on this phone. They stay when a session ends (docs/offline.md). */
export function createUserValues({ storage, target }: { storage: KeyValueStore; target: EventTarget }) {
  const heard = new EventTarget()
  const CHANGE = 'change'
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
