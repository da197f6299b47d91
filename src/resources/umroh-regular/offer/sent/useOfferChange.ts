import { useState } from 'react'
import type { SentOffer } from '@/domain/offer/sentOffer'
import { createSaveKeys } from '@/domain/package/saveKeys'
import { t } from '@/i18n/offer/sentOffers'
import type { Forgetting } from '@/ui/hooks/mutationMeta'
import { type Change, useKeyedChange } from '../../useKeyedChange'

/** Changes an offer with a link, and reads the list of offers again. */
export function useOfferChange({ id }: SentOffer, onDone: () => void) {
  const [keys] = useState(() => createSaveKeys())
  const { send, ...change } = useKeyedChange({
    resource: 'offers',
    id,
    keys,
    done: t('sentOffers.done'),
    onWritten: (client) => void client.invalidateQueries({ queryKey: ['offers'] }),
  })
  return {
    ...change,
    send: (what: unknown, wanted: Change, forgetting?: Forgetting) => send(what, wanted, { onDone, ...forgetting }),
  }
}
