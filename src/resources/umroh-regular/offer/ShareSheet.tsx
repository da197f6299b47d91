import { useMemo, useState } from 'react'
import type { PackageDetail } from '../../../domain/types'
import { t } from '../../../i18n/share'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { usualChoice, type ShareChoice } from './shareChoice'
import { ShareContent } from './ShareContent'
import { useProfileFor } from './useProfileFor'

export type ShareSheetProps = { detail: PackageDetail; open: boolean; onClose: () => void }

/** 'Bagikan penawaran' (docs/product.md §21.2). */
export function ShareSheet({ detail, open, onClose }: ShareSheetProps) {
  const profile = useProfileFor(detail)
  // The sheet keeps what was chosen and typed while the detail is open. The rest follows the profile and the package.
  const [chosen, setChosen] = useState<Partial<ShareChoice>>({})
  const choice = useMemo(() => ({ ...usualChoice(detail, profile), ...chosen }), [detail, profile, chosen])
  return (
    <BottomSheet open={open} onClose={onClose} title={t('share.title')}>
      <ShareContent
        detail={detail}
        profile={profile}
        choice={choice}
        onChange={(changed) => setChosen({ ...chosen, ...changed })}
      />
    </BottomSheet>
  )
}
