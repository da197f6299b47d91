import type { KeyValueStore } from '../auth-provider/browserStorage'
import type { Session } from '../auth-provider/session'
import type { UserDrafts } from '../components/drafts'
import { isUsableDraft, type Draft } from '../domain/draft'
import type { Id } from '../domain/types'

export const DRAFTS_KEY = 'package-drafts'
const MOST = 12

/** Of whom, and of which package; null: a new one. */
type Owned = { user: string; package: string | null; draft: Draft }

export type Drafts = { of: (userId: Id) => UserDrafts }

function readOwned(text: string | null, now: number): Owned[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? (list as Partial<Owned>[]).filter((each): each is Owned => typeof each?.user === 'string' && isUsableDraft(each.draft, now)) : []
  } catch {
    return []
  }
}

/**
 * The drafts that lie on this phone. One outlives its session, be it ended by a 401, by time or in another tab, but not
 * its user's own 'Keluar'. Written at once and in one piece: a page may be gone the next moment.
 */
export function createDrafts({ storage, session, now = Date.now }: { storage: KeyValueStore; session: Session; now?: () => number }): Drafts {
  const read = () => readOwned(storage.getItem(DRAFTS_KEY), now())
  const write = (list: Owned[]) => (list.length > 0 ? storage.setItem(DRAFTS_KEY, JSON.stringify(list.slice(0, MOST))) : storage.removeItem(DRAFTS_KEY))
  const isSignedIn = (user: string) => String(session.getSnapshot().user?.id) === user

  let lastUser: string | null = null
  session.subscribe(() => {
    const { user, signedOut } = session.getSnapshot()
    if (user) lastUser = String(user.id)
    else if (signedOut && lastUser !== null) {
      const leaving = lastUser
      lastUser = null
      write(read().filter((each) => each.user !== leaving))
    }
  })

  function of(userId: Id): UserDrafts {
    const user = String(userId)
    // What nobody came back for does not lie here for ever.
    if (storage.getItem(DRAFTS_KEY) !== null) write(read())
    const isAbout = (packageId: Id | null) => (each: Owned) => each.user === user && each.package === (packageId === null ? null : String(packageId))
    return {
      find: (packageId) => read().find(isAbout(packageId))?.draft ?? null,
      keep(packageId, draft) {
        const list = read()
        const isMine = isAbout(packageId)
        // The session may just have ended: what is already kept is brought up to date, what 'Keluar' took away does not return.
        if (!isSignedIn(user) && !list.some((each) => isMine(each) && each.draft.writer === draft.writer)) return
        write([{ user, package: packageId === null ? null : String(packageId), draft }, ...list.filter((each) => !isMine(each))])
      },
      drop(packageId, writer) {
        const isMine = isAbout(packageId)
        const list = read()
        const left = list.filter((each) => !isMine(each) || (writer !== undefined && each.draft.writer !== writer))
        if (left.length < list.length) write(left)
      },
    }
  }
  return { of }
}
