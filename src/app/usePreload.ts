import { useEffect } from 'react'
import { useSession } from '../auth-provider/useSession'
import { preloadNextScreens } from './screens'

type Connection = { saveData?: boolean }

/** Preloads the next screens when the first screen is shown and the phone is idle, but not with Save-Data. */
export function usePreload(): void {
  const { user } = useSession()
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection }
    if (connection?.saveData || !window.requestIdleCallback) return
    const idle = window.requestIdleCallback(() => void preloadNextScreens(user))
    return () => window.cancelIdleCallback(idle)
  }, [user])
}
