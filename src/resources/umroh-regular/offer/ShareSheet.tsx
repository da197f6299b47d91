import { useMemo, useState } from 'react'
import type { Packages } from '../../../domain/offer/options'
import { t } from '../../../i18n/offer/share'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { usualChoice, type ShareChoice } from './shareChoice'
import { ShareContent } from './ShareContent'
import { useProfileFor } from './useProfileFor'

export type ShareSheetProps = {
  /** The package, or the options of the offer. */ details: Packages
  open: boolean
  onClose: () => void
}

/** 'Bagikan penawaran' (docs/product.md §21.2). */
export function ShareSheet({ details, open, onClose }: ShareSheetProps) {
  const profile = useProfileFor(details[0])
  // The sheet keeps what was chosen and typed while the detail is open. The rest follows the profile and the package.
  const [chosen, setChosen] = useState<Partial<ShareChoice>>({})
  const choice = useMemo(() => ({ ...usualChoice(details, profile), ...chosen }), [details, profile, chosen])
  return (
    <BottomSheet open={open} onClose={onClose} title={t('share.title')}>
      <ShareContent
        details={details}
        profile={profile}
        choice={choice}
        onChange={(changed) => setChosen({ ...chosen, ...changed })}
      />
    </BottomSheet>
  )
}
