import { useEffect } from 'react'

/** A way out of a screen. A sign-out deletes the user's drafts. */
export type Exit = { go: () => void; isSignOut?: boolean }

/** Asks the user whether to leave, and then goes. Goes at once if nothing would be lost. */
export type AskBeforeExit = (exit: Exit) => void

const screens: AskBeforeExit[] = []

/** Whether a screen is mounted whose form would be lost with the page. */
export const hasScreenWithForm = (): boolean => screens.length > 0

/** Leaves the screen by `go`, after it has asked about its unsaved changes. */
export function leaveScreen(go: () => void): void {
  const ask = screens.at(-1)
  if (ask) ask({ go })
  else go()
}

/**
 * Signs out after the screen has asked about its unsaved changes. Calls `unasked` if the screen had no reason to ask.
 */
export function leaveAndSignOut(go: () => void, unasked: () => void): void {
  const ask = screens.at(-1)
  if (!ask) return unasked()
  // A screen without unsaved changes runs `go` at once, within the call.
  let isAtOnce = true
  ask({ go: () => (isAtOnce ? unasked() : go()), isSignOut: true })
  isAtOnce = false
}

/** Registers a screen with a form for as long as it is mounted. */
export function useScreenWithForm(ask: AskBeforeExit): void {
  useEffect(() => {
    screens.push(ask)
    return () => void screens.splice(screens.indexOf(ask), 1)
  }, [ask])
}
