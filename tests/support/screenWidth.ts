import { act } from '@testing-library/react'

/**
 * Imitates media queries of the width, which jsdom does not have, and tells their listeners when the width changes. It
 * also answers that the user prefers reduced motion, so that sheets open and close at once.
 */
let width = 430
const told = new Set<() => void>()

const LIMIT = /^\((min|max)-width: ?([\d.]+)px\)$/

function matches(query: string): boolean {
  if (query === '(prefers-reduced-motion: reduce)') return true
  const [, end, px] = LIMIT.exec(query) ?? []
  return px !== undefined && (end === 'min' ? width >= Number(px) : width <= Number(px))
}

export function stubMatchMedia(): void {
  width = 430
  told.clear()
  window.matchMedia = (media: string) => {
    const query: Pick<MediaQueryList, 'media' | 'matches' | 'onchange'> = {
      media,
      onchange: null,
      get matches() {
        return matches(media)
      },
    }
    const listen = (_: string, changed: () => void) => void told.add(changed)
    const leave = (_: string, changed: () => void) => void told.delete(changed)
    return Object.assign(Object.create(query) as MediaQueryList, {
      addEventListener: listen,
      removeEventListener: leave,
      dispatchEvent: () => true,
      addListener: (changed: () => void) => void told.add(changed),
      removeListener: (changed: () => void) => void told.delete(changed),
    })
  }
}

/** Resizes the window. */
export function setScreenWidth(px: number): void {
  width = px
  act(() => told.forEach((changed) => changed()))
}
