import { Hono } from 'hono'
import { requireAdmin } from '../accounts/guard'
import { notFound } from '../apiError'
import { recordAudit } from '../audit'
import { requireSession, type ApiContext, type ApiEnv } from '../context'

/** A whole backup, ready to be sent once. */
export type PreparedBackup = { madeAt: string; size: number; bytes: () => ReadableStream<Uint8Array> }
/** Makes a backup. Rejects, and leaves nothing, when the signal fires. */
export type PrepareBackup = (signal: AbortSignal) => Promise<PreparedBackup>

const DOWNLOAD_PERMISSION = 'backup.download'

/** `cadangan-20261122-0130.jsonl.gz`, by the clock of UTC. */
const nameOf = (madeAt: string) =>
  `cadangan-${madeAt.slice(0, 10).replaceAll('-', '')}-${madeAt.slice(11, 16).replace(':', '')}.jsonl.gz`

/** GET `/partner/backup`: the whole database as a file, for admins with the permission `backup.download`. */
export function backupRoutes(api: ApiContext): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/partner/backup', requireSession(api), async (c) => {
    requireAdmin(c.get('session').user, [DOWNLOAD_PERMISSION])
    // HEAD would make a whole backup that nobody reads.
    if (!api.prepareBackup || c.req.method === 'HEAD') throw notFound()
    const { madeAt, size, bytes } = await api.prepareBackup(c.req.raw.signal)
    const name = nameOf(madeAt)
    const content = bytes()
    const told = {
      event: 'export',
      resource: 'backup',
      recordId: null,
      label: name,
      before: null,
      after: null,
    } as const
    await recordAudit(api, c, api.store, told).catch(async (error: unknown) => {
      await content.cancel()
      throw error
    })
    return c.body(content, 200, {
      'Content-Type': 'application/gzip',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
}
