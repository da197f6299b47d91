import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { Id } from '../../domain/types'
import { keepInEntry } from '../../ui/hooks/browserHistory'

/** What a screen of packages does as it opens, by the wish of the screen before. It lies in the state of the history entry. */
type Arrival = {
  /** The list brings the card of this package into sight. */
  saved?: Id
  /** The detail opens 'Bagikan'. */
  isShared?: true
}

const KEY = 'arrival'

export const arrivalOf = (arrival: Arrival) => ({ [KEY]: arrival })

/** A wish with which this screen was opened, and how to forget it: neither a reload nor the back button repeats it then. */
export function useArrival<Wish extends keyof Arrival>(wish: Wish): [Arrival[Wish], () => void] {
  const { state } = useLocation() as { state: { [KEY]?: Arrival } | null }
  const [wanted, setWanted] = useState(state?.[KEY]?.[wish])
  const forget = useCallback(() => {
    keepInEntry(null)
    setWanted(undefined)
  }, [])
  return [wanted, forget]
}
