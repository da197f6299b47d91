import { createContext } from 'react'
import type { Draft } from '../domain/draft'
import type { Id } from '../domain/types'

/** The drafts of who is signed in: one for each package, one for a new one (`null`). */
export type UserDrafts = {
  find: (packageId: Id | null) => Draft | null
  keep: (packageId: Id | null, draft: Draft) => void
  /** Takes it away; with a `writer`, only where that one wrote it last. */
  drop: (packageId: Id | null, writer?: string) => void
}

const NO_DRAFTS: UserDrafts = { find: () => null, keep: () => undefined, drop: () => undefined }

export const DraftsContext = createContext<UserDrafts>(NO_DRAFTS)
