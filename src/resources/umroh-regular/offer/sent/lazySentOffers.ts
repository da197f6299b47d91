import { lazyScreen } from '../../../../ui/layout/lazyScreen'
import type { SentOffersProps } from './SentOffers'

/** The section has its own chunk: only the detail of an API with offers loads it. */
export const SentOffers = lazyScreen<SentOffersProps>(async () => ({
  default: (await import('./SentOffers')).SentOffers,
}))
