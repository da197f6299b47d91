import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { SortSheetProps } from './SortSheet'

/** The sheet loads with MUI's drawer, when it is first opened. */
export const SortSheet = lazyScreen<SortSheetProps>(async () => ({
  default: (await import('./SortSheet')).SortSheet,
}))
