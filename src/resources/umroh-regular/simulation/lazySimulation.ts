import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { SimulationSheetProps } from './SimulationSheet'

/** The sheet has its own chunk, so that the detail and the review do not wait for it. */
export const SimulationSheet = lazyScreen<SimulationSheetProps>(async () => ({
  default: (await import('./SimulationSheet')).SimulationSheet,
}))
