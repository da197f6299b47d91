import type { PackageDetail } from '../../../domain/types'
import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { ShareSheetProps } from './ShareSheet'

// The two have one chunk together: no detail waits for it.
const code = () => import('./shareSheets')

export const ShareSheet = lazyScreen<ShareSheetProps>(async () => ({ default: (await code()).ShareSheet }))

export const UsualOffer = lazyScreen<{ detail: PackageDetail }>(async () => ({ default: (await code()).UsualOffer }))
