/** The cache and retry policy of docs/product.md §12.2. All times are milliseconds. */

export const STALE_TIME = { profile: 5 * 60_000, packages: 60_000, general: 5 * 60_000 } as const
export const GC_TIME = 10 * 60_000

/** Pickers request all records of a list in one page. */
export const WHOLE_LIST = { page: 1, perPage: 10_000 } as const

const MAX_RETRIES = 3
const PROFILE_RETRIES = 2
const BACKOFF = { first: 1000, max: 30_000 } as const

/** The HTTP status of a failed request; undefined if no answer came. */
export const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined

/** Whether the API has answered, and refuses the request itself. */
export const isClientError = (error: unknown) => {
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500
}

// With these statuses the server asks the app to wait. Some servers send 409 while the first write with that key is
// still running.
const UNDECIDED: readonly (number | undefined)[] = [408, 409, 425, 429]

/** Whether the server has rejected a write. */
export const isRefused = (error: unknown): boolean => isClientError(error) && !UNDECIDED.includes(statusOf(error))

/** Queries retry up to 3 times, but never after a 4xx. `failures` counts the retries so far. */
export const retryQuery = (failures: number, error: unknown): boolean => !isClientError(error) && failures < MAX_RETRIES

/** A write is repeated once at most, and never after a 4xx. */
export const retryWrite = (failures: number, error: unknown): boolean => failures < 1 && !isClientError(error)

const JUST_MS = 10_000

/** Whether a request was refused a moment ago: a screen that opens then does not ask again by itself. */
export const wasJustRefused = (error: unknown, at: number, now: number = Date.now()): boolean =>
  isClientError(error) && now - at < JUST_MS

/** The profile retries up to 2 times, but never after a 4xx: a 401 ends the session. */
export const retryProfile = (failures: number, error: unknown): boolean =>
  !isClientError(error) && failures < PROFILE_RETRIES

/** The wait before a retry: 1 s, doubled each time, at most 30 s. */
export const retryDelay = (failures: number): number => Math.min(BACKOFF.first * 2 ** failures, BACKOFF.max)

/**
 * Sends a write that is safe to repeat: once more if it fails, but never after a 4xx (docs/product.md §12.2.3), and never for
 * another user than `who` told first.
 */
export const sentTwice = <T>(send: () => Promise<T>, who: () => unknown = () => null): Promise<T> => {
  const user = who()
  return send().catch(async (error: unknown) => {
    if (isClientError(error)) throw error
    await new Promise((done) => setTimeout(done, retryDelay(0)))
    if (who() !== user) throw error
    return send()
  })
}

/**
 * The options of a query that reads a saved record as a form. It reads each time it is opened (docs/product.md §10.2.8)
 * and never again while it is open, so that a late answer does not undo what the user types or compares.
 */
export const READ_ONCE = { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false }

/** Whether the record does not exist, or does not exist for this user. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404

/** Whether the user lacks the permission. A retry would not help. */
export const isForbidden = (error: unknown): boolean => statusOf(error) === 403

/** Whether the API refused a save because somebody else saved first (optimistic locking). */
export const isConflict = (error: unknown): boolean => statusOf(error) === 409

/** The query options of `/partner/me` (docs/product.md §10.2.3). */
export const PROFILE_QUERY = { staleTime: STALE_TIME.profile, retry: retryProfile }
