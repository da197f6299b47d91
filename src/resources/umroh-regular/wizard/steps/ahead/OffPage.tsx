import { useInsertionEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { afterPause } from './afterPause'

/** Puts the element into the page while its `Activity` is shown, and takes it out when that is hidden. */
function Place({ of: element }: { of: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(element)
    return () => element.remove()
  }, [element])
  return <div ref={place} style={{ display: 'contents' }} />
}

/**
 * Has the browser lay the element out once, and takes it out of the page in the same task, so that nobody finds it there.
 * Its words are measured and its styles are resolved then: the layout of a press takes a fraction of this one.
 */
function rehearse(element: HTMLElement) {
  const stage = document.createElement('div')
  Object.assign(stage.style, { position: 'fixed', insetInline: '0', visibility: 'hidden' })
  stage.append(element)
  // React hides what a hidden `Activity` has drawn. It sets this style anew when the step is shown or hidden.
  for (const child of element.children) (child as HTMLElement).style.removeProperty('display')
  document.body.append(stage)
  stage.getBoundingClientRect()
  stage.remove()
  element.remove()
}

/**
 * Draws its children out of the page, where neither a person nor a program finds them, until the `Activity` around it is
 * shown. The place comes first, so that the children's own layout effects find themselves in the page.
 */
export function OffPage({ isAhead, children }: { isAhead: boolean; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'))
  // A hidden `Activity` runs no other effect.
  useInsertionEffect(() => (isAhead ? afterPause(0, () => rehearse(element)) : undefined), [isAhead, element])
  return (
    <>
      <Place of={element} />
      {createPortal(children, element)}
    </>
  )
}
