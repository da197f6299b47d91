import { keyOfEntry, placeOfEntry, stateOfEntry, type HistoryEntry } from './historyEntry'
import { addressOf, addressOfLocation, locationAt, type Location, type To } from './location'
import { moveInHistory } from '../hooks/historyMoves'

/** How the present place was reached: by a new entry, by one that replaced the last, or by the browser (back, forward, opened). */
export type Action = 'PUSH' | 'REPLACE' | 'POP'

export type Place = { readonly location: Location; readonly action: Action }

export type NavigateOptions = { replace?: boolean; state?: unknown }

/** The history that a router shows. */
export type RouterHistory = {
  readonly getPlace: () => Place
  /** Moves to a new entry, or by a number of entries. */
  readonly navigate: (to: To | number, options?: NavigateOptions) => void
  /** Tells each new place from now on. Returns how to stop. */
  readonly listen: (listener: (place: Place) => void) => () => void
}

const newKey = () => Math.random().toString(36).slice(2, 10)

const readPlace = (): Place => ({
  location: locationAt(addressOfLocation(window.location), stateOfEntry() ?? null, keyOfEntry()),
  action: 'POP',
})

const isSame = (a: Location, b: Location) => a.key === b.key && addressOfLocation(a) === addressOfLocation(b)

/**
 * Writes an entry, and returns whether it could. Safari refuses more than a hundred entries in half a minute, and the
 * browser then opens the address anew. A state that cannot be copied is a fault of the program.
 */
function write(entry: HistoryEntry, address: string, replace: boolean): boolean {
  try {
    if (replace) window.history.replaceState(entry, '', address)
    else window.history.pushState(entry, '', address)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error
    if (replace) window.location.replace(address)
    else window.location.assign(address)
    return false
  }
}

/**
 * The browser's own history. It hears the browser from the first listener on. If the user went back or forward before
 * that, while React drew the first screen in slices, the listener is told at once (docs/product.md §14.5.8).
 */
export function browserHistory(): RouterHistory {
  const listeners = new Set<(place: Place) => void>()
  if (placeOfEntry() === null) window.history.replaceState({ ...(window.history.state as HistoryEntry), idx: 0 }, '')
  let place = readPlace()
  function moveTo(next: Place) {
    place = next
    for (const listener of listeners) listener(place)
  }
  const onPop = () => moveTo(readPlace())
  return {
    getPlace: () => place,
    navigate(to, { replace = false, state = null } = {}) {
      if (typeof to === 'number') return moveInHistory(to)
      const address = addressOf(to, place.location.pathname)
      const key = newKey()
      // If the browser opens the page anew and the user stays because of unsaved changes, the screen must stay, too.
      if (!write({ usr: state, key, idx: (placeOfEntry() ?? 0) + (replace ? 0 : 1) }, address, replace)) return
      moveTo({ location: locationAt(address, state, key), action: replace ? 'REPLACE' : 'PUSH' })
    },
    listen(listener) {
      if (listeners.size === 0) {
        window.addEventListener('popstate', onPop)
        const now = readPlace()
        if (!isSame(now.location, place.location)) place = now
      }
      listeners.add(listener)
      listener(place)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('popstate', onPop)
      }
    },
  }
}

/** A history that begins at `address` and lives in memory: for pages drawn at build time, and for tests. */
export function memoryHistory(address: string): RouterHistory {
  const listeners = new Set<(place: Place) => void>()
  const entries = [locationAt(address, null, 'default')]
  let at = 0
  let action: Action = 'POP'
  const here = () => entries[at] as Location
  const getPlace = () => ({ location: here(), action })
  return {
    getPlace,
    navigate(to, { replace = false, state = null } = {}) {
      if (typeof to === 'number') at = Math.min(Math.max(at + to, 0), entries.length - 1)
      else {
        const next = locationAt(addressOf(to, here().pathname), state, newKey())
        if (replace) entries[at] = next
        else entries.splice(++at, Infinity, next)
      }
      action = typeof to === 'number' ? 'POP' : replace ? 'REPLACE' : 'PUSH'
      for (const listener of listeners) listener(getPlace())
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
