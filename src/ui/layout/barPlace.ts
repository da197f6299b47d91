import { useSyncExternalStore } from 'react'

let place: HTMLElement | null = null
const listeners = new Set<() => void>()

/** The `ref` of the element in the desktop's bar that takes the title of a screen. */
export function offerBarPlace(element: HTMLElement | null): void {
  place = element
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The place for a screen's title in the desktop's bar. Null while there is none. */
export const useBarPlace = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  )
