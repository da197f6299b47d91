import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { notePlace } from '@/ui/hooks/trail'

/** Opens a new screen at its top, and restores the scroll position when the user goes back. It notes the way for back links. */
export function ScrollMemory() {
  const { key } = useLocation()
  const kind = useNavigationType()
  const tops = useRef(new Map<string, number>())
  const first = useRef(key)

  useLayoutEffect(notePlace, [key])
  useLayoutEffect(() => {
    const remembered = tops.current
    // The page before React may have been scrolled already.
    const start = key === first.current ? window.scrollY : 0
    window.scrollTo(0, kind === 'POP' ? (remembered.get(key) ?? start) : 0)
    const remember = () => remembered.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, kind])
  return null
}
