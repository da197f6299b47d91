import { useState } from 'react'
import type { OfferChoice } from '../../../domain/offer/publicOffer'
import { usualValidity } from '../../../domain/offer/shareProblems'
import { ROOM_TYPES, type PackageDetail } from '../../../domain/types'
import { today } from '../../../domain/values/dates'
import { t } from '../../../i18n/share'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { useOfferProfile } from '../../offerProfileContext'
import { ShareContent } from './ShareContent'

export type ShareSheetProps = { detail: PackageDetail; open: boolean; onClose: () => void }

/** What the mitra chose and typed in the sheet. The number goes into no offer: it only addresses the message. */
export type ShareChoice = OfferChoice & { customerPhone: string }

/** 'Bagikan penawaran' (docs/product.md §21.2). */
export function ShareSheet({ detail, open, onClose }: ShareSheetProps) {
  const profile = useOfferProfile()
  // The sheet keeps what was chosen and typed while the detail is open.
  const [choice, setChoice] = useState<ShareChoice>(() => ({
    rooms: ROOM_TYPES,
    validUntil: usualValidity(detail, profile.validDays, today()),
    customerName: '',
    customerPhone: '',
    roomMix: null,
    withPaymentPlan: false,
  }))
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
