import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { PartnerDataProvider, SharedOffer } from '../../../data-provider/types'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import { retryDelay, retryQuery } from '../../../domain/requestPolicy'
import type { Id } from '../../../domain/types'
import { useFeature } from '../../../ui/layout/features'
import { readStatusesAgain } from './readStatusesAgain'

type Note = { share: SharedOffer; key: string }

/**
 * Notes in the background that a package was shared (docs/product.md §21.6.5). Without a network the note waits until there
 * is one, as long as the app is open: the phone keeps nothing of a customer for it. Returns null without the feature.
 */
export function useNoteShare(id: Id): ((share: SharedOffer) => void) | null {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const hasStatus = useFeature('status')
  const [keys] = useState(() => createSaveKeys())
  const { mutate } = useMutation<unknown, Error, Note>({
    mutationFn: ({ share, key }) => provider.noteShare(id, share, { idempotencyKey: key }),
    networkMode: 'online',
    retry: retryQuery,
    retryDelay,
    onSuccess: () => {
      keys.forget()
      readStatusesAgain(queryClient)
    },
  })
  return hasStatus ? (share) => mutate({ share, key: keys.keyFor([id, share]) }) : null
}
