import { lazyScreen } from '@/ui/layout/lazyScreen'

// Each sheet has its own chunk: no card waits for it.
export const DuplicateSheet = lazyScreen(() => import('./DuplicateSheet'))
export const SortSheet = lazyScreen(async () => (await import('./SortSheet')).SortSheet)
