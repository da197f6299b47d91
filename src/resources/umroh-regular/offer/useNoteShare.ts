import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { PartnerDataProvider, SharedOffer } from '@/data-provider/types'
import { createSaveKeys, type SaveKeys } from '@/domain/package/saveKeys'
import { retryQuery } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'
import { useFeature } from '@/ui/layout/features'
import { readStatusesAgain } from '../status/readStatusesAgain'

type Note = { id: Id; share: SharedOffer; key: string }

/**
 * Notes in the background that packages were shared (docs/product.md §21.6.5). Without a network the note waits until there
 * is one, as long as the app is open: the phone keeps nothing of a customer for it. Returns null without the feature.
 */
export function useNoteShare(ids: readonly Id[]): ((share: SharedOffer) => void) | null {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const hasStatus = useFeature('status')
  const [keys] = useState(() => new Map<Id, SaveKeys>())
  const keysOf = (id: Id) => {
    const known = keys.get(id) ?? createSaveKeys()
    keys.set(id, known)
    return known
  }
  const { mutate } = useMutation<unknown, Error, Note>({
    mutationFn: ({ id, share, key }) => provider.noteShare('umroh-regular', id, share, { idempotencyKey: key }),
    networkMode: 'online',
    retry: retryQuery,
    onSuccess: (_, { id }) => {
      keysOf(id).forget()
      readStatusesAgain(queryClient)
    },
  })
  if (!hasStatus) return null
  return (share) => ids.forEach((id) => mutate({ id, share, key: keysOf(id).keyFor([id, share]) }))
}
