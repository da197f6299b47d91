import { useDataProvider } from 'ra-core'
import { use, useEffect } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import { whenIdle } from '@/offline/whenIdle'
import { registry } from '@/resources/registry'
import { useIsOnline } from '@/ui/hooks/useIsOnline'
import { FeaturesContext } from '@/ui/layout/features'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'

/** Lets the resources compare what this phone keeps of the user's mitra with the server's, when the phone is idle. It draws nothing. */
export function SyncResources() {
  const provider = useDataProvider<PartnerDataProvider>()
  const { mitraId, values } = use(PhoneUserContext)
  const hasMitra = mitraId !== null
  const features = use(FeaturesContext).join(' ')
  const isOnline = useIsOnline()
  useEffect(() => {
    const there = registry.flatMap(({ definition: { feature }, sync }) =>
      sync && (!feature || features.split(' ').includes(feature)) ? [sync] : [],
    )
    if (!hasMitra || !isOnline || there.length === 0) return
    let isOver = false
    void whenIdle().then(() => {
      // What the phone keeps serves as well: the screen of a resource tells a failure or a conflict.
      if (!isOver) for (const sync of there) sync(provider, values, () => isOver).catch(() => undefined)
    })
    return () => {
      isOver = true
    }
  }, [features, hasMitra, isOnline, provider, values])
  return null
}
