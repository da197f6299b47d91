import { useEffect } from 'react'
import { umrohRegular } from '../resources/umroh-regular'

type Connection = { saveData?: boolean }

/** Once the first screen stands and the phone has nothing to do, the next ones are fetched; not with Save-Data. */
export function usePreload(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection }
    if (connection?.saveData || !window.requestIdleCallback) return
    const idle = window.requestIdleCallback(() => void umrohRegular.preload())
    return () => window.cancelIdleCallback(idle)
  }, [])
}
