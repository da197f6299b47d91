import { ageOf, DRAFT_MAX_AGE_MS, type Draft } from '../domain/package/draft'
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
}

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

/** Reads the stored list; a list that cannot be read is empty, and expired drafts are left out. */
export function readStored(text: string | null, now: number): StoredDraft[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return []
    return (list as Partial<StoredDraft>[]).filter(
      (each): each is StoredDraft =>
        typeof each?.user === 'string' && ageOf(each.draft?.at ?? 0, now) < DRAFT_MAX_AGE_MS,
    )
  } catch {
    return []
  }
}
