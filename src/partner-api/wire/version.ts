import { conflict } from '../routes/apiError'
import { messages } from '../routes/messages'

/** Makes the version that the API shows: an opaque text that changes with every write. */
export const wireVersion = (version: number): string => String(version)

/**
 * Throws 409 when `If-Match` does not name the current version, because somebody else has saved meanwhile. Without the
 * header the last write wins.
 */
export function requireVersion(
  ifMatch: string | undefined,
  version: number,
  message: string = messages.changedMeanwhile,
): void {
  const known = (ifMatch ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (known.length > 0 && !known.includes('*') && !known.includes(`"${wireVersion(version)}"`)) throw conflict(message)
}
