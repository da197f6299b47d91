import { useEffect, useLayoutEffect } from 'react'
import { isOwnMove } from './browserHistory'
import { closeSheetByBack } from './sheetsAndBack'

type BackListener = (event: PopStateEvent) => void

const screens: BackListener[] = []

function onPop(event: PopStateEvent): void {
  if (!closeSheetByBack(event, isOwnMove())) screens.at(-1)?.(event)
}

/**
 * Rendered inside the router, so that sheets and screens hear the browser's back button before the router does. Browsers
 * call a window's listeners in the order of registration, capturing or not, and React runs a child's layout effects before
 * its parent's: this one registers before the router's own.
 */
export function BackButtonListener() {
  useLayoutEffect(() => {
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  return null
}

/** Listens to the back button while the screen is mounted. Stopping the event hides it from the router. */
export function useBackButton(listener: BackListener): void {
  useEffect(() => {
    screens.push(listener)
    return () => void screens.splice(screens.indexOf(listener), 1)
  }, [listener])
}
