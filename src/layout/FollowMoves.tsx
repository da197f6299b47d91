import { useLayoutEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
import { useLocation, type Location } from 'react-router'

type Drawn = RefObject<Location | null>

/** Notes the location that the router draws first. */
function NoteLocation({ into }: { into: Drawn }) {
  const location = useLocation()
  useLayoutEffect(() => {
    into.current ??= location
  }, [into, location])
  return null
}

const isAt = ({ pathname, search, hash, key }: Location) => {
  const { location, history } = window
  const state = history.state as { key?: string } | null
  const isSameEntry = (state?.key ?? 'default') === key
  return isSameEntry && location.pathname + location.search + location.hash === pathname + search + hash
}

/**
 * A router over the browser's history listens only when the first screen stands, and React draws that in slices. If the
 * user went back or forward meanwhile, the router is told as soon as it listens (docs/product.md §14.5.8): before any
 * screen redirects, because a redirect is no move of the user.
 */
export function FollowMoves({
  router: Router,
  children,
}: {
  router: ComponentType<{ children: ReactNode }>
  children: ReactNode
}) {
  const drawn: Drawn = useRef(null)
  useLayoutEffect(() => {
    if (drawn.current && !isAt(drawn.current))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, [])
  return (
    <Router>
      <NoteLocation into={drawn} />
      {children}
    </Router>
  )
}
