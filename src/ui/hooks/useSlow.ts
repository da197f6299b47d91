import { useEffect, useState } from 'react'

const SLOW_MS = 1000

/** Whether the user has waited so long that a message should say so. */
export function useSlow(isAwaited: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isAwaited])
  return isAwaited && isSlow
}
