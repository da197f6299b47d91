import { useCallback } from 'react'

/** The largest part of the screen's height that a fixed bar may take. */
const MOST = { head: 1 / 3, foot: 2 / 5 } as const

/** The `ref` of a fixed bar: it tells the page its height, so that a focused control scrolls clear of it (theme/baseCss). */
export function useCover(edge: 'head' | 'foot') {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return
      const { style: root } = document.documentElement
      const measure = () => {
        bar.toggleAttribute('data-tall', bar.offsetHeight > window.innerHeight * MOST[edge])
        const { position, top } = getComputedStyle(bar)
        const away = edge === 'head' ? Number.parseFloat(top) || 0 : 0
        root.setProperty(`--${edge}`, position === 'sticky' ? `${bar.offsetHeight + away}px` : '0px')
      }
      const observer = new ResizeObserver(measure)
      observer.observe(bar)
      return () => {
        observer.disconnect()
        root.removeProperty(`--${edge}`)
      }
    },
    [edge],
  )
}
