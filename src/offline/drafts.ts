import type { KeyValueStore } from '../auth-provider/browserStorage'
import type { Session } from '../auth-provider/session'
import type { UserDrafts } from './draftsContext'
import { ageOf, DRAFT_MAX_AGE_MS, isUsableDraft, type Draft } from '../domain/package/draft'
import type { Id } from '../domain/types'

export const DRAFTS_KEY = 'package-drafts'
/** The time that a message from another tab may take to arrive. */
const OTHER_TAB_MS = 300
/** The most drafts that one user may have. */
const MOST = 12

/**
 * A draft with its user and its package; null means a new package. The draft may be of another version of the app: this
 * version then neither reads nor deletes it.
 */
type Owned = { user: string; package: string | null; draft: Partial<Draft> }

export type Drafts = { of: (userId: Id) => UserDrafts }

function readOwned(text: string | null, now: number): Owned[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return []
    return (list as Partial<Owned>[]).filter(
      (each): each is Owned => typeof each?.user === 'string' && ageOf(each.draft?.at ?? 0, now) < DRAFT_MAX_AGE_MS,
    )
  } catch {
    return []
  }
}

/**
 * The drafts on this phone. A draft stays when its session ends by a 401, by time or in another tab. 'Keluar' deletes
 * the user's drafts. Each write is immediate and complete, because the page may close at any moment.
 */
export function createDrafts({
  storage,
  session,
  now = Date.now,
}: {
  storage: KeyValueStore
  session: Session
  now?: () => number
}): Drafts {
  const read = () => readOwned(storage.getItem(DRAFTS_KEY), now())
  const write = (list: Owned[]) =>
    list.length > 0 ? storage.setItem(DRAFTS_KEY, JSON.stringify(list)) : storage.removeItem(DRAFTS_KEY)
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
    // Deletes expired drafts of all users, also of those who never return.
    if (storage.getItem(DRAFTS_KEY) !== null) write(read())
    const isAbout = (packageId: Id | null) => (each: Owned) =>
      each.user === user && each.package === (packageId === null ? null : String(packageId))
    return {
      find(packageId, writer) {
        const isWanted = (draft: Partial<Draft>): draft is Draft =>
          isUsableDraft(draft, now()) && (writer === undefined || draft.writer === writer)
        return (
          read()
            .filter(isAbout(packageId))
            .map(({ draft }) => draft)
            .find(isWanted) ?? null
        )
      },
      names: () =>
        read().flatMap((each) =>
          each.user === user && isUsableDraft(each.draft, now()) ? [each.draft.form.namaPaket.trim()] : [],
        ),
      keep(packageId, draft) {
        const isMine = (each: Owned) => isAbout(packageId)(each) && each.draft.writer === draft.writer
        function put() {
          const others = read().filter((each) => !isMine(each))
          const tooOld = others.filter((each) => each.user === user).slice(MOST - 1)
          write([
            { user, package: packageId === null ? null : String(packageId), draft },
            ...others.filter((each) => !tooOld.includes(each)),
          ])
        }
        if (isSignedIn(user)) {
          put()
          return !storage.isFleeting?.(DRAFTS_KEY)
        }
        // The session has just ended. An existing draft is still updated, but a draft that 'Keluar' in another tab
        // deletes must not return. News of that 'Keluar' may arrive a moment later, so the update waits for it.
        setTimeout(() => read().some(isMine) && put(), OTHER_TAB_MS)
        return false
      },
      drop(packageId, { writer, key }) {
        const list = read()
        const isMeant = ({ draft }: Owned) =>
          draft.writer === writer || (key !== undefined && draft.attempt?.key === key)
        const left = list.filter((each) => !isAbout(packageId)(each) || !isMeant(each))
        if (left.length < list.length) write(left)
      },
    }
  }
  return { of }
}
