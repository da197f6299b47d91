import { randomKey } from '../randomKey'
import { hashOf } from '../values/hashOf'

/**
 * Two tabs that continue one draft compute the same key for the same contents and prices, so that the server saves
 * once.
 */
export const keysOfDraft = (writer: string) => (sent: string) => `${writer}-${hashOf(sent)}`

/** An attempt to save: its contents, and the idempotency key that the app sends with them. */
export type SaveAttempt = {
  contents: string
  key: string
  /** ms since the epoch. */
  sentAt: number
  /** The totals that the mitra saw. */
  shown?: string
  /** The answer was lost, so the server may have saved the package. */
  isUnsure?: boolean
  /** The package that this attempt made was changed afterwards. */
  isChanged?: boolean
}

export type AttemptOptions = {
  contents: unknown
  /** The totals on screen. The server computes its own totals when it saves. */
  shown?: unknown
  newKey: (sent: string) => string
  now?: number
}

/** The attempt for contents that were not sent before. */
export function newAttempt({ contents, shown, newKey, now = Date.now() }: AttemptOptions): SaveAttempt {
  const text = JSON.stringify(contents)
  const cost = shown === undefined ? {} : { shown: JSON.stringify(shown) }
  return { contents: text, key: newKey(JSON.stringify([text, cost])), sentAt: now, ...cost }
}

/**
 * The attempt to send. If the contents are the same as in the last attempt, it is the last attempt with its key, so
 * that nothing is saved twice.
 */
export const repeatOrNew = (last: SaveAttempt | null, fresh: SaveAttempt): SaveAttempt =>
  last?.contents === fresh.contents ? last : fresh

/**
 * The last attempt, if its answer was lost and `fresh` would not repeat it: the package saved under its key may hold
 * other contents or prices.
 */
export const unsureBefore = (last: SaveAttempt | null, fresh: SaveAttempt): SaveAttempt | null =>
  last?.isUnsure && (last.isChanged || last.contents !== fresh.contents || last.shown !== fresh.shown) ? last : null

/**
 * The attempt that a draft holds. The page that waited for the answer is gone, so the attempt is unsure. Servers
 * keep a key for 31 days (src/partner-api/routes/idempotency.ts), and a draft lives for thirty.
 */
export const attemptOfDraft = (kept: SaveAttempt | null): SaveAttempt | null =>
  kept === null ? null : { ...kept, isUnsure: true }

/** Idempotency keys of a short form without a draft: the same contents get the same key until the save is acknowledged. */
export function createSaveKeys() {
  let last: SaveAttempt | null = null
  return {
    keyFor(contents: unknown): string {
      last = repeatOrNew(last, newAttempt({ contents, newKey: randomKey }))
      return last.key
    },
    /** The save was acknowledged, so sending the same contents again is a new save. */
    forget() {
      last = null
    },
  }
}
