import { lazyScreen } from '../../../../ui/layout/lazyScreen'
import type { ChangesSheetProps } from './ChangesSheet'

/** The sheet has its own chunk, and shares the comparison with the wizard. */
export const ChangesSheet = lazyScreen<ChangesSheetProps>(async () => ({
  default: (await import('./ChangesSheet')).ChangesSheet,
}))
