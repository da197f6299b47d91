import { createContext } from 'react'
import type { Draft } from '../domain/package/draft'
import type { Id } from '../domain/types'

/** The drafts of who is signed in: of each package those of the wizards that wrote one, likewise of new packages (`null`). */
export type UserDrafts = {
  /** The newest; with a `writer`, that one's. */
  find: (packageId: Id | null, writer?: string) => Draft | null
  /** What their packages are called, the newest first; empty for one without a name. */
  names: () => string[]
  /** In place of what the same wizard wrote before. False where it lives as long as the page alone. */
  keep: (packageId: Id | null, draft: Draft) => boolean
  /** Takes away what one wizard wrote, or what holds the save of that key. */
  drop: (packageId: Id | null, which: { writer: string; key?: string | undefined }) => void
}

const NO_DRAFTS: UserDrafts = { find: () => null, names: () => [], keep: () => false, drop: () => undefined }

export const DraftsContext = createContext<UserDrafts>(NO_DRAFTS)
