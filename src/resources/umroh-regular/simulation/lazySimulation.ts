import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { SimulationSheetProps } from './SimulationSheet'

/** The sheet has its own chunk: neither the detail nor the review waits for it. */
export const SimulationSheet = lazyScreen<SimulationSheetProps>(async () => ({
  default: (await import('./SimulationSheet')).SimulationSheet,
}))
