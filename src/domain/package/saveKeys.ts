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

/** Two tabs that continue one draft compute the same key for the same contents at the same prices: the server sees one save. */
export const keysOfDraft = (writer: string) => (sent: string) => `${writer}-${hashOf(sent)}`

/** A save that was tried: its contents and the idempotency key that was sent with it. */
export type SaveAttempt = {
  contents: string
  key: string
  /** ms since the epoch. */
  sentAt: number
  /** The totals that the mitra saw. */
  shown?: string
  /** Its answer was lost: the server may have saved it. */
  isUnsure?: boolean
  /** The package that it made was changed afterwards. */
  isChanged?: boolean
}

/** Servers keep a key for 31 days (partner-api/idempotency.ts); the app trusts its own for 30. */
export const KEY_LIFE_MS = 30 * 24 * 60 * 60_000

export type AttemptOptions = {
  contents: unknown
  /** The totals on screen, where the server prices the save itself. */
  shown?: unknown
  newKey: (sent: string) => string
  now?: number
}

/** A save that is about to be tried for the first time. */
export function newAttempt({ contents, shown, newKey, now = Date.now() }: AttemptOptions): SaveAttempt {
  const text = JSON.stringify(contents)
  const cost = shown === undefined ? {} : { shown: JSON.stringify(shown) }
  return { contents: text, key: newKey(JSON.stringify([text, cost])), sentAt: now, ...cost }
}

/** The attempt to send: the last one with its key where the contents are the same, so that they are not saved twice. */
export const repeatOrNew = (last: SaveAttempt | null, fresh: SaveAttempt): SaveAttempt =>
  last?.contents === fresh.contents ? last : fresh

/**
 * The last attempt, where its answer was lost and sending `fresh` with the same key would not be the same save: the
 * package saved under that key may hold other contents or other prices.
 */
export const unsureBefore = (last: SaveAttempt | null, fresh: SaveAttempt): SaveAttempt | null =>
  last?.isUnsure && (last.isChanged || last.contents !== fresh.contents || last.shown !== fresh.shown) ? last : null

/** The attempt that a draft holds. Its page is gone and with it any answer; after its key's life the server knows it no more. */
export const attemptOfDraft = (kept: SaveAttempt | null, now = Date.now()): SaveAttempt | null =>
  kept !== null && now - kept.sentAt < KEY_LIFE_MS ? { ...kept, isUnsure: true } : null

/** Idempotency keys of a short form without a draft: the same contents get the same key until the save is acknowledged. */
export function createSaveKeys() {
  let last: SaveAttempt | null = null
  return {
    keyFor(contents: unknown): string {
      last = repeatOrNew(last, newAttempt({ contents, newKey: randomKey }))
      return last.key
    },
    /** The save was acknowledged: the same contents are a new save from now on. */
    forget() {
      last = null
    },
  }
}

export type SaveKeys = ReturnType<typeof createSaveKeys>
