import { Hono, type Context } from 'hono'
import { messages } from '../../routes/messages'
import { acceptedEncodings } from './acceptedEncodings'
import type { StaticFile, StaticFiles } from './staticFiles'

const INDEX = '/index.html'

async function send(c: Context, path: string, file: StaticFile): Promise<Response> {
  const encoding = acceptedEncodings(c.req.header('accept-encoding')).find((name) => file.encoded[name])
  const bytes = (encoding && (await file.encoded[encoding])) || file.bytes
  // Vite puts a hash into the names below /assets/, so the content of such a file never changes.
  const immutable = path.startsWith('/assets/')
  const etag = `W/"${file.etag}"`
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  }
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim())
  if (known.includes(etag)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Length': String(bytes.length) })
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const looksLikeFile = (path: string) => path.startsWith('/assets/') || /\.[^/]+$/.test(path)

/** Serves the built app to GET and HEAD: its files, and index.html for every other path without an extension. */
export function siteRoutes(files: StaticFiles): Hono {
  return new Hono().all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text(messages.wrongMethod, 405, { Allow: 'GET, HEAD' })
    const path = decoded(new URL(c.req.url).pathname)
    if (path === null) return c.text(messages.wrongAddress, 400)
    const file = files.get(path)
    if (file) return send(c, path, file)
    if (looksLikeFile(path)) return c.text(messages.noFile, 404)
    const index = files.get(INDEX)
    return index ? send(c, INDEX, index) : c.text(messages.notBuilt, 503)
  })
}
