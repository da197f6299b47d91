import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { bodyOf, replaceBody } from '../../routes/wholeBody'
import { acceptedEncodings } from './acceptedEncodings'

/** Larger answers are compressed by another thread. For smaller ones the way there takes longer than the work. */
const MOST_AT_ONCE = 64 * 1024
/** A smaller answer is one packet, compressed or not. */
const LEAST = 1024

const inThread = promisify(gzip)
const known = new WeakMap<Uint8Array, Promise<Uint8Array>>()

/** Compresses by another thread. Answers that share their bytes share the compressed ones, too. */
function compressedLarge(bytes: Uint8Array): Promise<Uint8Array> {
  const made = known.get(bytes) ?? inThread(bytes)
  known.set(bytes, made)
  return made
}

/**
 * Compresses the answers that are text. Hono's own middleware sends each through a stream, which takes five times as long
 * for a page of a list. Every answer that is text is whole in memory already.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, status } = c.res
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')
  if (!isText || status === 204 || status === 304 || c.req.method === 'HEAD' || headers.has('Content-Encoding')) return
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
  if (!acceptedEncodings(c.req.header('accept-encoding')).includes('gzip')) return
  const bytes = await bodyOf(c.res)
  if (bytes.length < LEAST) return replaceBody(c, bytes)
  const sent = bytes.length > MOST_AT_ONCE ? await compressedLarge(bytes) : gzipSync(bytes)
  replaceBody(c, sent as Uint8Array<ArrayBuffer>)
  c.res.headers.delete('Content-Length')
  c.res.headers.set('Content-Encoding', 'gzip')
}
