import { RouterProviderContext, useRouterProvider } from 'ra-core'
import { useMemo, type ReactNode } from 'react'
import { useRouterHistory } from './Router'

const usePlaceOfNow = () => useRouterHistory().getPlace().location

/**
 * Within it react-admin's hooks read the present place but do not subscribe to it. Each of its data hooks holds a log-out
 * that reads the place. In a screen that moves without a change of its address, each move would draw every part that reads
 * data.
 */
export function StillPlace({ children }: { children: ReactNode }) {
  const provider = useRouterProvider()
  const still = useMemo(() => ({ ...provider, useLocation: usePlaceOfNow }), [provider])
  return <RouterProviderContext value={still}>{children}</RouterProviderContext>
}
