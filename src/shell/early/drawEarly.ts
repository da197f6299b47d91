import { readStoredSession } from '../../auth-provider/storedSession'
import { formatTime } from '../../domain/values/dates'
import { withQueryStore, type PersistedQuery } from '../../offline/queryStore'
import { isUsableCopy } from '../../offline/usableCopy'
import type { Handover } from '../handover'
import type { TargetScreen } from '../targetScreen'
import { drawingOf } from './drawings'
import { fillTemplate } from './fillTemplate'
import { frameContent } from './frameContent'

type StoredSession = NonNullable<ReturnType<typeof readStoredSession>>

const ENDED = 401
const GONE = 404
/** After this time the age of the copy is said, as on the screen itself (ui/hooks/useSlow.ts). */
const SLOW_MS = 1000

/**
 * Shows the screen's data before React: this phone's copy as soon as IndexedDB has it, and the answer of the early
 * request when it comes (docs/product.md §14.5.1). Before each drawing, and when the session may have changed, it checks
 * that the session is still the one that the page began with (§14.5.3).
 */
export function drawEarly(frame: Element, target: TargetScreen, session: StoredSession, handover: Handover): void {
  const main = frame.querySelector('main')
  const drawing = drawingOf(target)
  const { user } = session.auth
  const id = String(user.id)
  const hash = drawing?.hashOf({ ...target, search: location.search })
  if (!main || !drawing || !hash || user.second_factor === 'required') return handover.start?.()
  const content = frameContent(main, (piece, holes) => fillTemplate(`${target.resource}/${piece}`, holes))

  /** Takes off the screen, and from the app, what was read for a session that has ended or a record that is gone. */
  function forget() {
    content.reset()
    delete handover.copy
    delete handover.isAnswered
  }

  /** False: the session is no longer the one that the page began with, and all that was drawn is gone. */
  function checkSession(): boolean {
    const now = readStoredSession(localStorage, Date.now())
    const isCurrent = now?.token === session.token && String(now.auth.user.id) === id
    if (!isCurrent) forget()
    return isCurrent
  }

  function show(data: unknown) {
    const drawn = frame.isConnected ? drawing?.draw(data) : null
    if (drawn) content.show(drawn)
    else content.reset()
  }

  // Another tab may end the session or begin another one, also while the browser has put this page aside.
  for (const name of ['storage', 'pageshow', 'visibilitychange']) addEventListener(name, checkSession)

  // The browser paints what was drawn before it runs the app's code.
  const startAfterPaint = () => void requestAnimationFrame(() => setTimeout(() => handover.start?.()))

  // With an answer the copy's age is not said. Where the page reads answers, they take the copy's place.
  let [hasAnswer, isReplaced] = [false, false]
  const sayAge = () => {
    const { copy } = handover
    if (!copy || hasAnswer || !frame.isConnected) return
    handover.saidAge = content.say(['age', { time: formatTime(copy.at) }])
  }

  withQueryStore<PersistedQuery | undefined>('readonly', (store) => store.get(hash))
    .then((copy) => {
      if (isReplaced || !checkSession()) return startAfterPaint()
      if (!copy || !isUsableCopy(copy, id)) return drawing.fromAnswer ? undefined : handover.start?.()
      handover.copy = copy
      show(drawing.fromCopy(copy.data))
      if (navigator.onLine) setTimeout(sayAge, SLOW_MS)
      else sayAge()
      startAfterPaint()
    })
    // A copy of another shape: React has its own ways with it.
    .catch(startAfterPaint)
  handover.early?.answer
    .then(async (answer) => {
      if (answer.status === ENDED || answer.status === GONE) {
        hasAnswer = isReplaced = true
        forget()
        // The app begins with this answer, and not with a copy.
        return (handover.isAnswered = true)
      }
      if (!answer.ok) return sayAge()
      // Without a reader of answers the copy stays until React has read this one.
      if (!drawing.fromAnswer) return (hasAnswer = true)
      // The app reads the same answer later.
      const rows = drawing.fromAnswer(await answer.clone().json())
      hasAnswer = isReplaced = true
      if (!checkSession()) return
      show(rows)
      handover.isAnswered = true
    })
    .catch(sayAge)
    .then(startAfterPaint)
}
