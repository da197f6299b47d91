/** The part of Web Storage that the session needs. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /**
   * True when the value of this key is only in memory and is lost with the page. Absent on storages that always
   * persist.
   */
  isFleeting?: (key: string) => boolean
}

/** Web Storage that never throws. When the storage is blocked or full, values stay in memory until the page closes. */
export function safeStorage(open: () => KeyValueStore): KeyValueStore {
  const memory = new Map<string, string>()
  const attempt = <T>(work: (storage: KeyValueStore) => T, otherwise: () => T): T => {
    try {
      return work(open())
    } catch {
      return otherwise()
    }
  }
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      ),
    isFleeting: (key) => memory.has(key),
    removeItem: (key) => {
      memory.delete(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
  }
}
