import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { PackageDetail } from '@/domain/types'
import type { NewDatesSheetProps } from '../newDates/NewDatesSheet'
import type { DetailStatusProps } from '../status/DetailStatus'
import type { ShareSheetProps } from './ShareSheet'
import type { SentOffersProps } from './sent/SentOffers'

/** Beranda's lists belong to the chunk of Beranda: no other screen needs them. */
export const HomeLists = lazyScreen(async () => ({ default: (await import('../home/HomeLists')).HomeLists }))

/** The sheet has its own chunk: the list does not load the wizard's form for it. */
export const NewDatesSheet = lazyScreen<NewDatesSheetProps>(async () => ({
  default: (await import('../newDates/NewDatesSheet')).NewDatesSheet,
}))

// The two have one chunk together: no detail waits for it.
const code = () => import('./shareSheets')

export const ShareSheet = lazyScreen<ShareSheetProps>(async () => ({ default: (await code()).ShareSheet }))

export const UsualOffer = lazyScreen<{ detail: PackageDetail }>(async () => ({ default: (await code()).UsualOffer }))

/** The section has its own chunk: only the detail of an API with offers loads it. */
export const SentOffers = lazyScreen<SentOffersProps>(async () => ({
  default: (await import('./sent/SentOffers')).SentOffers,
}))

/** Only the detail of an API with statuses loads this part. The list has its parts in its own chunk. */
export const DetailStatus = lazyScreen<DetailStatusProps>(async () => ({
  default: (await import('../status/DetailStatus')).DetailStatus,
}))
