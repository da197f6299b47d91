import { useCallback } from 'react'

/** The largest part of the screen's height that a fixed bar may take. */
const MOST = { head: 1 / 3, foot: 2 / 5 } as const

/** The `ref` of a fixed bar: it tells the page its height and that of its title's line, so that a focused control scrolls clear of it (theme/baseCss). */
export function useCover(edge: 'head' | 'foot') {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return
      const { style: root } = document.documentElement
      let timer: ReturnType<typeof setTimeout> | undefined
      const measure = () => {
        const title = bar.querySelector<HTMLElement>('.bar')
        if (title) root.setProperty('--title-line', `${title.offsetHeight}px`)
        bar.toggleAttribute('data-tall', bar.offsetHeight > window.innerHeight * MOST[edge])
        const { position, top } = getComputedStyle(bar)
        const away = edge === 'head' ? Number.parseFloat(top) || 0 : 0
        const height = position === 'sticky' ? `${bar.offsetHeight + away}px` : '0px'
        const tell = () => root.setProperty(`--${edge}`, height)
        clearTimeout(timer)
        // The browser resolves the styles of the whole page anew, so a bar that changes is painted first.
        if (root.getPropertyValue(`--${edge}`)) timer = setTimeout(tell)
        else tell()
      }
      const observer = new ResizeObserver(measure)
      observer.observe(bar)
      return () => {
        observer.disconnect()
        clearTimeout(timer)
        root.removeProperty(`--${edge}`)
      }
    },
    [edge],
  )
}
