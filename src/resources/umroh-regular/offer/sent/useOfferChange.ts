import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { PartnerDataProvider, SaveMeta } from '../../../../data-provider/types'
import type { SentOffer } from '../../../../domain/offer/sentOffer'
import { createSaveKeys } from '../../../../domain/package/saveKeys'
import { t } from '../../../../i18n/sentOffers'
import { useWrite } from '../../../../ui/hooks/useWrite'
import { readStatusesAgain } from '../../status/readStatusesAgain'

export type OfferChange = (provider: PartnerDataProvider, meta: SaveMeta) => Promise<unknown>

/** Changes an offer with a link, and reads the list again. `what` is what the change says: a repetition keeps its key. */
export function useOfferChange(offer: SentOffer, onDone: () => void) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [keys] = useState(() => createSaveKeys())
  const { run, isPending, error } = useWrite<{ what: unknown; change: OfferChange }>({
    resource: 'offers',
    write: ({ what, change }) => change(provider, { idempotencyKey: keys.keyFor([offer.id, what]) }),
    onWritten: () => {
      keys.forget()
      void queryClient.invalidateQueries({ queryKey: ['offers'] })
      readStatusesAgain(queryClient)
      notify(t('sentOffers.done'), { type: 'success' })
    },
  })
  return {
    isPending,
    failure: error && !isPending ? error.message : null,
    send: (what: unknown, change: OfferChange) => run({ what, change }, { onDone }),
  }
}
