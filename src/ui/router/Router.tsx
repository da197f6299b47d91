import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { browserHistory, type RouterHistory } from './history'
import { addressOf, isAbsolute, type Location, type To } from './location'

const HistoryContext = createContext<RouterHistory | null>(null)
const PlaceContext = createContext<ReturnType<RouterHistory['getPlace']> | null>(null)

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('needs a <Router> around it')
  return value
}

type RouterProps = {
  /** Default: the browser's history. */
  history?: RouterHistory
  children: ReactNode
}

/** Draws its children at the place that the history is at. A move draws the next screen at once, not as a transition. */
export function Router({ history: fixed, children }: RouterProps) {
  const [history] = useState(() => fixed ?? browserHistory())
  const [place, setPlace] = useState(history.getPlace)
  useLayoutEffect(() => history.listen(setPlace), [history])
  return (
    <HistoryContext value={history}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </HistoryContext>
  )
}

export const useLocation = (): Location => given(use(PlaceContext)).location

/** How the present place was reached. */
export const useNavigationType = () => given(use(PlaceContext)).action

export const useInRouterContext = () => use(HistoryContext) !== null

/** The history of the router around this part. */
export const useRouterHistory = (): RouterHistory => given(use(HistoryContext))

/** Moves within the app. The function is the same on each render. */
export const useNavigate = () => useRouterHistory().navigate

/** The address of a link. Only the address of a relative link follows the present place. */
export const useHref = (to: To) => addressOf(to, isAbsolute(to) ? '' : given(use(PlaceContext)).location.pathname)
