import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { DuplicateSheetProps } from './DuplicateSheet'

/** The sheet, and with it all that a sheet is made of: no card waits for it. */
export const DuplicateSheet = lazyScreen<DuplicateSheetProps>(() => import('./DuplicateSheet'))
