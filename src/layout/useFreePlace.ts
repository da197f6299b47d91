import { useLayoutEffect, type RefObject } from 'react'
import { freePlace, isFree, lower, type Box } from './freePlace'

const ACTIONS = 'a, button, input, select, textarea, summary, [role=switch], [role=button]'
const LOOK_MS = 250
const GAP = 4

function boxOf(element: Element): Box {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return { top, bottom, left, right }
}

const boxesOfActions = (): Box[] =>
  [...document.querySelectorAll(ACTIONS)]
    .map(boxOf)
    .filter(({ top, bottom, left, right }) => right - left > 1 && bottom - top > 1)
    .map((box) => ({ ...box, top: box.top - GAP, bottom: box.bottom + GAP }))

/**
 * Moves a fixed element down until it covers nothing that the user may press (docs/product.md §14.4.1). While it `isShown`,
 * the hook looks again at short intervals, because the screen below may change.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !isShown) return
    let down = 0
    const place = () => {
      const now = boxOf(element)
      const taken = boxesOfActions()
      if (isFree(now, taken)) return
      down = freePlace(lower(now, -down), taken, window.innerHeight)
      element.style.transform = `translateY(${down}px)`
    }
    place()
    const timer = setInterval(place, LOOK_MS)
    return () => {
      clearInterval(timer)
      element.style.transform = ''
    }
  }, [ref, isShown])
}
