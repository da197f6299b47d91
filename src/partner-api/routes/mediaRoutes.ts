import { Hono } from 'hono'
import { drawMedia } from '../media/drawMedia'
import { messages } from './messages'

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=2592000, immutable',
  // An SVG opened on its own is a document: this one may do nothing at all.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** Hotel pictures and airline logos, drawn from their own address. No session: `<img>` sends none. */
export function mediaRoutes(assetsPath: string): Hono {
  return new Hono().get('*', (c) => {
    const svg = drawMedia(c.req.path.slice(assetsPath.length + 1))
    return svg === null ? c.text(messages.noFile, 404) : c.body(svg, 200, HEADERS)
  })
}
