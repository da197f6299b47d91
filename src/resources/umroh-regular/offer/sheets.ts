import { lazyScreen } from '@/ui/layout/lazyScreen'

/** Beranda's lists belong to the chunk of Beranda: no other screen needs them. */
export const HomeLists = lazyScreen(async () => (await import('../home/HomeLists')).HomeLists)

/** The sheet has its own chunk: the list does not load the wizard's form for it. */
export const NewDatesSheet = lazyScreen(async () => (await import('../newDates/NewDatesSheet')).NewDatesSheet)

// The two have one chunk together: no detail waits for it.
const code = () => import('./shareSheets')

export const ShareSheet = lazyScreen(async () => (await code()).ShareSheet)

export const UsualOffer = lazyScreen(async () => (await code()).UsualOffer)

/** The section has its own chunk: only the detail of an API with offers loads it. */
export const SentOffers = lazyScreen(async () => (await import('./sent/SentOffers')).SentOffers)

/** Only the desktop's detail loads this button. */
export const TemplateSwitch = lazyScreen(async () => (await import('../table/TemplateSwitch')).TemplateSwitch)

/** Only the detail of an API with statuses loads this part. The list has its parts in its own chunk. */
export const DetailStatus = lazyScreen(async () => (await import('../status/DetailStatus')).DetailStatus)
