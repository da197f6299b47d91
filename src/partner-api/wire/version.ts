import { conflict } from '../routes/apiError'
import { messages } from '../routes/messages'

/** A package's version on the wire: opaque, and another one after every write. */
export const wireVersion = (version: number): string => String(version)

/** 409 where `If-Match` names versions of which none is this one: another save came between. Without the header the last write wins. */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  const known = (ifMatch ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (known.length > 0 && !known.includes('*') && !known.includes(`"${wireVersion(version)}"`))
    throw conflict(messages.changedMeanwhile)
}
