import { t } from '@/i18n/offer/sentOffers'
import type { Forgetting } from '@/ui/hooks/mutationMeta'
import { type Change, useKeyedChange } from '../../useKeyedChange'

/** Changes an offer with a link, and reads the list of offers again. */
export function useOfferChange(onDone: () => void) {
  const { send, ...change } = useKeyedChange({
    resource: 'offers',
    done: t('sentOffers.done'),
    onWritten: (client) => void client.invalidateQueries({ queryKey: ['offers'] }),
  })
  return {
    ...change,
    send: (wanted: Change, forgetting?: Forgetting) => send(wanted, { onDone, ...forgetting }),
  }
}
