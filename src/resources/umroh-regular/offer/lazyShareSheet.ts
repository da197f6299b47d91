import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { ShareSheetProps } from './ShareSheet'

/** The sheet has its own chunk: no detail waits for it. */
export const ShareSheet = lazyScreen<ShareSheetProps>(async () => ({
  default: (await import('./ShareSheet')).ShareSheet,
}))
