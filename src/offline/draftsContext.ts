import { createContext } from 'react'
import type { Draft } from '../domain/package/draft'
import type { Id } from '../domain/types'

/** The drafts of the signed-in user. Each wizard writes its own draft of a package, or of a new package (`null`). */
export type UserDrafts = {
  /** Returns the newest draft of a package, or with `writer` the draft of that wizard. */
  find: (packageId: Id | null, writer?: string) => Draft | null
  /** The package names of all drafts, newest first. A draft without a name counts as ''. */
  names: () => string[]
  /** Replaces the wizard's previous draft. Returns false if the draft will be lost with the page. */
  keep: (packageId: Id | null, draft: Draft) => boolean
  /** Deletes the draft of this wizard, and any draft that contains the save with this idempotency key. */
  drop: (packageId: Id | null, which: { writer: string; key?: string | undefined }) => void
}

const NO_DRAFTS: UserDrafts = { find: () => null, names: () => [], keep: () => false, drop: () => undefined }

export const DraftsContext = createContext<UserDrafts>(NO_DRAFTS)
