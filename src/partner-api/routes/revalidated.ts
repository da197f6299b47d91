import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

// Weak, because a compressed answer carries the same tag as a plain one. The demo over plain http knows SHA-256 alone.
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
 * For lists and masters: the browser may keep the answer for the token that asked, and asks each time whether it still
 * holds: 304 without a body where it does. The tag is of the body alone. An error is no list: nobody keeps it.
 */
export const revalidated = withTag({ 'Cache-Control': 'private, no-cache', Vary: 'Authorization, Accept-Encoding' })

/** Likewise for what is the same for everybody. */
export const publiclyRevalidated = withTag({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
