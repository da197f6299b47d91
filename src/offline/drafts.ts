import type { KeyValueStore } from '../auth-provider/browserStorage'
import type { Session } from '../auth-provider/session'
import type { UserDrafts } from './draftsContext'
import { ageOf, DRAFT_MAX_AGE_MS, isUsableDraft, type Draft } from '../domain/package/draft'
import type { Id } from '../domain/types'

export const DRAFTS_KEY = 'package-drafts'
/** How long another tab may take to be heard of. */
const OTHER_TAB_MS = 300
/** Of one user. */
const MOST = 12

/** Of whom, and of which package; null: a new one. What another version of the app wrote is not ours to read, nor to lose. */
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
 * The drafts that lie on this phone. One outlives its session, be it ended by a 401, by time or in another tab, but not
 * its user's own 'Keluar'. Written at once and in one piece: a page may be gone the next moment.
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
    // What nobody came back for does not lie here for ever.
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
        // The session has just ended. What is kept already is brought up to date, but what 'Keluar' takes away does not return:
        // the word of that may come from another tab a moment after the end itself.
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
