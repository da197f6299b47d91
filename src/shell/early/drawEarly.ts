import { isOwnRefusal } from '@/http/ownAnswer'
import { readListCopy, removeListCopy } from '@/offline/listCopy'
import { withQueryStore } from '@/offline/queryStore'
import { isUsableCopy } from '@/offline/usableCopy'
import type { EarlyDrawing, EarlyPhone } from '@/resources/earlyDrawing'
import type { Handover } from '../handover'
import type { TargetScreen } from '../targetScreen'
import { drawingOf } from './drawings'
import { earlyScreen, type EarlyScreen, type StoredSession } from './earlyScreen'

/** The session has ended, or the record is gone. */
const OVER = [401, 404]
/** After this time the age of the copy is said, as on the screen itself (ui/hooks/useSlow.ts). */
const SLOW_MS = 1000

type Drawer = {
  screen: EarlyScreen
  drawing: EarlyDrawing
  handover: Handover
  phone: EarlyPhone
  /** The server has answered: the copy's age is not said. */
  hasAnswer: boolean
  /** The answer has taken the copy's place. */
  isReplaced: boolean
}

function sayAge({ screen, hasAnswer }: Drawer): void {
  if (!hasAnswer) screen.sayAge()
}

/** Draws this phone's copy. False: there is none, and the answer may still come. */
async function drawCopy(drawer: Drawer, hash: string, user: string): Promise<boolean> {
  const { screen, drawing, handover } = drawer
  const copy = readListCopy(hash, user) ?? (await withQueryStore('readonly', (store) => store.get(hash)))
  if (drawer.isReplaced || !screen.checkSession()) return true
  if (!copy || !isUsableCopy(copy, user)) return false
  handover.copy = copy
  screen.show(drawing.draw(drawing.fromCopy(copy.data), drawer.phone))
  if (navigator.onLine) setTimeout(() => sayAge(drawer), SLOW_MS)
  else sayAge(drawer)
  return true
}

/** Draws the answer of the early request, or takes the copy off the screen if the answer says so. */
async function drawAnswer(drawer: Drawer, answer: Response): Promise<void> {
  const { screen, drawing, handover } = drawer
  const { status } = answer
  if (OVER.includes(status) && isOwnRefusal(answer)) {
    drawer.hasAnswer = drawer.isReplaced = true
    screen.forget()
    removeListCopy()
    // The app begins with this answer, and not with a copy.
    handover.isAnswered = true
  } else if (!answer.ok) sayAge(drawer)
  // Without a reader of answers the copy stays until React has read this one.
  else if (!drawing.fromAnswer) drawer.hasAnswer = true
  else {
    // The app reads the same answer later.
    const data = drawing.fromAnswer(await answer.clone().json())
    drawer.hasAnswer = drawer.isReplaced = true
    if (!screen.checkSession()) return
    screen.show(drawing.draw(data, drawer.phone))
    handover.isAnswered = true
  }
}

/**
 * Shows the screen's data before React: this phone's copy as soon as it is read, and the answer of the early request when
 * it comes (docs/product.md §14.5.1). Before each drawing, and when the session may have changed, it checks
 * that the session is still the one that the page began with (§14.5.3).
 */
export function drawEarly(frame: Element, target: TargetScreen, session: StoredSession, handover: Handover): void {
  const main = frame.querySelector('main')
  const drawing = drawingOf(target)
  const { resource } = target
  const { user, mitra } = session.auth
  const hash = drawing?.hashOf({ ...target, search: location.search })
  if (!main || !drawing || !hash || !resource || user.second_factor === 'required') return handover.start?.()
  const screen = earlyScreen({ main, resource, session, handover })
  const kept = (name: string) => localStorage.getItem(`${name}/${user.id}`)
  const phone = { kept, rounding: mitra?.rounding }
  const drawer: Drawer = { screen, drawing, handover, phone, hasAnswer: false, isReplaced: false }

  // Another tab may end the session or begin another one, also while the browser has put this page aside.
  for (const name of ['storage', 'pageshow', 'visibilitychange']) addEventListener(name, screen.checkSession)

  // The browser paints what was drawn before it runs the app's code.
  const startAfterPaint = () => void requestAnimationFrame(() => setTimeout(() => handover.start?.()))
  drawCopy(drawer, hash, String(user.id))
    .then((isDone) => {
      if (isDone) startAfterPaint()
      else if (!drawing.fromAnswer) handover.start?.()
    })
    // A copy of another shape: React has its own ways with it.
    .catch(startAfterPaint)
  handover.early?.answer
    .then((answer) => drawAnswer(drawer, answer))
    .catch(() => sayAge(drawer))
    .then(startAfterPaint)
}
