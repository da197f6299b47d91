import { useEffect } from 'react'

/** Asks whether to leave, and then goes; at once where nothing would be lost. */
type Ask = (go: () => void) => void

const open: Ask[] = []

/** Whether a wizard stands on the screen: its form would be lost with the page. */
export const hasOpenWizard = (): boolean => open.length > 0

/** Goes somewhere else, after asking where a wizard on the screen has anything to lose. */
export const leaveWizard = (go: () => void): void => (open.at(-1) ?? ((leave) => leave()))(go)

export function useOpenWizard(ask: Ask): void {
  useEffect(() => {
    open.push(ask)
    return () => void open.splice(open.indexOf(ask), 1)
  }, [ask])
}
