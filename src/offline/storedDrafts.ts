import { DRAFT_MAX_AGE_MS, type Draft } from '../domain/package/draft'
import type { Id } from '../domain/types'
import { umrohRegular } from '../resources/umroh-regular/resource'

/**
 * A draft with its user, its resource and its record; `package: null` means a new record. The draft may be of another
 * version of the app: this version then neither reads nor deletes it.
 */
export type StoredDraft = {
  user: string
  /** Missing in drafts of older versions of the app, which had drafts of one resource only. */
  resource?: string
  package: string | null
  draft: Partial<Draft>
  /** The server's time, ms since the epoch, when this phone first knew it while the draft was there. */
  since?: number
}

/** The phone's time and the server's, which may be unknown. */
export type Times = { phone: number; server: number | null }

/** A draft has expired if both clocks say so. A clock that was moved alone deletes nothing (docs/product.md §7.5.1). */
const isExpired = ({ since, draft: { at = 0 } }: StoredDraft, { phone, server }: Times): boolean =>
  since !== undefined && server !== null && server - since >= DRAFT_MAX_AGE_MS && phone - at >= DRAFT_MAX_AGE_MS

/** The user, resource and record that a draft belongs to. */
export type DraftPlace = { user: string; resource: string; recordId: Id | null }

const recordOf = (recordId: Id | null) => (recordId === null ? null : String(recordId))

export const isAt = ({ user, resource, recordId }: DraftPlace, stored: StoredDraft): boolean =>
  stored.user === user && (stored.resource ?? umrohRegular.name) === resource && stored.package === recordOf(recordId)

export const storedAt = ({ user, resource, recordId }: DraftPlace, draft: Draft): StoredDraft => ({
  user,
  resource,
  package: recordOf(recordId),
  draft,
})

/** The list as it is stored: each draft says since when the server's time is known. */
export const dated = (list: readonly StoredDraft[], { server }: Times): StoredDraft[] =>
  list.map((each) => (each.since === undefined && server !== null ? { ...each, since: server } : each))

/** Reads the stored list; a list that cannot be read is empty, and expired drafts are left out. */
export function readStored(text: string | null, times: Times): StoredDraft[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return []
    return (list as Partial<StoredDraft>[])
      .filter((each): each is StoredDraft => typeof each?.user === 'string' && typeof each.draft?.at === 'number')
      .filter((each) => !isExpired(each, times))
  } catch {
    return []
  }
}
