/** 128 random bits in hex. Not `crypto.randomUUID`: that exists only on https, and a phone may test over plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Idempotency keys for the saves of one form: the same contents get the same key however often they are sent, so that
 * a save whose answer was lost is not made twice; changed contents are another save.
 */
export function createSaveKeys(newKey: () => string = randomKey) {
  let last: { contents: string; key: string } | null = null
  return {
    keyFor(contents: unknown): string {
      const text = JSON.stringify(contents)
      if (last?.contents !== text) last = { contents: text, key: newKey() }
      return last.key
    },
    /** After a save that succeeded: the same contents again are a new one. */
    forget() {
      last = null
    },
  }
}
