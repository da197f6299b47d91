import { useEffect, useState } from 'react'

const SLOW_MS = 1000

/** Whether something is awaited for so long already that the one who waits should be told. */
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
