import { useMemo } from 'react'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import { publicOffer } from '@/domain/offer/publicOffer'
import { shareProblem } from '@/domain/offer/shareProblems'
import type { PackageDetail } from '@/domain/types'
import { today } from '@/domain/values/dates'
import { t } from '@/i18n/offer/share'
import { problemInWords, usualChoice, useProfileFor } from '../shareChoice'
import { PrintedOffer } from './PrintedOffer'

/** The print of the detail: the offer with the usual choices and the room types whose price is known. */
export function UsualOffer({ detail }: { detail: PackageDetail }) {
  const { profile, trouble } = useProfileFor(detail)
  if (profile) return <OfferBy detail={detail} profile={profile} />
  return <p>{trouble ? t('share.profileOf', { mitra: detail.mitra ?? '' }) : t('share.profileReading')}</p>
}

function OfferBy({ detail, profile }: { detail: PackageDetail; profile: OfferProfile }) {
  const { choice, offer } = useMemo(() => {
    const choice = usualChoice([detail], profile)
    return { choice, offer: publicOffer(detail, choice, profile) }
  }, [detail, profile])
  const problem = shareProblem(detail, choice.rooms, today())
  return <PrintedOffer offer={offer} problem={problem && problemInWords(problem)} />
}
