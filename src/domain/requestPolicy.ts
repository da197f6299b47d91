/** Cache and retry policy of spec §9, as plain rules. Times are milliseconds. */

export const STALE_TIME = { profile: 5 * 60_000, packages: 60_000, general: 5 * 60_000 } as const
export const GC_TIME = 10 * 60_000

/** How pickers ask for their options: all of them. */
export const WHOLE_LIST = { page: 1, perPage: 10_000 } as const

const MAX_RETRIES = 3
const PROFILE_RETRIES = 2
const BACKOFF = { first: 1000, max: 30_000 } as const

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined

const isClientError = (error: unknown) => {
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500
}

/** Queries: never after a 4xx, otherwise up to 3 times. `failures` counts the retries already made. */
export const retryQuery = (failures: number, error: unknown): boolean => !isClientError(error) && failures < MAX_RETRIES

/** The profile: up to 2 times, never after a 4xx, a 401 least of all. */
export const retryProfile = (failures: number, error: unknown): boolean =>
  !isClientError(error) && failures < PROFILE_RETRIES

/** Mutations that may be repeated without harm: once, never after a 4xx. */
export const retryMutation = (failures: number, error: unknown): boolean => !isClientError(error) && failures < 1

/** 1 s, doubling, at most 30 s. */
export const retryDelay = (failures: number): number => Math.min(BACKOFF.first * 2 ** failures, BACKOFF.max)

/** Whether what was asked for does not exist, or not for this user. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404

/** Whether the user may not have it: asking again changes nothing. */
export const isForbidden = (error: unknown): boolean => statusOf(error) === 403

/** Whether a save was refused because of what somebody else did meanwhile. */
export const isConflict = (error: unknown): boolean => statusOf(error) === 409

/** How `/partner/me` is asked for (spec §7). */
export const PROFILE_QUERY = { staleTime: STALE_TIME.profile, retry: retryProfile, retryDelay }
