import type { Context } from 'hono'
import type { ApiContext, ApiEnv } from './context'
import { answerOf, oncePerKey, readKey } from './idempotency'
import type { KeyAnswer, StoreSession } from '../store'

/** The answer that is kept for a key when the route makes the real answer from the rows each time. */
export const DONE: KeyAnswer = { status: 200, body: {} }

const keyedRequest = ({ now }: ApiContext, c: Context<ApiEnv>, request: unknown, key: string) => ({
  userId: c.get('session').user.id,
  key,
  now: now(),
  request: `${c.req.method} ${c.req.path}\n${JSON.stringify(request)}`,
})
const keyOf = (c: Context<ApiEnv>) => readKey(c.req.header('idempotency-key'))

/** The answer that the request's Idempotency-Key has already, or null. */
export async function earlierAnswer(api: ApiContext, c: Context<ApiEnv>, request: unknown): Promise<KeyAnswer | null> {
  const key = keyOf(c)
  return key === null ? null : answerOf(api.store, keyedRequest(api, c, request, key))
}

/**
 * Runs a write in one transaction, once for each Idempotency-Key, and returns its answer. Two calls of a path with equal
 * `request` are the same request. `key` is the name under which the store keeps the answer.
 */
export async function keyedAnswer(
  api: ApiContext,
  c: Context<ApiEnv>,
  request: unknown,
  work: (tx: StoreSession) => Promise<KeyAnswer>,
  key: string | null = keyOf(c),
): Promise<KeyAnswer> {
  return oncePerKey(api.store, key === null ? null : keyedRequest(api, c, request, key), work)
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
