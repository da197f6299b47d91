import { lazyScreen } from '../../../../ui/layout/lazyScreen'
import type { PriceSheetProps } from './PriceSheet'

/** The sheet has its own chunk: a mitra loads it with the first tap on the price bar. */
export const PriceSheet = lazyScreen<PriceSheetProps>(async () => ({
  default: (await import('./PriceSheet')).PriceSheet,
}))
