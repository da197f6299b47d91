import type { Tries } from '../auth/limits/pace'

/** A change of the tries under one name. `before` is what was read; null when there was nothing. */
export type TriesChange = { bucket: string; before: Tries | null; after: Tries }

export type AttemptsStore = {
  findTries(buckets: readonly string[]): Promise<Record<string, Tries>>
  /** Makes all changes, or none and returns false when one of the tries is no longer as it was read. */
  countTries(changes: readonly TriesChange[]): Promise<boolean>
  /** Takes back one try of each. Nothing is left of a name without tries. */
  giveBackTries(buckets: readonly string[]): Promise<void>
  forgetTries(bucket: string): Promise<void>

  /** Which of these places a user has signed in from. A place is the hash of a device or of an address. */
  findPlaces(userId: number, places: readonly string[]): Promise<string[]>
  /** Remembers the places of a login, and forgets the oldest beyond `most`. */
  rememberPlaces(userId: number, places: readonly string[], now: number, most: number): Promise<void>
}
