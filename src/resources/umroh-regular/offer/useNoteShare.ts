import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { use } from 'react'
import type { PartnerDataProvider, SharedOffer } from '@/data-provider/types'
import { PUSH_WISH } from '@/domain/access/pushFields'
import { toldBy } from '@/domain/offer/options'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { retryQuery } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'
import { useFeature } from '@/ui/layout/features'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { readStatusesAgain } from '../status/readStatusesAgain'

type Note = { id: Id; share: SharedOffer }

/**
 * Notes in the background that packages were shared (docs/product.md §21.6.5). Without a network the note waits until there
 * is one, as long as the app is open: the phone keeps nothing of a customer for it. Returns null without the feature.
 */
export function useNoteShare(ids: readonly Id[]): ((share: SharedOffer, offer: PublicOffer) => void) | null {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const hasStatus = useFeature('status')
  // A server of an earlier version refuses a field that it does not know.
  const hasNews = useFeature('news')
  const hasPush = useFeature('push')
  const { values } = use(PhoneUserContext)
  const { mutate } = useMutation<unknown, Error, Note>({
    mutationFn: ({ id, share }) => provider.noteShare('umroh-regular', id, share),
    networkMode: 'online',
    retry: retryQuery,
    onSuccess: () => readStatusesAgain(queryClient),
  })
  if (!hasStatus) return null
  return (share, offer) => {
    if (hasPush && values.get(PUSH_WISH) === null) values.set(PUSH_WISH, 'due')
    const told = hasNews ? toldBy(offer) : []
    ids.forEach((id, place) => mutate({ id, share: { ...share, ...(told[place] ? { prices: told[place] } : {}) } }))
  }
}
