import { createContext, useContext } from 'react'

export type LayoutKind = 'mobile' | 'desktop'

/** The layout around a view, chosen in one place (layout/LayoutChoice.tsx): views ask here, never for the viewport. */
export const LayoutKindContext = createContext<LayoutKind>('mobile')

export const useLayoutKind = (): LayoutKind => useContext(LayoutKindContext)
