import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { digestOf, hex } from '../auth/tokens'
import { bodyOf, replaceBody } from './wholeBody'

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
