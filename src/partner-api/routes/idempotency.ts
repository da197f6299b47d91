import { badRequest, conflict } from './apiError'
import { sha256 } from '../auth/tokens'
import { messages } from './messages'
import type { KeyAnswer, Store, StoreSession } from '../store'

/** Servers keep an `Idempotency-Key` for so many milliseconds: longer than a phone keeps the draft of its save. */
export const KEY_LIFETIME = 31 * 24 * 60 * 60_000
const MAX_KEY = 200

export type KeyedRequest = { userId: number; key: string; request: string; now: number }

/** The request's key, or null. Throws 400 when it has more than 200 characters. */
export function readKey(header: string | undefined): string | null {
  const key = header?.trim() ?? ''
  if (key.length > MAX_KEY) throw badRequest(messages.keyTooLong)
  return key === '' ? null : key
}

function replay(earlier: { fingerprint: string; answer: KeyAnswer }, fingerprint: string): KeyAnswer {
  if (earlier.fingerprint !== fingerprint) throw conflict(messages.keyReused)
  return earlier.answer
}

/** The answer that a key has already; null when it has none. Throws 409 when the key belongs to another request. */
export async function answerOf(store: Store, { userId, key, request, now }: KeyedRequest): Promise<KeyAnswer | null> {
  const earlier = await store.findKey(userId, key, now - KEY_LIFETIME)
  return earlier && replay(earlier, await sha256(request))
}

/**
 * Runs `work` in one transaction and returns its answer. A key with an earlier answer returns that answer and runs nothing.
 * The same transaction claims the key: of two simultaneous requests the second waits and gets the answer of the first.
 * Throws 409 when the key belongs to another request. When `work` fails, the key can be used again. Because of the key the
 * store may run everything again after an outage of the database.
 */
export async function oncePerKey(
  store: Store,
  keyed: KeyedRequest | null,
  work: (tx: StoreSession) => Promise<KeyAnswer>,
): Promise<KeyAnswer> {
  if (!keyed) return store.transaction(work)
  const { userId, key, request, now } = keyed
  const fingerprint = await sha256(request)
  return store.transaction(async (tx) => {
    const earlier = await tx.claimKey({ userId, key, fingerprint, now, expiredBefore: now - KEY_LIFETIME })
    if (earlier) return replay(earlier, fingerprint)
    const answer = await work(tx)
    await tx.completeKey(userId, key, answer)
    return answer
  }, true)
}
