import { createContext } from 'react'
import type { Draft } from '@/domain/package/draft'
import type { Id } from '@/domain/types'

/** The user's drafts of one resource, by the record's id; `null` stands for new records. */
export type ResourceDrafts = {
  /** The newest draft of a record; `which`: the draft of that wizard, or the newest of which this is true. */
  find: (recordId: Id | null, which?: string | ((draft: Draft) => boolean)) => Draft | null
  /** Replaces the earlier draft of the same wizard. False if the draft lasts only as long as the page. */
  keep: (recordId: Id | null, draft: Draft) => boolean
  /** Deletes the draft of one wizard, or the draft that holds the save of this key. */
  drop: (recordId: Id | null, which: { writer: string; key?: string | undefined }) => void
}

/** The drafts of the signed-in user. */
export type UserDrafts = {
  /** The drafts of one resource. Only a resource whose definition says `hasDrafts` has drafts. */
  of: (resource: string) => ResourceDrafts
  /** All drafts, the newest first: the same array until one of them changes. `name` is empty for a draft without a name; `recordId` is null for a new record. */
  all: () => readonly DraftEntry[]
  /** Hears every change that this tab makes. */
  subscribe: (listener: () => void) => () => void
}

export type DraftEntry = { resource: string; recordId: Id | null; writer: string; name: string; at: number }

export const NO_DRAFTS: ResourceDrafts = { find: () => null, keep: () => false, drop: () => undefined }

const NO_ENTRIES: readonly DraftEntry[] = []

export const DraftsContext = createContext<UserDrafts>({
  of: () => NO_DRAFTS,
  all: () => NO_ENTRIES,
  subscribe: () => () => undefined,
})
