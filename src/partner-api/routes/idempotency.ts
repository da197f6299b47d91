import { badRequest, conflict } from './apiError'
import { sha256 } from '../auth/tokens'
import { messages } from './messages'
import type { KeyAnswer, KeyRow, Store, StoreSession } from '../store'

/** Servers keep an `Idempotency-Key` for so many milliseconds: longer than a phone keeps the draft of its save. */
export const KEY_LIFETIME = 31 * 24 * 60 * 60_000
const MAX_KEY = 200

/**
 * `key` is the client's own text, and `name` the one under which the store keeps the answer. `about` is the record whose
 * customer the request names, or null.
 */
export type KeyedRequest = {
  userId: number
  key: string
  name: string
  about: string | null
  request: string
  now: number
}

/**
 * By what the store knows a request again. It is keyed: whoever reads the store and does not know the key cannot try which
 * customer's number gives the same fingerprint.
 */
const fingerprintOf = ({ key, request }: Pick<KeyedRequest, 'key' | 'request'>): Promise<string> =>
  sha256(`${key}\n${request}`)

/** The request's key, or null. Throws 400 when it has more than 200 characters. */
export function readKey(header: string | undefined): string | null {
  const key = header?.trim() ?? ''
  if (key.length > MAX_KEY) throw badRequest(messages.keyTooLong)
  return key === '' ? null : key
}

async function replay(earlier: KeyRow, keyed: KeyedRequest): Promise<KeyAnswer> {
  // Rows of earlier versions have a fingerprint without the key, and live for a month.
  const same = [await fingerprintOf(keyed), await sha256(keyed.request)]
  if (!same.includes(earlier.fingerprint)) throw conflict(messages.keyReused)
  return earlier.answer
}

/** The answer that a key has already; null when it has none. Throws 409 when the key belongs to another request. */
export async function answerOf(store: Store, keyed: KeyedRequest): Promise<KeyAnswer | null> {
  const earlier = await store.findKey(keyed.userId, keyed.name, keyed.now - KEY_LIFETIME)
  return earlier && replay(earlier, keyed)
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
  const { userId, name, about, now } = keyed
  const fingerprint = await fingerprintOf(keyed)
  return store.transaction(async (tx) => {
    const earlier = await tx.claimKey({
      userId,
      key: name,
      fingerprint,
      about,
      now,
      expiredBefore: now - KEY_LIFETIME,
    })
    if (earlier) return replay(earlier, keyed)
    const answer = await work(tx)
    await tx.completeKey(userId, name, answer)
    return answer
  }, true)
}
