import { useEffect } from 'react'
import { useSession } from '../auth-provider/useSession'
import { preloadNextScreens } from './screens'

type Connection = { saveData?: boolean }

/** Preloads the next screens when the first screen is shown and the phone is idle, but not with Save-Data. A profile with
 * other features preloads again: they bring further parts. */
export function usePreload(): void {
  const features = useSession().user?.features?.join(' ') ?? ''
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection }
    if (connection?.saveData || !window.requestIdleCallback) return
    const idle = window.requestIdleCallback(() => void preloadNextScreens({ features: features.split(' ') }))
    return () => window.cancelIdleCallback(idle)
  }, [features])
}
