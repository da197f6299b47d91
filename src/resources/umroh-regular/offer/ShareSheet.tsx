import { useState } from 'react'
import type { PackageDetail } from '../../../domain/types'
import { t } from '../../../i18n/share'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { usualChoice } from './shareChoice'
import { ShareContent } from './ShareContent'
import { useProfileFor } from './useProfileFor'

export type ShareSheetProps = { detail: PackageDetail; open: boolean; onClose: () => void }

/** 'Bagikan penawaran' (docs/product.md §21.2). */
export function ShareSheet({ detail, open, onClose }: ShareSheetProps) {
  const profile = useProfileFor(detail)
  // The sheet keeps what was chosen and typed while the detail is open.
  const [choice, setChoice] = useState(() => usualChoice(detail, profile))
  return (
    <BottomSheet open={open} onClose={onClose} title={t('share.title')}>
      <ShareContent
        detail={detail}
        profile={profile}
        choice={choice}
        onChange={(changed) => setChoice({ ...choice, ...changed })}
      />
    </BottomSheet>
  )
}
