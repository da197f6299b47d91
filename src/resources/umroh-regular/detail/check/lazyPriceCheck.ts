import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { PriceCheckSheetProps } from './PriceCheckSheet'

/** The sheet has its own chunk: a mitra loads it with the first check. */
export const PriceCheckSheet = lazyScreen<PriceCheckSheetProps>(async () => ({
  default: (await import('./PriceCheckSheet')).PriceCheckSheet,
}))
