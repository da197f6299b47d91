import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { StatusSheetProps } from './StatusSheet'

/** The sheet has its own chunk: no detail waits for it. */
export const StatusSheet = lazyScreen<StatusSheetProps>(async () => ({
  default: (await import('./StatusSheet')).StatusSheet,
}))
