import { Hono, type Context } from 'hono'
import { messages } from '../../errors/messages'
import { textOf, type StaticFile, type StaticFiles, acceptedEncodings } from './staticFiles'

const INDEX = '/index.html'

const PRELOADED = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g

/**
 * The files that index.html preloads. Named in a header, they are requested while the page is
 * still on its way and the browser's main thread is idle. The service worker's copy of index.html has no such header: the
 * page would wait behind these files.
 */
function linkOf(file: StaticFile): Record<string, string> {
  const files = [...textOf(file).matchAll(PRELOADED)].map(([, file]) => `<${file}>; rel=modulepreload`)
  return files.length > 0 ? { Link: files.join(', ') } : {}
}

export async function send(
  c: Context,
  path: string,
  file: StaticFile,
  more: Record<string, string> = {},
): Promise<Response> {
  const encoding = acceptedEncodings(c.req.header('accept-encoding')).find((name) => file.encoded[name])
  const bytes = (encoding && (await file.encoded[encoding])) || file.bytes
  // Vite puts a hash into the names below /assets/, so the content of such a file never changes.
  const immutable = path.startsWith('/assets/')
  const etag = `W/"${file.etag}"`
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: path === INDEX ? 'Accept-Encoding, Sec-Fetch-Mode, Sec-Fetch-Site' : 'Accept-Encoding',
    ETag: etag,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    ...more,
  }
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim())
  if (known.includes(etag)) return c.body(null, 304, headers)
  return c.body(bytes, 200, { ...headers, 'Content-Length': String(bytes.length) })
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const hasExtension = (path: string) => path.slice(path.lastIndexOf('/')).includes('.')
const looksLikeFile = (path: string) => path.startsWith('/assets/') || hasExtension(path)

/** Serves the built app to GET and HEAD: its files, and index.html for every other path without an extension. */
export function siteRoutes(files: StaticFiles): Hono {
  const index = files.get(INDEX)
  const link = index && linkOf(index)
  const linkFor = (c: Context) => (c.req.header('sec-fetch-mode') === 'navigate' ? link : {})
  return new Hono().all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text(messages.wrongMethod, 405, { Allow: 'GET, HEAD' })
    const path = decoded(new URL(c.req.url).pathname)
    if (path === null) return c.text(messages.wrongAddress, 400)
    const file = files.get(path)
    if (file) return send(c, path, file, file === index ? linkFor(c) : {})
    if (looksLikeFile(path)) return c.text(messages.noFile, 404)
    return index ? send(c, INDEX, index, linkFor(c)) : c.text(messages.notBuilt, 503)
  })
}
