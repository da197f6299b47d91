import type { Context } from 'hono'
import type { ApiContext, ApiEnv } from './context'
import { sha256 } from '../auth/tokens'
import { answerOf, oncePerKey, readKey } from './idempotency'
import type { KeyAnswer, StoreSession } from '../store'

/** The answer that is kept for a key when the route makes the real answer from the rows each time. */
export const DONE: KeyAnswer = { status: 200, body: {} }

type NameOf = (key: string) => string | Promise<string>
const asItIs: NameOf = (key) => key

/** For requests that name a customer: without the key, nothing that the store keeps tells who it was. */
export const hiddenKey: NameOf = (key) => sha256(`offer|${key}`)

async function keyedRequest({ now }: ApiContext, c: Context<ApiEnv>, request: unknown, nameOf: NameOf) {
  const key = readKey(c.req.header('idempotency-key'))
  if (key === null) return null
  return {
    userId: c.get('session').user.id,
    key,
    name: await nameOf(key),
    now: now(),
    request: `${c.req.method} ${c.req.path}\n${JSON.stringify(request)}`,
  }
}

/** The answer that the request's Idempotency-Key has already, or null. */
export async function earlierAnswer(api: ApiContext, c: Context<ApiEnv>, request: unknown): Promise<KeyAnswer | null> {
  const keyed = await keyedRequest(api, c, request, asItIs)
  return keyed && answerOf(api.store, keyed)
}

/**
 * Runs a write in one transaction, once for each Idempotency-Key, and returns its answer. Two calls of a path with equal
 * `request` are the same request. `nameOf` gives the name under which the store keeps the answer.
 */
export async function keyedAnswer(
  api: ApiContext,
  c: Context<ApiEnv>,
  request: unknown,
  work: (tx: StoreSession) => Promise<KeyAnswer>,
  nameOf: NameOf = asItIs,
): Promise<KeyAnswer> {
  return oncePerKey(api.store, await keyedRequest(api, c, request, nameOf), work)
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
