import type { Context, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { digestOf, hex } from '../auth/tokens'

const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()
const utf8 = new TextEncoder()

const JSON_TYPE = { 'Content-Type': 'application/json' }

function answerOf(
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
  init?: never,
  headers?: Record<string, string>,
): Response {
  const answer = c.newResponse(bytes, init, { ...JSON_TYPE, ...headers })
  bodies.set(answer, bytes)
  return answer
}

/** Answers with JSON whose bytes other answers share: clients that ask and read nothing cannot fill the memory with copies. */
export const sharedJson = (c: Context, bytes: Uint8Array<ArrayBuffer>): Response => answerOf(c, bytes)

export const jsonBytes = (value: unknown): Uint8Array<ArrayBuffer> => utf8.encode(JSON.stringify(value))

/**
 * Makes the JSON answers of a request so that their bytes can be read again. Reading them from the answer itself would
 * turn it into a stream, which takes longer than hashing and compressing them.
 */
export const keepBodies: MiddlewareHandler = (c, next) => {
  c.json = ((value: unknown, init?: never, headers?: Record<string, string>) =>
    answerOf(c, jsonBytes(value), init, headers)) as typeof c.json
  return next()
}

/** The body of an answer that is whole in memory. Afterwards the answer itself may have none any more. */
export const bodyOf = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> =>
  bodies.get(answer) ?? new Uint8Array(await answer.arrayBuffer())

/** Sends other bytes under the headers of the answer so far. */
export function replaceBody(c: Context, bytes: Uint8Array<ArrayBuffer>): void {
  const { status, headers } = c.res
  // Hono copies the headers of an answer that another one replaces. Here they are kept already.
  c.res = undefined
  c.res = new Response(bytes, { status, headers })
  bodies.set(c.res, bytes)
}

/** Reads a number of a query, at least 1 and at most `max`. Anything else counts as missing. */
export function wholeNumber(text: string | undefined, fallback: number, max: number): number {
  if (!text || !/^\d{1,9}$/.test(text)) return fallback
  return Math.min(max, Math.max(1, Number(text)))
}

// Answers 304, and leaves a tag alone that an answer has. Without a tag it would clone the answer to hash it.
const compared = etag()

// The ETag is weak, because a compressed answer has the same one.
const withTag =
  (given: Readonly<Record<string, string>>): MiddlewareHandler =>
  (c, next) =>
    compared(c, async () => {
      await next()
      if (!c.res.ok) return
      const bytes = await bodyOf(c.res)
      replaceBody(c, bytes)
      const tag = `W/"${hex(await digestOf(bytes))}"`
      for (const [name, value] of Object.entries({ ...given, ETag: tag })) c.res.headers.set(name, value)
    })

/**
 * For lists and masters: the browser may keep the answer for the token that asked, and must ask each time whether it is
 * still the same. An unchanged body is answered with 304. Errors are never kept.
 */
export const revalidated = withTag({ 'Cache-Control': 'private, no-cache', Vary: 'Authorization, Accept-Encoding' })

/** The same for answers that are equal for every account. */
export const publiclyRevalidated = withTag({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
