import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { Id } from '@/domain/types'
import { keepInEntry } from '@/ui/hooks/browserHistory'

/** A screen may wish, in the state of the history entry, that the next screen does this as it opens. */
type Arrival = {
  /** The list brings the card of this package into sight. */
  saved?: Id
  /** The detail opens 'Bagikan'. */
  isShared?: true
  /** The detail opens 'Cek harga hari ini'. */
  isChecked?: true
}

const KEY = 'arrival'

/** The history entries whose wish was fulfilled. The router keeps their state while a screen of theirs is drawn anew. */
const fulfilled = new Set<string>()

export const arrivalOf = (arrival: Arrival) => ({ [KEY]: arrival })

/** A wish with which this screen was opened, and a function that forgets it for good. */
export function useArrival<Wish extends keyof Arrival>(wish: Wish): [Arrival[Wish], () => void] {
  const { key, state } = useLocation() as { key: string; state: { [KEY]?: Arrival } | null }
  const [wanted, setWanted] = useState(fulfilled.has(key) ? undefined : state?.[KEY]?.[wish])
  const forget = useCallback(() => {
    fulfilled.add(key)
    keepInEntry(null)
    setWanted(undefined)
  }, [key])
  return [wanted, forget]
}

/** Opens a sheet for which this screen was opened, once there is something to open. */
export function useFulfilled(wish: 'isShared' | 'isChecked' | undefined, open: (() => void) | null): void {
  const [isWished, forget] = useArrival(wish ?? 'isShared')
  const isDue = wish !== undefined && isWished === true && open !== null
  const fulfil = useEffectEvent(() => {
    forget()
    open?.()
  })
  useEffect(() => {
    if (isDue) fulfil()
  }, [isDue])
}
