import { useLayoutEffect, type RefObject } from 'react'
import { freePlace, isFree, lower, type Box } from './freePlace'

const ACTIONS = 'a, button, input, select, textarea, summary, [role=switch], [role=button]'
/** The shortest time between two measurements: a scroll fires many events a second. */
const PAUSE_MS = 100
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

/** Calls `onChange` whenever the page may look different: new elements or styles, a scroll, another size, a finished animation. */
function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  const events = ['scroll', 'resize', 'transitionend', 'load'] as const
  // Scrolls of a sheet and the load of a picture do not bubble.
  for (const event of events) window.addEventListener(event, onChange, { capture: true, passive: true })
  return () => {
    observer.disconnect()
    for (const event of events) window.removeEventListener(event, onChange, { capture: true })
  }
}

/**
 * Moves a fixed element down until it covers nothing that the user may press (docs/product.md §14.4.1). While `isShown`,
 * the hook measures again after each change of the page.
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
      const found = freePlace(lower(now, -down), taken, window.innerHeight)
      if (found === down) return
      down = found
      element.style.transform = `translateY(${down}px)`
    }
    place()
    let timer: ReturnType<typeof setTimeout> | undefined
    const unwatch = watchPage(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        place()
      }, PAUSE_MS)
    })
    return () => {
      unwatch()
      clearTimeout(timer)
      element.style.transform = ''
    }
  }, [ref, isShown])
}
