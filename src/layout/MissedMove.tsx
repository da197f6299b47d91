import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

const textOf = ({ pathname, search, hash }: Address) => pathname + search + hash

/**
 * The router listens to the browser only when the first screen stands, and React draws that in slices. If the user went
 * back or forward meanwhile, the router is told now (docs/product.md §14.5.8).
 */
export function MissedMove() {
  const location = useLocation()
  const [drawn] = useState(() => textOf(location))
  useEffect(() => {
    const { location, history } = window
    if (textOf(location) !== drawn) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [drawn])
  return null
}
