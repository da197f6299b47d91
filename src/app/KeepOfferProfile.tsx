import { useDataProvider } from 'ra-core'
import { use, useEffect } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import { whenIdle } from '@/offline/whenIdle'
import { PhoneUserContext } from '@/resources/phoneUserContext'
import { useIsOnline } from '@/ui/hooks/useIsOnline'
import { useFeature } from '@/ui/layout/features'

/**
 * Compares the phone's copy of the offer profile with the server's, once in a session and when the phone is idle: every
 * price on the screen is told by its rounding (docs/product.md §21.8.4). It draws nothing.
 */
export function KeepOfferProfile() {
  const provider = useDataProvider<PartnerDataProvider>()
  const { mitraId, values } = use(PhoneUserContext)
  const hasServer = useFeature('offer-profile') && mitraId !== null
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!hasServer || !isOnline) return
    let isOver = false
    void whenIdle()
      .then(() => import('@/resources/keptProfile'))
      .then(({ syncOnce }) => (isOver ? undefined : syncOnce(provider, values)))
      // The copy serves as well: the screen of the profile tells a failure or a conflict.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [hasServer, isOnline, provider, values])
  return null
}
