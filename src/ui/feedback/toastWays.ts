import type { ReactNode } from 'react'

type Ways = { ways: ReactNode; path: string }

/**
 * The options of a notice with links. It waits for the screen of this path, stands at the foot of that screen, and goes when
 * the screen is left. Its links are no part of what is announced.
 */
export const withWays = (ways: ReactNode, path: string): Ways => ({ ways, path })

/** The links of a notice and its screen; nothing for a notice of words alone. */
export const waysOf = (options: object | undefined): Partial<Ways> => options ?? {}
