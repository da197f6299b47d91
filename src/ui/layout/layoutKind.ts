import { createContext, useContext } from 'react'

export type LayoutKind = 'mobile' | 'desktop'

/** The layout around a view. layout/LayoutChoice.tsx chooses it; views read it here and never look at the viewport. */
export const LayoutKindContext = createContext<LayoutKind>('mobile')

export const useLayoutKind = (): LayoutKind => useContext(LayoutKindContext)
