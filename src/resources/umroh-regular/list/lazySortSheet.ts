import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { SortSheetProps } from './SortSheet'

/** The sheet has its own chunk, which loads when it is first opened. */
export const SortSheet = lazyScreen<SortSheetProps>(async () => ({
  default: (await import('./SortSheet')).SortSheet,
}))
