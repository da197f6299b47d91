import type { Context, MiddlewareHandler } from 'hono'

const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()
const utf8 = new TextEncoder()

/**
 * Makes the JSON answers of a request so that their bytes can be read again. Reading them from the answer itself would
 * turn it into a stream, which takes longer than hashing and compressing them.
 */
export const keepBodies: MiddlewareHandler = (c, next) => {
  c.json = ((value: unknown, init?: never, headers?: Record<string, string>) => {
    const bytes = utf8.encode(JSON.stringify(value))
    const answer = c.newResponse(bytes, init, { 'Content-Type': 'application/json', ...headers })
    bodies.set(answer, bytes)
    return answer
  }) as typeof c.json
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
