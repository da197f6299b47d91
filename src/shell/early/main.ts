import { readStoredSession } from '@/auth-provider/storedSession'
import { drawEarly } from './drawEarly'
import { addPieceStyles } from './fillTemplate'
import { holdPresses } from './holdPresses'

/**
 * The early script, which boot.ts loads for the screens that it can draw. It stands outside
 * index.html, which is fetched for every screen (docs/decisions/0093-cards-before-react.md).
 */
function main() {
  const { shell } = window
  const frame = document.getElementById('root')?.firstElementChild
  const session = readStoredSession(localStorage, Date.now())
  if (!shell?.target) return
  const isOther = shell.early && shell.early.token !== session?.token
  if (!(frame instanceof HTMLElement) || !session || isOther) return shell.start?.()
  addPieceStyles()
  holdPresses(frame, session.token, shell)
  drawEarly(frame, shell.target, session, shell)
}

try {
  main()
} catch {
  // The storage is blocked, or holds something else. React draws the screen.
  window.shell?.start?.()
}
