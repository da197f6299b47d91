import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

// The ETag is weak, because a compressed answer has the same one. The demo over plain http has no hash but SHA-256.
const tagged = etag({
  weak: true,
  generateDigest: (body) => crypto.subtle.digest('SHA-256', body as Uint8Array<ArrayBuffer>),
})

const withTag =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  (c, next) =>
    tagged(c, async () => {
      await next()
      if (!c.res.ok) return
      for (const [name, value] of Object.entries(headers)) c.header(name, value)
    })

/**
 * For lists and masters: the browser may keep the answer for the token that asked, and must ask each time whether it is
 * still the same. An unchanged body is answered with 304. Errors are never kept.
 */
export const revalidated = withTag({ 'Cache-Control': 'private, no-cache', Vary: 'Authorization, Accept-Encoding' })

/** The same for answers that are equal for every account. */
export const publiclyRevalidated = withTag({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
