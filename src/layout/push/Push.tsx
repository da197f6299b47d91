import { Suspense, use, useSyncExternalStore } from 'react'
import { PUSH_WISH } from '@/domain/access/pushFields'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { useFeature } from '@/ui/layout/features'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'

const PushOffer = lazyScreen(async () => (await import('./PushOffer')).PushOffer)

/** Notices on this device, for users whom they have been offered or who have switched them on. Others load nothing of it. */
export function Push({ isHidden }: { isHidden: boolean }) {
  const { values } = use(PhoneUserContext)
  const wish = useSyncExternalStore(values.subscribe, () => values.get(PUSH_WISH))
  if (!useFeature('push') || (wish !== 'due' && wish !== 'on')) return null
  return (
    <Suspense>
      <PushOffer wish={wish} isHidden={isHidden} />
    </Suspense>
  )
}
