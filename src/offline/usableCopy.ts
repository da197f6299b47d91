import type { PersistedQuery } from './queryStore'

const MAX_AGE_MS = 24 * 60 * 60_000

/** Whether a persisted answer may be shown to this user. */
export function isUsableCopy({ user, at }: PersistedQuery, signedIn: string): boolean {
  const age = Date.now() - at
  // The age is negative if the phone's clock was wrong when the answer was written.
  return user === signedIn && age >= 0 && age < MAX_AGE_MS
}
