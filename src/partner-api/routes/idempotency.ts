import type { Context } from 'hono'
import { badRequest, conflict } from '../errors/apiError'
import { sha256 } from '../auth/tokens'
import { messages } from '../errors/messages'
import type { WriteTurn } from '../queue/writeQueue'
import type { KeyAnswer, KeyClaim, KeyRow, StoreSession } from '../stores/store'
import { turnOf, type ApiContext, type ApiEnv } from './context'

/** Servers keep an `Idempotency-Key` at least so many milliseconds: longer than a phone keeps the draft of its save. */
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
async function answerOf(store: Pick<StoreSession, 'findKey'>, keyed: KeyedRequest): Promise<KeyAnswer | null> {
  const earlier = await store.findKey(keyed.userId, keyed.name)
  return earlier && replay(earlier, keyed)
}

/**
 * A write: `may` proves that the user may do it, or throws, and gives what `work` needs. It also runs before an earlier answer
 * of the key is told again, and gets that answer: a right that was withdrawn meanwhile tells nothing any more.
 */
export type KeyedWork<Allowed> = {
  may: (tx: StoreSession, earlier: KeyAnswer | null) => Promise<Allowed>
  work: (tx: StoreSession, allowed: Allowed) => Promise<KeyAnswer>
}

/** For routes that prove the right from the session of each request, before they read its body. */
export const provedBySession = async (): Promise<void> => {}

const claimOf = async (keyed: KeyedRequest): Promise<KeyClaim> => {
  const { userId, name: key, about, now } = keyed
  return { userId, key, fingerprint: await fingerprintOf(keyed), about, now }
}

/**
 * Runs a write in one transaction and returns its answer. A key with an earlier answer returns that answer and runs nothing.
 * The same transaction claims the key: of two simultaneous requests the second waits and gets the answer of the first.
 * Throws 409 when the key belongs to another request. When `work` fails, the key can be used again. Because of the key the
 * store may run everything again after an outage of the database.
 */
async function oncePerKey<Allowed>(
  write: <T>(work: (tx: StoreSession) => Promise<T>, mayRepeat?: boolean) => Promise<T>,
  keyed: KeyedRequest | null,
  { may, work }: KeyedWork<Allowed>,
): Promise<KeyAnswer> {
  if (!keyed) return write(async (tx) => work(tx, await may(tx, null)))
  const claim = await claimOf(keyed)
  return write(async (tx) => {
    const earlier = await tx.claimKey(claim)
    const allowed = await may(tx, earlier?.answer ?? null)
    if (earlier) return replay(earlier, keyed)
    const answer = await work(tx, allowed)
    await tx.completeKey(keyed.userId, keyed.name, answer)
    return answer
  }, true)
}

/** The answer that is kept for a key when the route makes the real answer from the rows each time. */
export const DONE: KeyAnswer = { status: 200, body: {} }

/** Without its key, nothing that the store keeps of a request that names a customer tells who it was. */
const hidden = (key: string): Promise<string> => sha256(`offer|${key}`)

/** The user whose key it is, where nobody is signed in. */
export type KeyOwner = { userId: number; turn: WriteTurn }

/** `about`: the record whose customer the request names. When that customer is erased, the request is forgotten, too. */
type KeyOptions = { about?: string | null; owner?: KeyOwner }

async function keyedRequest(
  now: number,
  c: Context<ApiEnv>,
  request: unknown,
  { about = null, owner }: KeyOptions = {},
): Promise<KeyedRequest | null> {
  const key = readKey(c.req.header('idempotency-key'))
  if (key === null) return null
  return {
    userId: owner?.userId ?? c.get('session').user.id,
    key,
    name: about === null ? key : await hidden(key),
    about,
    now,
    request: `${c.req.method} ${c.req.path}\n${JSON.stringify(request)}`,
  }
}

/** The answer that the request's Idempotency-Key has already, or null. For what users do to their own accounts. */
export async function earlierAnswer(
  api: ApiContext,
  c: Context<ApiEnv>,
  request: unknown,
  owner?: KeyOwner,
): Promise<KeyAnswer | null> {
  const keyed = await keyedRequest(api.now(), c, request, owner ? { owner } : {})
  return keyed && answerOf(api.store, keyed)
}

/** Keeps the key of a request that has just made the account to which the key belongs. */
export async function keepKey(
  { now }: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  { request, owner }: { request: unknown; owner: KeyOwner },
): Promise<void> {
  const keyed = await keyedRequest(now(), c, request, { owner })
  if (!keyed) return
  await tx.claimKey(await claimOf(keyed))
  await tx.completeKey(keyed.userId, keyed.name, DONE)
}

/**
 * Runs a write in one transaction, once for each Idempotency-Key, and returns its answer. Two calls of a path with equal
 * `request` are the same request.
 */
export async function keyedAnswer<Allowed>(
  api: ApiContext,
  c: Context<ApiEnv>,
  request: unknown,
  work: KeyedWork<Allowed>,
  options: KeyOptions = {},
): Promise<KeyAnswer> {
  const keyed = await keyedRequest(api.now(), c, request, options)
  const turn = options.owner?.turn ?? turnOf(c)
  return oncePerKey((once, mayRepeat) => api.write(turn, once, mayRepeat), keyed, work)
}

/** Answers a request with the answer of {@link keyedAnswer}. */
export async function keyedWrite<Allowed>(
  api: ApiContext,
  c: Context<ApiEnv>,
  request: unknown,
  work: KeyedWork<Allowed>,
) {
  const { status, body } = await keyedAnswer(api, c, request, work)
  return c.json(body as object, status as 200 | 201)
}
