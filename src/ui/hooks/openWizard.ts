import { useEffect } from 'react'

/** A way out; one that ends the session takes the drafts along. */
export type Exit = { go: () => void; isSignOut?: boolean }

export type WizardGuard = {
  /** Asks whether to leave, and then goes; at once where nothing would be lost. */
  ask: (exit: Exit) => void
  /** The phone's back button, before the router hears of it. */
  onPop: (event: PopStateEvent) => void
}

const open: WizardGuard[] = []

/** Whether a wizard stands on the screen: its form would be lost with the page. */
export const hasOpenWizard = (): boolean => open.length > 0

/** Signs out, after asking where a wizard on the screen has anything to lose; `unasked`: where it has not, or there is none. */
export function leaveAndSignOut(go: () => void, unasked: () => void): void {
  const wizard = open.at(-1)
  if (!wizard) return unasked()
  // One with nothing to lose lets go at once.
  let isAtOnce = true
  wizard.ask({ go: () => (isAtOnce ? unasked() : go()), isSignOut: true })
  isAtOnce = false
}

const onPop = (event: PopStateEvent) => open.at(-1)?.onPop(event)

/** To be called before there is a router: a window tells its listeners in the order in which they came, capturing or not. */
export function hearBackFirst(): void {
  if (typeof window !== 'undefined') window.addEventListener('popstate', onPop)
}

export function useOpenWizard(guard: WizardGuard): void {
  useEffect(() => {
    open.push(guard)
    return () => void open.splice(open.indexOf(guard), 1)
  }, [guard])
}
