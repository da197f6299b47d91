import { Hono } from 'hono'
import type { HealthResponse } from '@/http/partnerApi.types'
import { servedPicture } from '@/domain/pictures/sentPicture'
import { uploadHash, uploadPath } from '@/domain/masters/uploads'
import { drawMedia } from '../../media/drawMedia'
import type { Store } from '../../stores/store'
import { type ApiEnv, type ApiContext, requireSession } from '../context'
import { jsonBytes, sharedJson, publiclyRevalidated } from '../wholeBody'
import { messages } from '../../errors/messages'
import { requireAdmin } from '../accounts/guard'
import { notFound } from '../../errors/apiError'
import { recordAudit } from '../audit'

/** The largest answer that anybody may ask for without an account. All answers share its bytes. */
const contractBytes = async () => jsonBytes((await import('../../openapi/document')).contractDocument)

/** GET `/openapi.json`: the contract, for everybody. Imported at the first request, so that the demo does not ship it. */
export const contractRoutes = () => {
  let bytes: ReturnType<typeof contractBytes> | undefined
  return new Hono<ApiEnv>().get('/openapi.json', publiclyRevalidated, async (c) =>
    sharedJson(c, await (bytes ??= contractBytes())),
  )
}

/** Any number of callers cost the database one query in this time. */
const CACHED_FOR = 1_000
const ANSWERS_WITHIN = 2_000

type Health = { status: 200 | 503; body: HealthResponse }

const inTime = <T>(work: Promise<T>, within: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The database did not answer in time.')), within)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })

/** GET `/health`: whether the database answers and its disk has room, its schema, and the version of the program; open to everybody. */
export function healthRoutes({
  store,
  now,
  version,
  isFull = () => false,
  healthWithin = ANSWERS_WITHIN,
}: ApiContext): Hono<ApiEnv> {
  let last: { at: number; answer: Promise<Health> } | null = null

  const failing = (message: string): Health => ({ status: 503, body: { status: 'failing', message, ...version } })

  async function ask(): Promise<Health> {
    try {
      const schema = await inTime(store.schema(), healthWithin)
      return isFull() ? failing(messages.diskFull) : { status: 200, body: { status: 'ok', schema, ...version } }
    } catch {
      return failing(messages.databaseSilent)
    }
  }

  return new Hono<ApiEnv>().get('/health', async (c) => {
    const at = now()
    if (!last || at - last.at >= CACHED_FOR || at < last.at) last = { at, answer: ask() }
    const { status, body } = await last.answer
    return c.json<HealthResponse>(body, status)
  })
}

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=2592000, immutable',
  // A browser can open an SVG as a document. This policy lets it run and load nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}
/** An upload is named by its bytes, so its address never has others. */
const JPEG = { ...HEADERS, 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable' }

/** At most 13 MB. Callers who ask for the same picture share its bytes, and cost the database one query. */
const MOST_KEPT = 64

/** Finds uploads, and keeps those that were asked for last. The bytes of a fingerprint never change. */
function keptUploads(store: Pick<Store, 'findUpload'>): Store['findUpload'] {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return async (hash) => {
    const jpeg = kept.get(hash) ?? servedPicture(await store.findUpload(hash))
    if (!jpeg) return null
    kept.delete(hash)
    kept.set(hash, jpeg)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return jpeg
  }
}

/**
 * Hotel pictures and airline logos: uploaded ones (docs/product.md §15.8.6), and others drawn from the name in their address.
 * They need no session, because `<img>` sends none.
 */
export function mediaRoutes(assetsPath: string, store: Pick<Store, 'findUpload'>): Hono {
  const findUpload = keptUploads(store)
  return new Hono().get('*', async (c) => {
    const path = c.req.path.slice(assetsPath.length + 1)
    const hash = uploadHash(path)
    const jpeg = hash !== null && path === uploadPath(hash) ? await findUpload(hash) : null
    if (jpeg) return c.body(jpeg, 200, JPEG)
    const svg = drawMedia(path)
    return svg === null ? c.text(messages.noFile, 404) : c.body(svg, 200, HEADERS)
  })
}

/** A whole backup, ready to be sent once. */
export type PreparedBackup = { madeAt: string; size: number; bytes: () => ReadableStream<Uint8Array> }
/** Makes a backup. Rejects, and leaves nothing, when the signal fires. */
export type PrepareBackup = (signal: AbortSignal) => Promise<PreparedBackup>

const DOWNLOAD_PERMISSION = 'backup.download'

/** `cadangan-20261122-0130.jsonl.gz`, by the clock of UTC. */
const nameOf = (madeAt: string) =>
  `cadangan-${madeAt.slice(0, 10).replaceAll('-', '')}-${madeAt.slice(11, 16).replace(':', '')}.jsonl.gz`

/**
 * GET `/partner/backup`: the whole database as a file, for admins with the permission `backup.download`. The audit tells
 * who took data before the first byte is sent, and again when the last one was read (docs/product.md §35.3.2).
 */
export function backupRoutes(api: ApiContext): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/partner/backup', requireSession(api), async (c) => {
    requireAdmin(c.get('session').user, [DOWNLOAD_PERMISSION])
    // HEAD would make a whole backup that nobody reads.
    if (!api.prepareBackup || c.req.method === 'HEAD') throw notFound()
    const { madeAt, size, bytes } = await api.prepareBackup(c.req.raw.signal)
    const name = nameOf(madeAt)
    const content = bytes()
    const tell = (event: 'create' | 'export') =>
      recordAudit(api, c, api.store, {
        event,
        resource: 'backup',
        recordId: null,
        label: name,
        before: null,
        after: { bytes: size },
      })
    await tell('create').catch(async (error: unknown) => {
      await content.cancel()
      throw error
    })
    // Nothing flushes a stream that is stopped or breaks off.
    const toldAtEnd = new TransformStream<Uint8Array, Uint8Array>({ flush: () => tell('export') })
    return c.body(content.pipeThrough(toldAtEnd), 200, {
      'Content-Type': 'application/gzip',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
}
