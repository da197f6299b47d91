import { useEffect } from 'react'
import { fetchNextScreens } from './screens'

type Connection = { saveData?: boolean }

/** Once the first screen stands and the phone has nothing to do, the next ones are fetched; not with Save-Data. */
export function usePreload(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection }
    if (connection?.saveData || !window.requestIdleCallback) return
    const idle = window.requestIdleCallback(() => void fetchNextScreens())
    return () => window.cancelIdleCallback(idle)
  }, [])
}
