import { use, useMemo, useState } from 'react'
import { emptyProfile, type OfferProfile } from '../../../domain/offer/offerProfile'
import type { OfferChoice } from '../../../domain/offer/publicOffer'
import { usualValidity } from '../../../domain/offer/shareProblems'
import { ROOM_TYPES, type PackageDetail } from '../../../domain/types'
import { today } from '../../../domain/values/dates'
import { t } from '../../../i18n/share'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { useOfferProfile } from '../../offerProfileContext'
import { PhoneUserContext } from '../../phoneUserContext'
import { ShareContent } from './ShareContent'

export type ShareSheetProps = { detail: PackageDetail; open: boolean; onClose: () => void }

/** What the mitra chose and typed in the sheet. The number goes into no offer: it only addresses the message. */
export type ShareChoice = OfferChoice & { customerPhone: string }

/** The profile of the mitra whose package it is. An admin knows only the name of another mitra. */
function useProfileFor({ mitra }: PackageDetail): OfferProfile {
  const own = useOfferProfile()
  const { business, hasMitra } = use(PhoneUserContext)
  const isOwn = mitra === null || (hasMitra && mitra === business)
  return useMemo(() => (isOwn ? own : emptyProfile(mitra)), [isOwn, own, mitra])
}

/** 'Bagikan penawaran' (docs/product.md §21.2). */
export function ShareSheet({ detail, open, onClose }: ShareSheetProps) {
  const profile = useProfileFor(detail)
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
