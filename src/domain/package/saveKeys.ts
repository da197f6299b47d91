/** 128 random bits in hex. Not `crypto.randomUUID`: that exists only on https, and a phone may test over plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** FNV-1a: 32 bits of a text. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}

/** Keys that every tab finds by itself: in one draft, the same contents at the same prices are one save, whoever sends it. */
export const keysOfDraft = (writer: string) => (sent: string) => `${writer}-${hashOf(sent)}`

/** A save that was tried: what it held, and the key it was sent with. */
export type SaveAttempt = {
  contents: string
  key: string
  /** ms since the epoch. */
  sentAt: number
  /** What it was to cost, as the mitra saw it. */
  shown?: string
  /** Nobody knows whether it arrived. */
  isUnsure?: boolean
  /** What it made may hold something else by now. */
  isChanged?: boolean
}

/** A server forgets a key a day later (partner-api/idempotency.ts): after this, a save whose answer was lost can be made sure of no more. */
export const KEY_LIFE_MS = 30 * 24 * 60 * 60_000

/**
 * Idempotency keys for the saves of one form: the same contents get the same key however often they are sent, so that
 * a save whose answer was lost is not made twice; changed contents are another save. `earlier` is one of an earlier visit.
 */
export function createSaveKeys(
  earlier: SaveAttempt | null = null,
  newKey: (sent: string) => string = randomKey,
  now = Date.now,
) {
  const isKnown = earlier !== null && now() - earlier.sentAt < KEY_LIFE_MS
  // The page it was sent from is gone, and with it what was answered.
  let last: SaveAttempt | null = isKnown ? { ...earlier, isUnsure: true } : null
  return {
    keyFor(contents: unknown, shown?: unknown): string {
      const text = JSON.stringify(contents)
      const cost = shown === undefined ? {} : { shown: JSON.stringify(shown) }
      if (last?.contents !== text)
        last = { contents: text, key: newKey(JSON.stringify([text, cost])), sentAt: now(), ...cost }
      return last.key
    },
    last: () => last,
    /** The last save, where nobody knows whether it arrived, and what it made is not, or need not be, of these contents at these prices. */
    unsureBefore: (contents: unknown, shown?: unknown) =>
      last?.isUnsure &&
      (last.isChanged || last.contents !== JSON.stringify(contents) || last.shown !== JSON.stringify(shown))
        ? last
        : null,
    mark(as: 'isUnsure' | 'isChanged') {
      if (last) last = { ...last, [as]: true }
    },
    /** After a save that was answered: there is nothing to make sure of. */
    forget() {
      last = null
    },
  }
}

export type SaveKeys = ReturnType<typeof createSaveKeys>
