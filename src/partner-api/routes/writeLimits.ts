import type { Context } from 'hono'
import { MAX_IMPORT_BYTES } from '@/domain/masters/masters'
import { type Allowance, visitWait } from '../stores/sessionStore'
import { ApiError } from '../errors/apiError'
import { messages } from '../errors/messages'

/** How many requests that change something a mitra may send, and how many bytes. `every` is milliseconds for one. */
export type WritePaces = Record<'writes' | 'bytes', Allowance>

const MB = 1_000_000

/**
 * An office of ten people, each of whom shares an offer with its picture every minute, stays far below. Two imports of the
 * largest size fit in at once.
 */
export const WRITE_PACES: WritePaces = {
  writes: { free: 600, every: 50 },
  bytes: { free: 40 * MB, every: 10 * (1000 / MB) },
}

/** A body that does not say its length counts as one of usual size at the most. */
const UNKNOWN_BYTES = 256_000
const MOST_NAMES = 10_000
/** Whether a method only reads. */
export const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)

export type AdmitWrite = (c: Context, who: string) => void

/**
 * Counts the writes of each mitra, or of a user without one, in this process (docs/product.md §29.5.8). Throws 429 with the
 * wait; a refused write counts nothing. The time is the process's own, which no step of the system's clock changes.
 */
export function writeLimits(paces: WritePaces = WRITE_PACES, ran = () => performance.now()): AdmitWrite {
  const busyUntil = new Map<string, { writes: number; bytes: number }>()
  return (c, who) => {
    if (isSafe(c.req.method)) return
    const now = ran()
    const length = Number(c.req.header('content-length') ?? UNKNOWN_BYTES)
    // No route reads more. A user who names a length without end would stop the writes of a whole mitra for years.
    const bytes = Number.isFinite(length) ? Math.min(length, MAX_IMPORT_BYTES) : UNKNOWN_BYTES
    const { writes = 0, bytes: sent = 0 } = busyUntil.get(who) ?? {}
    const [writesUntil, bytesUntil] = [Math.max(now, writes), Math.max(now, sent)]
    const wait = Math.max(visitWait(paces.writes, writesUntil, now), visitWait(paces.bytes, bytesUntil, now))
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000)
      throw new ApiError(
        429,
        { success: false, message: messages.writesTooMany(seconds) },
        { 'Retry-After': String(seconds) },
      )
    }
    busyUntil.delete(who)
    busyUntil.set(who, { writes: writesUntil + paces.writes.every, bytes: bytesUntil + bytes * paces.bytes.every })
    const [oldest] = busyUntil.keys()
    if (busyUntil.size > MOST_NAMES && oldest !== undefined) busyUntil.delete(oldest)
  }
}
