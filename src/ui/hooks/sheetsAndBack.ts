import { isMoving, isOwnMove, placeOfEntry } from '../hooks/browserHistory'
import { notePlace } from './trail'

type Close = () => void

/** What closes the open sheets, the top one last. */
const sheets: Close[] = []

/** The place in the history at which the sheets opened. */
let place = 0
/** The move back to that place is under way. */
let isReturning = false

/**
 * The first page of the app has no entry behind it: there the back button would leave the app. It gets a second entry with
 * the same address and state, which the router need not know.
 */
function standOnSecondEntry(): void {
  if (placeOfEntry() !== 0 || isMoving()) return
  try {
    window.history.pushState({ ...(window.history.state as object), idx: 1 }, '')
    notePlace()
  } catch {
    // Safari allows a hundred entries in half a minute. Without this one the sheet still works.
  }
}

/**
 * Opens a sheet that the back button closes. Returns how to take it away.
 */
export function addSheet(close: Close): () => void {
  standOnSecondEntry()
  if (sheets.length === 0) place = placeOfEntry() ?? 0
  sheets.push(close)
  return () => void sheets.splice(sheets.indexOf(close), 1)
}

function returnFrom(event: PopStateEvent): void {
  event.stopImmediatePropagation()
  const steps = place - (placeOfEntry(event.state) ?? place - 1)
  isReturning = steps !== 0
  if (isReturning) window.history.go(steps)
}

/**
 * Closes the top sheet when the user goes back. When the browser reports a move, it has happened: the page moves to its
 * entry again, and hides both moves from screens and router. No entry goes, so that forward still leads where it led.
 */
function closeSheetByBack(event: PopStateEvent): void {
  const isOwn = isOwnMove()
  if (isReturning) return returnFrom(event)
  const close = sheets.at(-1)
  // The question before a screen is left opens while the screen's entry is being reached again.
  if (isOwn) place = placeOfEntry(event.state) ?? 0
  if (!close || isOwn) return
  returnFrom(event)
  close()
}

/**
 * Lets open sheets hear the browser's back button before the router does. Browsers call a window's listeners in the order of
 * registration, so this comes before the router.
 */
export const hearBackButton = () => window.addEventListener('popstate', closeSheetByBack)
