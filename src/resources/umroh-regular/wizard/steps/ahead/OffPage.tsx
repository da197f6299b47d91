import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

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
 * Draws its children out of the page, where neither a person nor a program finds them, until the `Activity` around it is
 * shown. The place comes first, so that the children's own layout effects find themselves in the page.
 */
export function OffPage({ children }: { children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'))
  return (
    <>
      <Place of={element} />
      {createPortal(children, element)}
    </>
  )
}
