import { useEffect, useState } from 'react'

const LATER_MS = 500

/** False until the screen stands: what it can do without is read afterwards. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
