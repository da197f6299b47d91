import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { DuplicateSheetProps } from './DuplicateSheet'

/** The sheet has its own chunk: no card waits for it. */
export const DuplicateSheet = lazyScreen<DuplicateSheetProps>(() => import('./DuplicateSheet'))
