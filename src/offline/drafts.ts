import type { KeyValueStore } from '@/auth-provider/browserStorage'
import type { Session } from '@/auth-provider/session'
import { isUsableDraft, type Draft, DRAFT_MAX_AGE_MS } from '@/domain/package/draft'
import type { Id } from '@/domain/types'
import type { ServerClock } from '@/domain/serverClock'
import { NO_DRAFTS, type ResourceDrafts, type UserDrafts, type DraftEntry } from '@/ui/user/draftsContext'
import { definitions } from '@/resources/registry'

/**
 * A draft with its user, its resource and its record; `package: null` means a new record. The draft may be of another
 * version of the app: this version then neither reads nor deletes it.
 */
type StoredDraft = {
  user: string
  /** Missing in drafts of older versions of the app, which had drafts of one resource only. */
  resource?: string
  package: string | null
  draft: Partial<Draft>
  /** The server's time, ms since the epoch, when this phone first knew it while the draft was there. */
  since?: number
}

/** The phone's time and the server's, which may be unknown. */
type Times = { phone: number; server: number | null }

/** A draft has expired if both clocks say so. A clock that was moved alone deletes nothing (docs/product.md §7.5.1). */
const isExpired = ({ since, draft: { at = 0 } }: StoredDraft, { phone, server }: Times): boolean =>
  since !== undefined && server !== null && server - since >= DRAFT_MAX_AGE_MS && phone - at >= DRAFT_MAX_AGE_MS

/** The user, resource and record that a draft belongs to. */
type DraftPlace = { user: string; resource: string; recordId: Id | null }

/** The resource that had drafts before any other. */
const OLDEST = definitions.find(({ hasDrafts }) => hasDrafts)

const recordOf = (recordId: Id | null) => (recordId === null ? null : String(recordId))

const isAt = ({ user, resource, recordId }: DraftPlace, stored: StoredDraft): boolean =>
  stored.user === user && (stored.resource ?? OLDEST?.name) === resource && stored.package === recordOf(recordId)

const storedAt = ({ user, resource, recordId }: DraftPlace, draft: Draft): StoredDraft => ({
  user,
  resource,
  package: recordOf(recordId),
  draft,
})

/** The list as it is stored: each draft says since when the server's time is known. */
const dated = (list: readonly StoredDraft[], { server }: Times): StoredDraft[] =>
  list.map((each) => (each.since === undefined && server !== null ? { ...each, since: server } : each))

/** Reads the stored list; a list that cannot be read is empty, and expired drafts are left out. */
function readStored(text: string | null, times: Times): StoredDraft[] {
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

/** The drafts of a user as a list for the screens. A text that has not changed since is not read again. */
function createDraftEntries(user: string, getText: () => string | null, times: () => Times) {
  let known: { text: string | null; entries: readonly DraftEntry[] } = { text: null, entries: [] }
  return (): readonly DraftEntry[] => {
    const text = getText()
    if (text === known.text) return known.entries
    const entries = readStored(text, times()).flatMap(({ draft, user: owner, resource, package: recordId }) => {
      if (owner !== user || !isUsableDraft(draft)) return []
      const { writer, at, form } = draft
      return [{ resource: resource ?? OLDEST?.name ?? '', recordId, writer, at, name: form.namaPaket.trim() }]
    })
    known = { text, entries }
    return entries
  }
}

export const DRAFTS_KEY = 'package-drafts'
/** The time that a message from another tab may take to arrive. */
const OTHER_TAB_MS = 300
/** The most drafts that one user may have. */
const MOST = 12

export type Drafts = { of: (userId: Id) => UserDrafts }

type DraftsOptions = {
  storage: KeyValueStore
  session: Session
  now?: () => number
  clock?: Pick<ServerClock, 'serverNow' | 'subscribe'>
}

const NO_CLOCK = { serverNow: () => null, subscribe: () => () => undefined }

/**
 * The drafts on this phone. A draft stays when its session ends by a 401, by time or in another tab. 'Keluar' deletes
 * the user's drafts. Each write is immediate and complete, because the page may close at any moment.
 */
export function createDrafts({ storage, session, now = Date.now, clock = NO_CLOCK }: DraftsOptions): Drafts {
  const times = () => ({ phone: now(), server: clock.serverNow() })
  const read = () => readStored(storage.getItem(DRAFTS_KEY), times())
  const listeners = new Set<() => void>()
  function write(list: StoredDraft[]) {
    if (list.length > 0) storage.setItem(DRAFTS_KEY, JSON.stringify(dated(list, times())))
    else storage.removeItem(DRAFTS_KEY)
    for (const heard of listeners) heard()
  }
  /** Deletes expired drafts of all users, also of those who never return. */
  function sweep() {
    if (storage.getItem(DRAFTS_KEY) !== null) write(read())
  }
  clock.subscribe(sweep)
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

  const draftsOf = (user: string, resource: string): ResourceDrafts => ({
    find(recordId, which) {
      const isWanted = (draft: Partial<Draft>): draft is Draft =>
        isUsableDraft(draft) &&
        (which === undefined || (typeof which === 'string' ? draft.writer === which : which(draft)))
      const found = read().filter((each) => isAt({ user, resource, recordId }, each))
      return found.map(({ draft }) => draft).find(isWanted) ?? null
    },
    keep(recordId, draft) {
      const place = { user, resource, recordId }
      const isMine = (each: StoredDraft) => isAt(place, each) && each.draft.writer === draft.writer
      function put() {
        const others = read().filter((each) => !isMine(each))
        const tooOld = others.filter((each) => each.user === user).slice(MOST - 1)
        write([storedAt(place, draft), ...others.filter((each) => !tooOld.includes(each))])
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
    drop(recordId, { writer, key }) {
      const list = read()
      const isMeant = ({ draft }: StoredDraft) =>
        draft.writer === writer || (key !== undefined && draft.attempt?.key === key)
      const left = list.filter((each) => !isAt({ user, resource, recordId }, each) || !isMeant(each))
      if (left.length < list.length) write(left)
    },
  })

  function of(userId: Id): UserDrafts {
    const user = String(userId)
    sweep()
    const withDrafts = definitions.filter(({ hasDrafts }) => hasDrafts)
    const drafts = new Map(withDrafts.map(({ name }) => [name, draftsOf(user, name)]))
    return {
      of: (resource) => drafts.get(resource) ?? NO_DRAFTS,
      all: createDraftEntries(user, () => storage.getItem(DRAFTS_KEY), times),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
  return { of }
}
