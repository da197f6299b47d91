import { useSyncExternalStore } from 'react'
import { hasNetwork, subscribeNetwork } from './network'

/** Whether this phone has a network; the server may still be out of reach. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeNetwork, hasNetwork, () => true)
