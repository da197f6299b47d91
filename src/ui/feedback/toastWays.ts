import type { ReactNode } from 'react'

/** The options of a notice with links. It stands at the foot of the screen, and its links are no part of what is announced. */
export const withWays = (ways: ReactNode) => ({ ways })

/** The links of a notice; null for a notice of words alone. */
export const waysOf = (options: object | undefined): ReactNode =>
  (options as Partial<ReturnType<typeof withWays>> | undefined)?.ways ?? null
