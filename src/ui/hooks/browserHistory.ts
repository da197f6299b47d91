/** What react-router writes into `history.state`: `usr` is the app's own state, `idx` the place among the entries of this app. */
type HistoryEntry = { usr?: unknown; idx?: number } | null

/** The state that the app gave an entry of the browser's history; by default the entry that is current now. */
export const stateOfEntry = (entry: unknown = window.history.state): unknown => (entry as HistoryEntry)?.usr

/** Gives the current entry a state without a navigation. */
export function keepInEntry(state: unknown): void {
  const entry = window.history.state as HistoryEntry
  window.history.replaceState({ ...entry, usr: state }, '')
}

/** The place of an entry among the entries of this app; null if the router did not write it. */
export const placeOfEntry = (entry: unknown = window.history.state): number | null =>
  (entry as HistoryEntry)?.idx ?? null

/**
 * A browser that has nothing behind reports no move. After this time, in ms, a move is the user's again. A phone that is busy
 * may report a move after more than a second.
 */
export const LONGEST_MOVE_MS = 3000

/** Until when each of the app's own moves may be reported. */
let awaited: number[] = []

/** The browser will report a move of the app: the user has not pressed the phone's back button. */
export const expectMove = () => void awaited.push(performance.now() + LONGEST_MOVE_MS)

/** Moves in the browser's history because the app wants it. */
export function moveInHistory(steps: number): void {
  expectMove()
  window.history.go(steps)
}

/** Whether the browser has not reported a move of the app yet. */
export function isMoving(): boolean {
  awaited = awaited.filter((until) => performance.now() < until)
  return awaited.length > 0
}

/** Whether the move that the browser reports now is the app's own. True once for each move. */
export function isOwnMove(): boolean {
  const isOwn = isMoving()
  awaited.shift()
  return isOwn
}
