import { Hono } from 'hono'
import { drawMedia } from '../../media/drawMedia'
import { messages } from '../messages'

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=2592000, immutable',
  // A browser can open an SVG as a document. This policy lets it run and load nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** Hotel pictures and airline logos, drawn from the name in their address. They need no session, because `<img>` sends none. */
export function mediaRoutes(assetsPath: string): Hono {
  return new Hono().get('*', (c) => {
    const svg = drawMedia(c.req.path.slice(assetsPath.length + 1))
    return svg === null ? c.text(messages.noFile, 404) : c.body(svg, 200, HEADERS)
  })
}
