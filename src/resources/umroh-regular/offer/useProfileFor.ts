import { use, useMemo } from 'react'
import { emptyProfile, type OfferProfile } from '../../../domain/offer/offerProfile'
import type { PackageDetail } from '../../../domain/types'
import { useOfferProfile } from '../../offerProfileContext'
import { PhoneUserContext } from '../../phoneUserContext'

/** The profile of the mitra whose package it is. An admin knows only the name of another mitra. */
export function useProfileFor({ mitra }: PackageDetail): OfferProfile {
  const own = useOfferProfile()
  const { business, hasMitra } = use(PhoneUserContext)
  const isOwn = mitra === null || (hasMitra && mitra === business)
  return useMemo(() => (isOwn ? own : emptyProfile(mitra)), [isOwn, own, mitra])
}
