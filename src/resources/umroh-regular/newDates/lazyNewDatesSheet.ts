import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { NewDatesSheetProps } from './NewDatesSheet'

/** The sheet has its own chunk: the list does not load the wizard's form for it. */
export const NewDatesSheet = lazyScreen<NewDatesSheetProps>(async () => ({
  default: (await import('./NewDatesSheet')).NewDatesSheet,
}))
