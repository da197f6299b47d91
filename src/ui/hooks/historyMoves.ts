/** A browser that has nothing behind reports no move. After this time, in ms, a move is the user's again. */
const LONGEST_MOVE_MS = 1000

/** Until when each of the app's own moves may be reported. */
let awaited: number[] = []

/** Moves in the browser's history because the app wants it, not because the user pressed the phone's back button. */
export function moveInHistory(steps: number): void {
  awaited.push(performance.now() + LONGEST_MOVE_MS)
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
