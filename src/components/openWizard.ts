import { useEffect } from 'react'

let open = 0

/** Whether a wizard stands on the screen: its form would be lost with the page. */
export const hasOpenWizard = (): boolean => open > 0

export function useOpenWizard(): void {
  useEffect(() => {
    open += 1
    return () => {
      open -= 1
    }
  }, [])
}
