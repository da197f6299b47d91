import { diskFull } from '../../errors/apiError'
import { isDiskFull } from '../../stores/outage'
import { isSafe, type AdmitWrite } from '../../routes/writeLimits'
import type { Log } from '../log/log'
import { freeBytes, FULL_BELOW } from './folderProblem'

const MINUTE = 60_000

/** The room on the disk of the database (docs/product.md §29.5.12). */
export type DiskRoom = {
  /** Bytes that are free; null where the database is on another machine. */
  free: (() => number) | null
  /** Whether the disk is full, or a write failed for it within the last minute. */
  isFull: () => boolean
  /** Throws 507 for a write. The room that is left is kept for the writes that run and for answers of customers. */
  admit: AdmitWrite
  /** Told of every failed request. Returns whether a full disk was the reason. */
  explains: (error: unknown) => boolean
}

/** Watches the disk of a data folder; with null, that of a PostgreSQL server, by the errors that it answers. */
export function watchDisk(folder: string | null, log: Log, now: () => number = Date.now, full = FULL_BELOW): DiskRoom {
  let [toldAt, failedAt] = [-Infinity, -Infinity]
  const free = folder === null ? null : () => freeBytes(folder)
  const isFullNow = () => free !== null && free() < full
  function tell() {
    if (now() - toldAt < MINUTE) return
    toldAt = now()
    log.error('disk.full', {
      ...(free ? { free: free() } : {}),
      text: 'Disk database penuh: perubahan ditolak sampai ada ruang lagi. Lihat docs/deploying.md, Troubleshooting.',
    })
  }
  return {
    free,
    isFull: () => isFullNow() || now() - failedAt < MINUTE,
    admit(c) {
      if (isSafe(c.req.method) || !isFullNow()) return
      tell()
      throw diskFull()
    },
    explains(error) {
      if (!isDiskFull(error)) return false
      failedAt = now()
      tell()
      return true
    },
  }
}
