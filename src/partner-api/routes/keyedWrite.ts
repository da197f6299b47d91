import type { Context } from 'hono'
import type { ApiContext, ApiEnv } from './context'
import { sha256 } from '../auth/tokens'
import { answerOf, oncePerKey, readKey } from './idempotency'
import type { KeyAnswer, StoreSession } from '../store'

/** The answer that is kept for a key when the route makes the real answer from the rows each time. */
export const DONE: KeyAnswer = { status: 200, body: {} }

/** Without its key, nothing that the store keeps of a request that names a customer tells who it was. */
const hidden = (key: string): Promise<string> => sha256(`offer|${key}`)

async function keyedRequest({ now }: ApiContext, c: Context<ApiEnv>, request: unknown, about: string | null) {
  const key = readKey(c.req.header('idempotency-key'))
  if (key === null) return null
  return {
    userId: c.get('session').user.id,
    key,
    name: about === null ? key : await hidden(key),
    about,
    now: now(),
    request: `${c.req.method} ${c.req.path}\n${JSON.stringify(request)}`,
  }
}

/** The answer that the request's Idempotency-Key has already, or null. */
export async function earlierAnswer(api: ApiContext, c: Context<ApiEnv>, request: unknown): Promise<KeyAnswer | null> {
  const keyed = await keyedRequest(api, c, request, null)
  return keyed && answerOf(api.store, keyed)
}

/**
 * Runs a write in one transaction, once for each Idempotency-Key, and returns its answer. Two calls of a path with equal
 * `request` are the same request. A request that names a customer says the record `about` which it does: when that customer
 * is erased, the request is forgotten, too.
 */
export async function keyedAnswer(
  api: ApiContext,
  c: Context<ApiEnv>,
  request: unknown,
  work: (tx: StoreSession) => Promise<KeyAnswer>,
  about: string | null = null,
): Promise<KeyAnswer> {
  return oncePerKey(api.store, await keyedRequest(api, c, request, about), work)
}

/** Answers a request with the answer of {@link keyedAnswer}. */
export async function keyedWrite(
  api: ApiContext,
  c: Context<ApiEnv>,
  request: unknown,
  work: (tx: StoreSession) => Promise<KeyAnswer>,
) {
  const { status, body } = await keyedAnswer(api, c, request, work)
  return c.json(body as object, status as 200 | 201)
}
